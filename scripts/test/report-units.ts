import { relative } from "node:path";
import type { Reporter, SerializedError, TestCase, TestModule } from "vitest/node";
import { tell } from "./report.ts";

type Failure = { message: string; stack?: string; diff?: string };

const reasonOf = (errors: readonly Failure[]) =>
  errors
    .map(({ message, stack, diff }) => [message, diff, stack?.split("\n").slice(1).join("\n")].join("\n"))
    .join("\n");

const nameOf = ({ moduleId, project }: TestModule) =>
  `${relative(process.cwd(), moduleId)}${project.name === "embedded" ? " (embedded)" : ""}`;

/** Reports Vitest's tests to `npm test`. Vitest requires a class. */
export default class UnitReporter implements Reporter {
  onTestCaseResult(testCase: TestCase) {
    const { state, errors = [] } = testCase.result();
    tell({
      kind: "test",
      file: nameOf(testCase.module),
      title: testCase.fullName,
      seconds: (testCase.diagnostic()?.duration ?? 0) / 1000,
      status: state === "pending" ? "failed" : state,
      reason: reasonOf(errors as readonly Failure[]),
    });
  }

  onTestModuleEnd(module: TestModule) {
    const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } = module.diagnostic();
    const loading = collectDuration + setupDuration + prepareDuration + environmentSetupDuration;
    const tests = [...module.children.allTests()].reduce(
      (sum, testCase) => sum + (testCase.diagnostic()?.duration ?? 0),
      0,
    );
    tell({ kind: "wait", what: "loading test files", seconds: loading / 1000 });
    tell({ kind: "wait", what: "hooks and fixtures", seconds: Math.max(0, duration - tests) / 1000 });
    // A file that does not load, or whose hooks fail, has an error and no failed test.
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
    if (errors.length > 0)
      tell({ kind: "error", reason: `${nameOf(module)}\n${reasonOf(errors as readonly Failure[])}` });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]) {
    for (const error of unhandledErrors) tell({ kind: "error", reason: reasonOf([error as Failure]) });
  }
}
