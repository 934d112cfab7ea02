import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isBuildUsed, prepareBuild } from "#server/platform/http/build-use.ts";
import { findBuild, loadProgram, NotBuilt } from "#server/platform/http/bundle.ts";

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), "samen-bundle-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("only a build that is missing is not built yet; one that cannot be read is another error", () => {
  const folder = aFolder();
  expect(() => findBuild(folder)).toThrow(NotBuilt);
  symlinkSync("build", join(folder, "build"));
  expect(() => findBuild(folder)).toThrow("ELOOP");
});

test("a process uses its build from before the program is loaded", async () => {
  const build = aFolder();
  prepareBuild(build);
  mkdirSync(join(build, "program"));
  const use = JSON.stringify(join(import.meta.dirname, "build-use.ts"));
  writeFileSync(
    join(build, "program/site.js"),
    `import { isBuildUsed } from ${use}; export const isUsed = isBuildUsed(${JSON.stringify(build)});`,
  );
  expect(isBuildUsed(build)).toBe(false);
  expect(await loadProgram(build)).toMatchObject({ isUsed: true });
});
