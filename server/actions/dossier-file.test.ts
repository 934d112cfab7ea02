import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { ProjectType } from "#domain/dossier.ts";
import type { GivenRole } from "#domain/permission.ts";
import { Refusal } from "#domain/problem.ts";
import { beginDossier } from "#server/actions/dossier.ts";
import { sealVersion } from "#server/actions/dossier-content.ts";
import { removeFile, storeUpload } from "#server/actions/dossier-file.ts";
import { findReadableFile } from "#server/actions/dossier-file-read.ts";
import { scanFile } from "#server/actions/dossier-file-scan.ts";
import { readAnswers } from "#server/actions/dossier-situation.ts";
import { findBrokenFiles } from "#server/actions/file-check.ts";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { storeMarkName } from "#server/actions/store-mark.ts";
import type { Context, Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { listDossierFiles } from "#server/database/queries/dossier.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossiers, dossierVersions, handOvers } from "#server/database/tables/dossier.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";
import { jobs } from "#server/database/tables/job.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { openScanner } from "#server/platform/files/scanner.ts";
import { openSecret } from "#server/platform/secret.ts";
import { aClamd, eicar } from "#test/clamd.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aPdf, aPng } from "#test/sample-file.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

/** Makes a person with a dossier, in a fund with its own store. */
async function aFundWithFiles(fund: Fund, type: ProjectType = "internal") {
  const folder = mkdtempSync(join(tmpdir(), "samen-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openLocalFiles(folder);
  const as = (me: Me | null, values: Partial<Context> = {}): Context => ({
    ...fund.context(me),
    files: store,
    ...values,
  });
  const anna = loggedIn(await aPerson(fund.db));
  const dossier = await beginDossier(as(anna), { type });
  const add = (context: Context, name = "statuten.pdf", content = aPdf(), field = "attachments") =>
    storeUpload(context, { dossierId: dossier.id, field, name, content: Readable.from([content]) });
  const stored = async () =>
    (await Array.fromAsync(store.list())).map(({ name }) => name).filter((name) => name !== storeMarkName);
  return { anna, dossier, as, add, store, stored };
}

const someone = async (fund: Fund, roles: GivenRole[], hasSecondFactor = true) =>
  loggedIn(await aPerson(fund.db), { roles, hasSecondFactor });

/** Submits a dossier with these files. */
async function send(fund: Fund, dossierId: string, isConfidential: boolean, ...fileIds: string[]) {
  const id = randomUUID();
  const [dossier] = await fund.db.select().from(dossiers).where(eq(dossiers.id, dossierId));
  await fund.db.insert(dossierVersions).values({
    id,
    dossierId,
    version: 1,
    sealedAnswers: sealVersion(fund.context(null).secret, id, { attachments: fileIds }),
    sentAt: fund.now,
  });
  const callId = dossier?.type === "external" ? (await aCall(fund.db)).id : null;
  await fund.db
    .update(dossiers)
    .set({
      callId,
      state: "submitted",
      sentAt: fund.now,
      number: randomUUID(),
      isConfidential,
      sentRevision: dossier?.revision,
      reviewSince: fund.now,
    })
    .where(eq(dossiers.id, dossierId));
}

const codeOf = (doing: Promise<unknown>) =>
  doing.then(
    () => null,
    (error) => (error instanceof Refusal ? error.problem.code : error),
  );

test("seals a file and its name, and gives both back unchanged", async ({ fund }) => {
  const { anna, dossier, as, add, store, stored } = await aFundWithFiles(fund);
  const content = aPdf(200_000);
  const addedFile = await add(as(anna), "C:\\docs\\schulden van Zebedeus.pdf", content);
  expect(addedFile).toEqual({
    id: addedFile.id,
    field: "attachments",
    name: "schulden van Zebedeus.pdf",
    size: content.length,
    type: "application/pdf",
    scan: "clean",
  });

  const file = await findReadableFile(as(anna), addedFile.id);
  expect(file?.name).toBe("schulden van Zebedeus.pdf");
  expect(file && (await buffer(await file.read())).equals(content)).toBe(true);
  const [name = ""] = await stored();
  const bytes = await buffer((await store.open(name)) ?? Readable.from([]));
  expect(bytes.includes("%PDF")).toBe(false);
  const rows =
    JSON.stringify(await fund.db.select().from(files)) + JSON.stringify(await fund.db.select().from(dossierFiles));
  expect(rows).not.toContain("Zebedeus");
  const [now] = await fund.db.select().from(dossiers).where(eq(dossiers.id, dossier.id));
  expect(now?.revision).toBe(dossier.revision + 1);
});

test("each field takes as many files as its form says, and no other field takes any", async ({ fund }) => {
  const { anna, as, add, stored } = await aFundWithFiles(fund);
  for (let number = 1; number <= 10; number++) await add(as(anna), `${number}.png`, aPng());
  expect(await codeOf(add(as(anna)))).toBe("file.tooMany");
  expect(await codeOf(add(as(anna), "a.pdf", aPdf(), "project_files_articles"))).toBe("file.badForm");
  expect(await codeOf(add(as(anna), "a.pdf", aPdf(), "reason"))).toBe("file.badForm");
  expect(await stored()).toHaveLength(10);
});

test("nobody adds a file to someone else's dossier, or to a decided one", async ({ fund }) => {
  const { anna, dossier, as, add, stored } = await aFundWithFiles(fund);
  expect(await codeOf((async () => add(as(null)))())).toBe("login.required");
  for (const roles of [[], ["committee"], ["coordinator"]] as GivenRole[][])
    expect(await codeOf(add(as(await someone(fund, roles))))).toBe("dossier.unknown");
  await send(fund, dossier.id, true);
  await fund.db.update(dossiers).set({ state: "in_review" }).where(eq(dossiers.id, dossier.id));
  expect(await codeOf(add(as(anna)))).toBe("dossier.notNow");
  expect(await stored()).toEqual([]);
});

test("only applicants read files of a draft; readers of a submitted dossier read its files, and confidential ones are logged", async ({
  fund,
}) => {
  const { anna, dossier, as, add } = await aFundWithFiles(fund, "external");
  const { id } = await add(as(anna), "a.pdf", aPdf(), "project_files_articles");
  const { id: later } = await add(as(anna), "b.pdf", aPdf(), "project_files_articles");
  const readers = {
    visitor: null,
    "other employee": await someone(fund, []),
    committee: await someone(fund, ["committee"]),
    "committee without second factor": await someone(fund, ["committee"], false),
    coordinator: await someone(fund, ["coordinator"]),
    operator: await someone(fund, ["operator"]),
  };
  const whoReads = async (fileId: string) => {
    const names: string[] = [];
    for (const [who, me] of Object.entries(readers)) {
      const file = await findReadableFile(as(me), fileId);
      if (file) await buffer(await file.read());
      if (file) names.push(who);
    }
    return names;
  };
  expect(await whoReads(id)).toEqual([]);
  await send(fund, dossier.id, true, id);
  // A member first says that they have no conflict of interest.
  expect(await whoReads(id)).toEqual([]);
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: readers.committee.id });
  expect(await whoReads(id)).toEqual(["committee"]);
  const logged = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "read_file"));
  expect(logged).toMatchObject([{ actorId: readers.committee.id, subject: `dossier ${dossier.id}` }]);
  // This file was added later and not submitted.
  expect(await whoReads(later)).toEqual([]);
  await fund.db.update(dossiers).set({ isConfidential: false }).where(eq(dossiers.id, dossier.id));
  expect(await whoReads(id)).toEqual(["committee", "coordinator"]);
  expect(await fund.db.$count(auditEntries, eq(auditEntries.act, "read_file"))).toBe(1);
  expect((await findReadableFile(as(anna), id))?.isOwn).toBe(true);
  expect(await findReadableFile(as(anna), randomUUID())).toBeNull();
});

