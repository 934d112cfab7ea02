import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { openDraft } from "#server/actions/dossier-content.ts";
import { openContent } from "#server/actions/dossier-file-read.ts";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { storeMarkName } from "#server/actions/store-mark.ts";
import { eq } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { listDossierFiles } from "#server/database/queries/dossier.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { type Applicant, anApplicant, submissionOf } from "#test/applicant.ts";
import { bundleProcess } from "#test/bundled-process.ts";
import { aDataFolder, aPostgres } from "#test/database.ts";
import { internalAnswers } from "#test/dossiers.ts";
import { environment } from "#test/environment.ts";
import { aPdf } from "#test/sample-file.ts";
import { siteKey, siteSecret } from "#test/site-session.ts";
import { soak } from "#test/tier.ts";
import { formOf, postForm } from "#test/upload-form.ts";

const ofEachAtOnce = 2;
const pdf = aPdf(400_000);

async function startProcess(...args: string[]) {
  const child = spawn(process.execPath, args, { env: environment, stdio: ["ignore", "pipe", "inherit"] });
  const exitEvent = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exitEvent;
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value: port } = await lines.next();
  const killedWhile = async () => {
    const { value } = await lines.next();
    expect((await exitEvent)[1]).toBe("SIGKILL");
    return JSON.parse(value ?? "{}") as Record<string, number>;
  };
  return { url: `http://localhost:${port}`, killedWhile };
}

/** Returns the response of the site, or null if it ended before responding. */
async function ask(address: string, cookie: string, query: string): Promise<unknown> {
  const headers = { "content-type": "application/json", cookie, origin: "http://localhost" };
  const body = JSON.stringify({ query });
  try {
    const response = await fetch(address, { method: "POST", headers, body });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

type SavingApplicant = Applicant & { saved: number };
type SendingApplicant = Applicant & { number: string | null };
type UploadingApplicant = Applicant & { fileIds: string[] };

/** Saves the next number again and again, and keeps the last one that the site confirmed. */
async function saveUntilItEnds(url: string, own: SavingApplicant): Promise<void> {
  for (let count = 1; ; count++) {
    const args = `id: "${own.dossierId}", basedOn: 1000000, answers: [{ field: reason, value: "${count}" }]`;
    const answer = await ask(`${url}/graphql?save`, own.cookie, `mutation { saveDossier(${args}) { revision } }`);
    if (!answer) return;
    own.saved = count;
  }
}

async function send(address: string, own: SendingApplicant): Promise<boolean> {
  const answer = await ask(address, own.cookie, `mutation { sendDossier(id: "${own.dossierId}") { number } }`);
  if (answer) own.number = (answer as { sendDossier: { number: string } }).sendDossier.number;
  return answer !== null;
}

async function uploadUntilItEnds(url: string, { dossierId, cookie, fileIds }: UploadingApplicant): Promise<void> {
  for (;;) {
    const form = formOf([
      { name: "dossier", value: dossierId },
      { name: "field", value: "attachments" },
      { name: "file", filename: "a.pdf", content: pdf },
    ]);
    const answer = await postForm({ url, path: "/files?upload", cookie, ...form }).catch(() => null);
    if (!answer) return;
    expect(answer.problem).toBeUndefined();
    fileIds.push(answer.id ?? "");
  }
}

test("nothing that the site confirmed is lost when it is killed while people save, submit and upload", async () => {
  const folder = aDataFolder("empty");
  const postgres = await aPostgres("migrated");
  const { db, close } = await openDatabase({ databaseUrl: postgres.url, dataDir: "" });
  onTestFinished(async () => {
    await close();
    await postgres.drop();
  });
  const store = openLocalFiles(join(folder, "files"));
  const program = await bundleProcess("dossier-process");
  // Each kill comes at another moment: as soon as all three are running, or up to 19 milliseconds later.
  const start = (round: number) => startProcess(program, join(folder, "files"), postgres.url, siteKey, String(round));
  const many = <Own>(make: () => Promise<Own>, count = ofEachAtOnce) =>
    Promise.all(Array.from({ length: count }, make));
  const ready: SendingApplicant[] = [];
  const uploaded: UploadingApplicant[] = [];

  let next = start(0);
  for (let round = 0; round < soak.kills; round++) {
    const saving = await many(async () => ({ ...(await anApplicant(db, internalAnswers)), saved: 0 }));
    const uploading = await many(async () => ({ ...(await anApplicant(db)), fileIds: [] as string[] }));
    const aSending = async () => ({ ...(await anApplicant(db, internalAnswers)), number: null });
    ready.push(...(await many(aSending, 10 - ready.length)));
    uploaded.push(...uploading);
    const sentDossiers: SendingApplicant[] = [];
    const sendUntilItEnds = async (url: string) => {
      for (;;) {
        const own = ready.pop() ?? (await aSending());
        sentDossiers.push(own);
        if (!(await send(`${url}/graphql?send`, own))) return;
      }
    };

    const { url, killedWhile } = await next;
    next = start(round + 1);
    await Promise.all([
      ...saving.map((own) => saveUntilItEnds(url, own)),
      ...Array.from({ length: ofEachAtOnce }, () => sendUntilItEnds(url)),
      ...uploading.map((own) => uploadUntilItEnds(url, own)),
    ]);
    const underWay = await killedWhile();
    expect(Object.keys(underWay)).toEqual(["save", "send", "upload"]);
    expect(Math.min(...Object.values(underWay))).toBeGreaterThan(0);

    // After the restart all confirmed data is there, and people without a response submit once more.
    const again = await next;
    for (const { dossierId, saved } of saving) {
      const [dossier] = await db.select().from(dossiers).where(eq(dossiers.id, dossierId));
      if (!dossier) throw new Error("The dossier is gone");
      // The last unconfirmed save may or may not be there.
      const storedValue = Number(openDraft(siteSecret, dossier).answers.reason) || 0;
      expect([saved, saved + 1]).toContain(storedValue);
    }
    expect(saving.some(({ saved }) => saved > 0)).toBe(true);
    expect(sentDossiers.some(({ number }) => number)).toBe(true);
    for (const own of sentDossiers) {
      const earlierNumber = own.number;
      if (!earlierNumber) expect(await send(`${again.url}/graphql`, own)).toBe(true);
      expect(await submissionOf(db, own)).toEqual({
        number: earlierNumber ?? own.number,
        isWhole: true,
        moves: 1,
        mails: 1,
      });
    }
    for (const { dossierId, fileIds } of uploading) {
      const listedFiles = await listDossierFiles(db, [dossierId]);
      expect(listedFiles.map(({ id }) => id)).toEqual(expect.arrayContaining(fileIds));
      for (const file of listedFiles) {
        const read = await buffer(await openContent({ files: store, secret: siteSecret }, file));
        expect(read.equals(pdf), file.id).toBe(true);
      }
    }
  }

  // Uploads that the kill interrupted have no row, and are gone two days later.
  await forgetOrphans({ db, now: new Date(Date.now() + 2 * 86_400_000), files: store });
  const storedNames = (await Array.fromAsync(store.list()))
    .map(({ name }) => name)
    .filter((name) => name !== storeMarkName);
  const listedFiles = await listDossierFiles(
    db,
    uploaded.map(({ dossierId }) => dossierId),
  );
  expect(storedNames.sort()).toEqual(listedFiles.map(({ storedAs }) => storedAs).sort());
});
