import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDraft, openVersion } from "#server/actions/dossier-content.ts";
import { openContent } from "#server/actions/dossier-file-read.ts";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { openDatabase } from "#server/database/open.ts";
import { listDossierFiles, listEvents, listVersions } from "#server/database/queries/dossier.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { internalAnswers } from "#test/dossiers.ts";
import { environment } from "#test/environment.ts";
import { aPdf } from "#test/sample-file.ts";
import { formOf, postForm } from "#test/upload-form.ts";
import { anApplicant, siteKey, siteSecret } from "#test/uploading.ts";

const program = join(import.meta.dirname, "../test/dossier-process.ts");
const kills = 20;
const sendersAtOnce = 3;

async function startProcess(folder: string, ...args: string[]) {
  const files = join(folder, "files");
  const child = spawn(process.execPath, [program, files, ...args], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  const [port] = await once(child.stdout, "data");
  return { url: `http://localhost:${String(port).trim()}`, kill };
}

type Written = { dossierId: string; saved: number; sent: number };

/** Saves one more number and sends it, again and again, and keeps the last that the site answered for. */
async function writeUntilItEnds(url: string, cookie: string, told: Written): Promise<void> {
  const ask = async (query: string) => {
    const headers = {
      "content-type": "application/json",
      accept: "application/json",
      cookie,
      origin: "http://localhost",
    };
    const answer = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
    return (await answer.json()) as { data?: unknown; errors?: unknown };
  };
  const id = `id: "${told.dossierId}"`;
  for (let count = 1; ; count++) {
    const answers = `[{ field: reason, value: "${count}" }]`;
    try {
      const saved = await ask(`mutation { saveDossier(${id}, basedOn: 1000000, answers: ${answers}) { revision } }`);
      expect(saved.errors).toBeUndefined();
      told.saved = count;
      const sent = await ask(`mutation { sendDossier(${id}) { number } }`);
      expect(sent.errors).toBeUndefined();
      told.sent = count;
    } catch (error) {
      // The process is gone; what it answered before counts.
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

test("killed 20 times while files go up and answers are saved and sent, all that was answered for is there", async () => {
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
  const written: Written[] = [];
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
    const own = await anApplicant(db, { ...internalAnswers, reason: "0" });
    const told = { dossierId: own.dossierId, saved: 0, sent: 0 };
    written.push(told);
    await Promise.all([
      writeUntilItEnds(url, own.cookie, told),
      ...Array.from({ length: sendersAtOnce }, sendUntilItEnds),
    ]);
  }

  for (const { dossierId, saved, sent } of written) {
    const [dossier] = await db.select().from(dossiers).where(eq(dossiers.id, dossierId));
    if (!dossier) throw new Error("The dossier is gone");
    const versions = await listVersions(db, [dossierId]);
    const last = versions.at(-1);
    const inLast = last ? Number(openVersion(siteSecret, last).reason) : 0;
    expect(Number(openDraft(siteSecret, dossier).answers.reason ?? 0)).toBeGreaterThanOrEqual(saved);
    expect(inLast).toBeGreaterThanOrEqual(sent);
    // Sent or not, and never half: a number, a version and an entry in its history come together.
    const events = await listEvents(db, [dossierId]);
    expect([dossier.number !== null, versions.length > 0, events.length > 0]).toEqual(
      Array(3).fill(dossier.state === "submitted"),
    );
  }
  expect(written.reduce((all, { sent }) => all + sent, 0)).toBeGreaterThan(0);

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