test("a picture that the office looks at counts as reading its dossier, once, and a download each time", async ({
  fund,
}) => {
  const { anna, dossier, as, add } = await aFundWithFiles(fund);
  const { id } = await add(as(anna));
  await send(fund, dossier.id, true, id);
  const member = await someone(fund, ["committee"]);
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: member.id });
  const acts = async () =>
    (await fund.db.select().from(auditEntries).where(eq(auditEntries.actorId, member.id))).map(({ act }) => act);
  for (const isPreview of [true, true, false, false]) {
    const file = await findReadableFile(as(member), id);
    if (file) await buffer(await file.read({ isPreview }));
  }
  expect((await acts()).toSorted()).toEqual(["read_dossier", "read_file", "read_file"]);
});

test("removing a file deletes it, but a submitted version keeps it", async ({ fund }) => {
  const { anna, dossier, as, add, stored } = await aFundWithFiles(fund);
  const first = await add(as(anna));
  const second = await add(as(anna));
  const other = await someone(fund, ["committee"]);
  expect(await codeOf(removeFile(as(other), { fileId: first.id }))).toBe("file.unknown");
  await removeFile(as(anna), { fileId: first.id });
  expect(await codeOf(removeFile(as(anna), { fileId: first.id }))).toBe("file.unknown");
  expect(await stored()).toHaveLength(1);

  await send(fund, dossier.id, true, second.id);
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: other.id });
  await removeFile(as(anna), { fileId: second.id });
  expect(await listDossierFiles(fund.db, [dossier.id])).toEqual([]);
  expect(await findReadableFile(as(other), second.id)).not.toBeNull();
});

