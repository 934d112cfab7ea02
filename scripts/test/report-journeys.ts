import type { Reporter, TestCase, TestError, TestResult, TestStep } from "@playwright/test/reporter";
import { tell } from "./report.ts";

/** Adds up the time of each kind of step, by its name without arguments. */
function addSteps(steps: readonly TestStep[], sums: Map<string, number>) {
  for (const { title, duration, steps: inner } of steps) {
    if (inner.length > 0) {
      addSteps(inner, sums);
      continue;
    }
    const what = title.replace(/ ?["(].*/, "");
    sums.set(what, (sums.get(what) ?? 0) + duration / 1000);
  }
}

/** Reports Playwright's tests to `npm test`. Playwright requires a class. */
export default class JourneyReporter implements Reporter {
  private readonly sums = new Map<string, number>();

  printsToStdio() {
    return true;
  }

  onTestEnd(test: TestCase, { status, duration, errors, steps }: TestResult) {
    addSteps(steps, this.sums);
    const [, , file = "", ...titles] = test.titlePath();
    tell({
      kind: "test",
      file: `e2e/${file}`,
      title: titles.join(" › "),
      seconds: duration / 1000,
      status: status === "passed" || status === "skipped" ? status : "failed",
      reason: [`line ${test.location.line}`, ...errors.map(({ message = "" }) => message)].join("\n"),
    });
  }

  onError({ message = "", stack = message }: TestError) {
    tell({ kind: "error", reason: stack });
  }

  onEnd() {
    for (const [what, seconds] of this.sums) tell({ kind: "wait", what, seconds });
  }
}
