import { strFromU8, unzipSync } from "fflate";
import { mostDownloaded } from "#domain/dossier-act.ts";
import { createDossierArchiveHandlers } from "#server/api/dossier-archive.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { readPages } from "#test/pdf.ts";
import { aDeclaration, aSentVersion, aStoredDossier, aStoredFile, storedAnswers } from "#test/stored-dossier.ts";

async function post(fund: Fund, me: Me | null, ids: readonly string[], prefix = "/en") {
  const url = await serveHandlers(...createDossierArchiveHandlers(async () => fund.context(me)));
  return fetch(`${url}${prefix}/office/dossiers.zip`, {
    method: "POST",
    body: new URLSearchParams(ids.map((id) => ["id", id])),
  });
}

const unpack = async (answer: Response) => unzipSync(await answer.bytes());

const member = async (fund: Fund) => loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });

/** A dossier that a member reads, sent with these files. */
async function aReadDossier(fund: Fund, me: Me, files: Parameters<typeof aStoredFile>[2][]) {
  const dossier = await aStoredDossier(fund.db, { state: "in_review", answers: { confidential: "yes" } });
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: me.id });
  const ids: string[] = [];
  for (const file of files) ids.push(await aStoredFile(fund.db, dossier.id, file));
  const answers = { ...storedAnswers.external, confidential: "yes", project_files_articles: ids };
  await aSentVersion(fund.db, dossier, answers);
  return dossier;
}

test("a ZIP has a folder for each dossier with its PDF and its clean files, and is logged", async ({ fund }) => {
  const me = await member(fund);
  const content = Buffer.from("%PDF of the articles");
  const first = await aReadDossier(fund, me, [
    { name: "statuten.pdf", content },
    { name: "Statuten.pdf", content: Buffer.from("second") },
    { name: "../../\u202efdp.exe/étranger:x.pdf", content: Buffer.alloc(300_000, 7) },
    { name: "virus.pdf", scan: "infected" },
    { name: "later.pdf", scan: "pending" },
    { name: "gone.pdf", scan: "clean" },
  ]);
  const second = await aReadDossier(fund, me, []);
  const answer = await post(fund, me, [first.id, second.id]);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="dossiers.zip"');
  const files = await unpack(answer);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      `${first.number}/dossier-${first.number}.pdf`,
      `${first.number}/statuten.pdf`,
      `${first.number}/Statuten (2).pdf`,
      `${first.number}/étranger-x.pdf`,
      `${second.number}/dossier-${second.number}.pdf`,
      "not-in-this-zip.txt",
    ].toSorted(),
  );
  expect(Buffer.from(files[`${first.number}/statuten.pdf`] ?? [])).toEqual(content);
  expect(files[`${first.number}/étranger-x.pdf`]?.length).toBe(300_000);
  expect(strFromU8(files["not-in-this-zip.txt"] ?? new Uint8Array())).toBe(
    `${first.number}: 3 files are not checked yet, have a virus or are gone.\r\n`,
  );
  const pdf = files[`${second.number}/dossier-${second.number}.pdf`] ?? new Uint8Array();
  expect(readPages(pdf).join("\n")).toContain("Snoezeltuin");
  for (const { id } of [first, second]) {
    const entries = await fund.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `dossier ${id}`));
    expect(entries.map(({ act, actorId }) => [act, actorId])).toContainEqual(["export_dossiers", me.id]);
  }
});

test("a ZIP names dossiers of which the reader sees a line, and no others", async ({ fund }) => {
  const me = await member(fund);
  const read = await aReadDossier(fund, me, []);
  const aside = await aReadDossier(fund, me, [{ name: "secret.pdf" }]);
  await aDeclaration(fund.db, { dossierId: aside.id, personId: me.id, answer: "involved" });
  const excluded = await aReadDossier(fund, me, []);
  await aDeclaration(fund.db, { dossierId: excluded.id, personId: me.id, exclusion: "applicant" });
  const files = await unpack(await post(fund, me, [read.id, aside.id, excluded.id], "/fr"));
  expect(Object.keys(files)).toEqual([`${read.number}/dossier-${read.number}.pdf`, "pas-dans-ce-zip.txt"]);
  expect(strFromU8(files["pas-dans-ce-zip.txt"] ?? new Uint8Array())).toMatch(
    new RegExp(`^${aside.number}\\s: vous ne pouvez pas lire ce dossier\\.\r\n$`),
  );
});

test("refuses a ZIP of nothing, of too many, and of dossiers that nobody may read", async ({ fund }) => {
  const me = await member(fund);
  const { id } = await aReadDossier(fund, me, []);
  const problemOf = async (answer: Response) => [answer.status, (await answer.json()).problem];
  expect(await problemOf(await post(fund, me, []))).toEqual([422, { code: "list.nothingChosen" }]);
  const many = Array.from({ length: mostDownloaded + 1 }, () => id);
  expect(await problemOf(await post(fund, me, many))).toEqual([
    422,
    { code: "list.tooManyChosen", most: mostDownloaded },
  ]);
  expect(await problemOf(await post(fund, await member(fund), [id]))).toEqual([404, { code: "dossier.unknown" }]);
  expect(await problemOf(await post(fund, null, [id]))).toEqual([401, { code: "login.required" }]);
  const employee = loggedIn(await aPerson(fund.db));
  expect(await problemOf(await post(fund, employee, [id]))).toEqual([403, { code: "permission.denied" }]);
});