test("the organisation adds files to its part, which the applicant can neither change nor read", async ({ fund }) => {
  const { anna, dossier, as, add } = await aFundWithFiles(fund, "external");
  const link = { madeAt: fund.now, expiresAt: new Date(fund.now.getTime() + 86_400_000), completedAt: fund.now };
  const tokenHash = fund.context(null).secret.hash("hand-over", "the link");
  await fund.db.insert(handOvers).values({ dossierId: dossier.id, tokenHash, ...link });
  const upload = (handOver: string, field: string) =>
    storeUpload(as(null), { handOver, field, name: "a.pdf", content: Readable.from([aPdf()]) });
  const { id } = await upload("the link", "project_files_articles");
  expect(await fund.db.select().from(handOvers)).toMatchObject([{ completedAt: null }]);
  expect(await codeOf(upload("another link", "project_files_articles"))).toBe("handOver.unknown");
  expect(await codeOf(upload("the link", "attachments"))).toBe("file.badForm");
  expect(await codeOf(add(as(anna), "b.pdf", aPdf(), "project_files_articles"))).toBe("dossier.handedOver");
  expect(await findReadableFile(as(anna), id)).toBeNull();
  expect(await codeOf(removeFile(as(anna), { fileId: id }))).toBe("dossier.handedOver");
  await removeFile(as(null), { fileId: id, handOver: "the link" });
  expect(await listDossierFiles(fund.db, [dossier.id])).toEqual([]);
});

test("never serves changed bytes as the file, and the file check reports them and a wrong key", async ({ fund }) => {
  const { anna, as, add, store, stored } = await aFundWithFiles(fund);
  const { id } = await add(as(anna));
  expect(await findBrokenFiles(as(null))).toEqual({ checked: 1, broken: [], sealed: [] });
  const secret = openSecret({ secretKey: "another key of at least 32 characters", secretKeysBefore: [], dataDir: "" });
  expect(await findBrokenFiles({ ...as(null), secret })).toEqual({ checked: 1, broken: [], sealed: [id] });
  const [name = ""] = await stored();
  await store.put(name, Readable.from([Buffer.alloc(500, 1)]));
  const file = await findReadableFile(as(anna), id);
  await expect(async () => file && buffer(await file.read())).rejects.toThrow("changed or cut off");
  expect(await findBrokenFiles(as(null))).toMatchObject({ checked: 1, broken: [id] });
  await store.remove(name);
  expect(await findBrokenFiles(as(null))).toMatchObject({ checked: 1, broken: [id] });
});

test("nobody gets a file before ClamAV has scanned it; an infected file is never served and does not count as an answer", async ({
  fund,
}) => {
  const clamd = await aClamd();
  onTestFinished(clamd.remove);
  const scanner = openScanner(clamd.url);
  const { anna, dossier, as, add, stored } = await aFundWithFiles(fund);
  const scanning = as(anna, { scansFiles: true });
  const clean = await add(scanning);
  const infected = await add(scanning, "b.pdf", Buffer.concat([aPdf(), Buffer.from(eicar), aPdf()]));
  expect([await findReadableFile(scanning, clean.id), await findReadableFile(scanning, infected.id)]).toEqual([
    null,
    null,
  ]);
  const waiting = await fund.db.select().from(jobs).where(eq(jobs.kind, "scanFile"));
  expect(new Set(waiting.map(({ payload }) => payload))).toEqual(
    new Set([{ fileId: clean.id }, { fileId: infected.id }]),
  );

  await clamd.stop();
  await expect(scanFile(scanning, scanner, { fileId: clean.id })).rejects.toThrow();
  expect(await findReadableFile(scanning, clean.id)).toBeNull();
  await clamd.start();
  for (const { id } of [clean, infected]) await scanFile(scanning, scanner, { fileId: id });
  expect((await findReadableFile(scanning, clean.id))?.name).toBe("statuten.pdf");
  expect(await findReadableFile(scanning, infected.id)).toBeNull();
  const rows = await fund.db.select({ id: files.id, scan: files.scan }).from(files).where(eq(files.id, infected.id));
  expect(rows).toEqual([{ id: infected.id, scan: "infected" }]);
  expect((await readAnswers(scanning, dossier)).attachments).toEqual([clean.id]);
  expect(await stored()).toHaveLength(1);
});

test("deletes orphaned files after a day, and nothing else", async ({ fund }) => {
  const { anna, as, add, store, stored } = await aFundWithFiles(fund);
  const listedFile = await add(as(anna));
  const [listedName = ""] = await stored();
  const orphan = await add(as(anna));
  await fund.db.delete(dossierFiles).where(eq(dossierFiles.fileId, orphan.id));
  await store.put(randomUUID(), Readable.from(["no row"]));
  const aDay = 24 * 3_600_000;
  // The store has its own clock, and so has the fund of a test.
  const later = new Date(Math.max(Date.now(), fund.now.getTime()) + aDay + 60_000);
  await forgetOrphans({ ...as(null), now: new Date(Math.min(Date.now(), fund.now.getTime()) + aDay - 60_000) });
  expect(await stored()).toHaveLength(3);
  await forgetOrphans({ ...as(null), now: later });
  expect(await stored()).toEqual([listedName]);
  expect((await fund.db.select({ id: files.id }).from(files)).map(({ id }) => id)).toEqual([listedFile.id]);
});
