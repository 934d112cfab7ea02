import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { holdBuild, prepareBuild } from "#server/platform/http/build-use.ts";

const root = join(import.meta.dirname, "..");

/** A copy of the project without its packages, which it shares. */
function aCheckout(): string {
  const place = mkdtempSync(join(tmpdir(), "samen-checkout-"));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const folder = join(place, "one");
  for (const name of [
    "domain",
    "i18n",
    "server",
    "web",
    "scripts",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

const build = async (folder: string, cwd = folder) => {
  const program = join(folder, "scripts/build.ts");
  const [code] = await once(spawn(process.execPath, [program], { cwd, stdio: "inherit" }), "exit");
  return code as number;
};

test("a site says what to do if it is not built, or was built by a version without a program", () => {
  const folder = aCheckout();
  const start = () => {
    const { status, stdout } = spawnSync(process.execPath, ["server/start.ts"], { cwd: folder, encoding: "utf8" });
    return [status, JSON.parse(stdout).message];
  };
  const refusal = "Samen is not built yet. Run `npm run build` first, or `npm start`, which does both.";
  expect(start()).toEqual([1, refusal]);
  mkdirSync(join(folder, "build/server"), { recursive: true });
  expect(start()).toEqual([1, refusal]);
});

test("two builds at once make one, a moved checkout needs none, and a new build keeps the files of the old one", async () => {
  const folder = aCheckout();
  expect(await Promise.all([build(folder), build(folder)])).toEqual([0, 0]);
  const first = readlinkSync(join(folder, "build"));
  const files = execFileSync("ls", [join(folder, ".build")], { encoding: "utf8" })
    .trim()
    .split("\n");
  expect(files).toEqual([first.replace(".build/", ""), "lock"]);

  const moved = join(folder, "../two");
  renameSync(folder, moved);
  const builtAt = statSync(join(moved, "build/server/index.js")).mtimeMs;
  const migrations = (place: string) => readdirSync(join(moved, place)).sort();
  expect(migrations("build/program/migrations")).toEqual(migrations("server/database/migrations"));
  expect(await build(moved)).toBe(0);
  expect(statSync(join(moved, "build/server/index.js")).mtimeMs).toBe(builtAt);

  // Two old builds, of which a site still uses one, and what is left of a build that was killed.
  for (const name of ["0-in-use", "0-unused", "new-cut-off"]) {
    const place = join(moved, ".build", name);
    mkdirSync(place);
    if (name.startsWith("0-")) prepareBuild(place);
    if (name === "0-in-use") onTestFinished(holdBuild(place));
    if (name !== "new-cut-off") utimesSync(place, 1, 1);
  }
  writeFileSync(join(moved, "web/public/new.txt"), "new");
  expect(await build(moved, tmpdir())).toBe(0);
  // Packages stay as they come, wherever the build was started.
  expect(readFileSync(join(moved, "build/program/site.js"), "utf8")).toContain('from "pg"');
  const second = readlinkSync(join(moved, "build"));
  expect(second).not.toBe(first);
  const keptNames = ["0-in-use", ...[first, second].map((path) => path.replace(".build/", "")), "lock"];
  expect(readdirSync(join(moved, ".build")).sort()).toEqual(keptNames.sort());
  expect(statSync(join(moved, first, "server/index.js")).mtimeMs).toBe(builtAt);
});
