import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { textOf } from "#test/source.ts";

test("systemd accepts the sample of a unit, where systemd is installed", ({ skip }) => {
  if (spawnSync("systemd-analyze", ["--version"]).error) return skip();
  const folder = mkdtempSync(join(tmpdir(), "samen-unit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, "samen@8055.service");
  // The program, its folder and its account are those of the operator.
  const text = textOf("docs/samples/samen@.service")
    .replaceAll("/opt/samen/node_modules/.bin/node", process.execPath)
    .replaceAll("/opt/samen", folder)
    .replace("User=samen", "User=daemon");
  writeFileSync(unit, text);
  const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], { encoding: "utf8" });
  const complaints = `${stdout}${stderr}`.split("\n").filter((line) => line.includes("samen@"));
  expect(complaints).toEqual([]);
});
