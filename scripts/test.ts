import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Runs every test there is and ends with the one line that CI reads.

type Counts = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), "samen-test-"));

const units = () => {
  const report = join(reports, "vitest.json");
  const status = run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  return count(report, status, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
};

const journeys = () => {
  const config = "e2e/playwright.config.ts";
  const report = join(reports, "playwright.json");
  const status = run("playwright", ["test", "--config", config, "--reporter=line,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return count(report, status, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
};

// Built once, for the tests of the server and for the browser.
if (run("node", ["scripts/build.ts"]) !== 0) process.exit(1);
const results = [units(), journeys()];
rmSync(reports, { recursive: true, force: true });
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function run(command: string, args: string[], environment: Record<string, string> = {}) {
  const env = { ...process.env, ...environment };
  const { status, error } = spawnSync(join("node_modules", ".bin", command), args, { stdio: "inherit", env });
  if (error) throw error;
  return status;
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; flaky: number; unexpected: number };
};

function count(file: string, status: number | null, read: (report: Report) => Counts): Counts {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0 };
  // A file that does not load, or an error outside any test, fails the run without a failed test.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
