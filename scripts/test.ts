import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

// Runs every test there is, says at the end what failed and why, and closes with the one line that CI reads.

type Failure = { name: string; reason: string };
type Result = { passed: number; failures: Failure[] };

const reports = mkdtempSync(join(tmpdir(), "samen-test-"));

const units = () => {
  const report = join(reports, "vitest.json");
  const status = run("vitest", ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]);
  return read<UnitReport>("vitest", report, status, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOfFile),
  }));
};

const journeys = () => {
  const config = "e2e/playwright.config.ts";
  const report = join(reports, "playwright.json");
  const status = run("playwright", ["test", "--config", config, "--reporter=dot,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return read<JourneyReport>("playwright", report, status, ({ stats, suites, errors }) => ({
    passed: stats.expected + stats.flaky,
    failures: [...suites.flatMap(failuresOfSuite), ...errors.map(({ message = "" }) => failure("playwright", message))],
  }));
};

// Built once, for the tests of the server and for the browser.
if (run("node", ["scripts/build.ts"]) !== 0) process.exit(1);
const results = [units(), journeys()];
rmSync(reports, { recursive: true, force: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failures = results.flatMap((result) => result.failures);
for (const { name, reason } of failures) console.log(`\nFAILED ${name}\n${reason}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

function run(command: string, args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const { status, error } = spawnSync(join("node_modules", ".bin", command), args, { stdio: "inherit", env });
  if (error) throw error;
  return status;
}

function read<Report>(runner: string, file: string, status: number | null, sum: (report: Report) => Result): Result {
  const result = existsSync(file) ? sum(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failures: [] };
  // A file that does not load, or an error outside any test, fails the run without a failed test.
  const isUnexplained = status !== 0 && result.failures.length === 0;
  return isUnexplained ? { ...result, failures: [failure(runner, `ended with ${status}, see above`)] } : result;
}

type UnitReport = { numPassedTests: number; testResults: UnitFile[] };
type UnitFile = {
  name: string;
  status: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
};

function failuresOfFile({ name, status, message = "", assertionResults }: UnitFile): Failure[] {
  const failed = assertionResults.filter((one) => one.status === "failed");
  if (status === "failed" && failed.length === 0) return [failure(name, message)];
  return failed.map((one) => failure(`${name} › ${one.fullName}`, (one.failureMessages ?? []).join("\n")));
}

type JourneyReport = {
  stats: { expected: number; flaky: number };
  suites: Suite[];
  errors: { message?: string }[];
};
type Suite = { title: string; suites?: Suite[]; specs?: Spec[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { errors: { message?: string }[] }[] }[];
};

function failuresOfSuite({ suites = [], specs = [] }: Suite): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = "" }) => message));
        return failure(`e2e/${file}:${line} › ${title}`, messages.join("\n"));
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** CI keeps the end of what we say: enough of each reason to know it, and little enough to leave room for the others. */
function failure(name: string, reason: string): Failure {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*(node_modules|<anonymous>)/.test(line));
  return { name: name.replace(`${process.cwd()}/`, ""), reason: lines.slice(0, 15).join("\n") };
}
