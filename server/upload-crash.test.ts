import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openContent } from "#server/actions/dossier-file-read.ts";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { openDatabase } from "#server/database/open.ts";
import { listDossierFiles } from "#server/database/queries/dossier.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { aPdf } from "#test/sample-file.ts";
import { formOf, postForm } from "#test/upload-form.ts";
import { anApplicant, siteKey, siteSecret } from "#test/uploading.ts";

const program = join(import.meta.dirname, "../test/upload-process.ts");
const kills = 20;
const sendersAtOnce = 3;

async function startProcess(folder: string, ...args: string[]) {
  // Compiled once for all of them.
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(folder, "compiled") };
  const files = join(folder, "files");
  const child = spawn(process.execPath, [program, files, ...args], { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  const [port] = await once(child.stdout, "data");
  return { url: `http://localhost:${String(port).trim()}`, kill };
}

test("killed 20 times in the middle of uploads, every file that was answered for is there, and nothing half", async () => {
  const folder = aDataFolder("empty");
  const postgres = await aPostgres("migrated");
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await database.close();
    await postgres.drop();
  });
  const { db } = database;
  const store = openLocalFiles(join(folder, "files"));
  const content = aPdf(400_000);
  const answered = new Set<string>();
  const dossierIds: string[] = [];
  let next = startProcess(folder, postgres.url, siteKey);
  for (let round = 0; round < kills; round++) {
    const { url, kill } = await next;
    if (round + 1 < kills) next = startProcess(folder, postgres.url, siteKey);
    const { cookie, dossierId } = await anApplicant(db);
    dossierIds.push(dossierId);
    // From the first answer to the fourth, another one each time: the others are still being sent.
    const deadly = (round % 4) + 1;
    let answers = 0;
    const sendUntilItEnds = async () => {
      for (;;) {
        const form = formOf([
          { name: "dossier", value: dossierId },
          { name: "field", value: "attachments" },
          { name: "file", filename: "a.pdf", content },
        ]);
        const answer = await postForm({ url, cookie, ...form }).catch(() => null);
        if (!answer) return;
        if (answer.id) answered.add(answer.id);
        if (++answers === deadly) await kill();
      }
    };
    await Promise.all(Array.from({ length: sendersAtOnce }, sendUntilItEnds));
  }

  const listed = await listDossierFiles(db, dossierIds);
  const ids = new Set(listed.map(({ id }) => id));
  expect([...answered].filter((id) => !ids.has(id))).toEqual([]);
  expect(answered.size).toBeGreaterThanOrEqual(kills);
  for (const file of listed) {
    const read = await buffer(await openContent({ files: store, secret: siteSecret }, file));
    expect(read.equals(content), file.id).toBe(true);
  }
  // What was under way when it was killed has no row, and is gone two days later.
  await forgetOrphans({ db, now: new Date(Date.now() + 2 * 86_400_000), files: store });
  const stored = (await Array.fromAsync(store.list())).map(({ name }) => name).sort();
  expect(stored).toEqual(listed.map(({ storedAs }) => storedAs).sort());
}, 300_000);
