import { fork, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { workers } from "#test/workers.ts";
import type { Message } from "./report.ts";

// Runs the tests: `npm test`, `npm test -- vote` for the files with that word in their path, `npm test -- --slow` to
// see where the time goes, and `npm run test:all` to add the long tests. CI reads the last line.

type Test = Extract<Message, { kind: "test" }>;
type Part = {
  name: string;
  workers: number;
  seconds: number;
  tests: Test[];
  errors: string[];
  waits: Map<string, number>;
};

const { values: options, positionals: words } = parseArgs({
  options: { all: { type: "boolean" }, slow: { type: "boolean" } },
  allowPositionals: true,
});
const root = join(import.meta.dirname, "../..");
const seed = process.env.TEST_SEED ?? (options.all ? String(Date.now() % 2 ** 31) : "1");
const environment = {
  ...process.env,
  TEST_SEED: seed,
  TMPDIR: makeTemporaryFolder(),
  ...(options.all && { TEST_TIER: "all" }),
};
const journeyFiles = readdirSync(join(root, "e2e"))
  .map((name) => `e2e/${name}`)
  .filter((path) => path.endsWith(".e2e.ts") && (words.length === 0 || words.some((word) => path.includes(word))));

if (options.all) console.log(`Random values come from seed ${seed}.`);
build();
const isAlone = (path: string) => path.includes(".alone.");
const journeysOfTier = journeyFiles.filter((path) => !isAlone(path) && (options.all || !path.includes(".long.")));
const parts = [
  // Both wait a third of their time, so they share the machine.
  ...(await Promise.all([runUnits(), runJourneys("Journeys", workers, journeysOfTier)])),
  // These tests measure, so they run alone.
  await runJourneys("Measures", 1, options.all ? journeyFiles.filter(isAlone) : []),
].filter((part) => part !== null);
const failures = parts.flatMap(failuresOf);
const passed = parts.flatMap(({ tests }) => tests).filter(({ status }) => status === "passed").length;
if (options.slow) parts.forEach(printSlow);
for (const failure of failures) console.log(`\nFAILED ${failure}`);
if (failures.length > 0) console.log(`\nSet TEST_SEED=${seed} to draw the same random values again.`);
if (passed === 0 && failures.length === 0) console.log(`No test has ${words.join(" or ")} in its path.`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

function build() {
  const began = performance.now();
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(1);
  printLine("Build", "", began);
}

/**
 * Makes a folder for the files of this run. Tests make hundreds of databases that nobody needs afterwards, so it is in
 * memory where that has room for it.
 */
function makeTemporaryFolder(): string {
  const [memory, neededBytes] = ["/dev/shm", 4 * 2 ** 30];
  const hasRoom = () => statfsSync(memory).bavail * statfsSync(memory).bsize > neededBytes;
  const folder = mkdtempSync(join(existsSync(memory) && hasRoom() ? memory : tmpdir(), "samen-tests-"));
  // PostgreSQL, which runs as a user of its own, must get through.
  chmodSync(folder, 0o711);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function runUnits() {
  return runPart("Units", workers, "vitest", [
    "run",
    ...words,
    "--reporter=./scripts/test/report-units.ts",
    "--passWithNoTests",
  ]);
}

async function runJourneys(name: string, workers: number, files: string[]): Promise<Part | null> {
  if (files.length === 0) return null;
  const reporter = join(root, "scripts/test/report-journeys.ts");
  const config = "e2e/playwright.config.ts";
  const args = ["test", `--config=${config}`, `--reporter=${reporter}`, `--workers=${workers}`, ...files];
  return runPart(name, workers, "playwright", args);
}

/** Runs one test runner, shows its progress, and keeps its output in case it fails without a reason. */
async function runPart(name: string, workers: number, command: string, args: string[]): Promise<Part> {
  const part: Part = { name, workers, seconds: 0, tests: [], errors: [], waits: new Map() };
  const began = performance.now();
  const program = join(root, "node_modules/.bin", command);
  const runner = fork(program, args, { cwd: root, env: environment, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  let printed = "";
  for (const stream of [runner.stdout, runner.stderr]) {
    stream?.on("data", (text) => {
      printed = (printed + text).slice(-5000);
    });
  }
  runner.on("message", (message: Message) => {
    if (message.kind === "test") part.tests.push(message);
    if (message.kind === "error") part.errors.push(message.reason);
    if (message.kind === "wait") part.waits.set(message.what, (part.waits.get(message.what) ?? 0) + message.seconds);
    if (process.stdout.isTTY) process.stdout.write(`\r${lineOf(name, countsOf(part), began)}`);
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  runner.on("close", resolve);
  const status = await promise;
  if (status !== 0 && failuresOf(part).length === 0) part.errors.push(`${command} ended with ${status}\n${printed}`);
  part.seconds = (performance.now() - began) / 1000;
  printLine(name, countsOf(part), began);
  return part;
}

function countsOf(part: Part): string {
  const passed = part.tests.filter(({ status }) => status === "passed").length;
  return `${passed} passed, ${failuresOf(part).length} failed`;
}

function lineOf(name: string, counts: string, began: number): string {
  const seconds = Math.round((performance.now() - began) / 1000);
  return `${name.padEnd(10)}${counts.padEnd(28)}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function printLine(name: string, counts: string, began: number) {
  console.log(`${process.stdout.isTTY ? "\r" : ""}${lineOf(name, counts, began)}`);
}

function failuresOf({ name, tests, errors }: Part): string[] {
  return [
    ...tests
      .filter(({ status }) => status === "failed")
      .map(({ file, title, reason }) => `${file} › ${title}\n${shorten(reason)}`),
    ...errors.map((reason) => `${name}, outside of a test\n${shorten(reason)}`),
  ];
}

/** CI keeps only the end of the output, so we shorten each reason to leave room for the others. */
function shorten(reason: string): string {
  const lines = stripVTControlCharacters(reason)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^\s+at .*(node_modules|node:internal|<anonymous>)/.test(line));
  return lines.slice(0, 20).join("\n").replaceAll(`${root}/`, "");
}

/** Prints the slowest tests and files of a part, and how its workers spent their time. */
function printSlow({ name, workers, seconds, tests, waits }: Part) {
  const files = new Map<string, number>();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  const inTests = tests.reduce((sum, result) => sum + result.seconds, 0);
  const share = (part: number) => `${Math.round((100 * part) / (workers * seconds))} %`;
  printTop(
    `${name}: slowest tests`,
    tests.map(({ file, title, seconds }) => [`${file} › ${title}`, seconds]),
  );
  printTop(`${name}: slowest files`, [...files]);
  printTop(`${name}: what the time of ${workers} workers went to`, [...waits]);
  console.log(`  ${share(inTests)} of their time was spent in tests.`);
}

function printTop(heading: string, rows: [what: string, seconds: number][]) {
  console.log(`\n${heading}`);
  const slowest = rows.toSorted(([, first], [, second]) => second - first).slice(0, 20);
  for (const [what, seconds] of slowest) console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${what.slice(0, 140)}`);
}
