import { createOfficeDossierPdfHandler } from "#server/api/office-dossier-pdf.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { readPages } from "#test/pdf.ts";
import { aDeclaration, aSentVersion, aStoredDossier, storedAnswers } from "#test/stored-dossier.ts";

async function ask(fund: Fund, me: Me | null, id: string, { prefix = "", method = "GET" } = {}) {
  const url = await serveHandlers(createOfficeDossierPdfHandler(async () => fund.context(me)));
  return fetch(`${url}${prefix}/office/dossiers/${id}.pdf`, { method, redirect: "manual" });
}

const readText = async (answer: Response) =>
  readPages(await answer.bytes())
    .join("\n")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/ {2,}/g, "  ");

const officer = async (fund: Fund, role: "coordinator" | "committee") =>
  loggedIn(await aPerson(fund.db, { firstname: "Ilse", lastname: "Maes" }), { roles: [role], hasSecondFactor: true });

const countEntries = (fund: Fund, id: string) =>
  fund.db.$count(auditEntries, eq(auditEntries.subject, `dossier ${id}`));

const secrets = { iban_code: "BE68539007547034", responsible_national_register_number: "85073003328" };

test("a coordinator downloads the last version in the language of the page, with masked numbers", async ({ fund }) => {
  await theSettings(fund.db, { asksRegisterNumber: true });
  const me = await officer(fund, "coordinator");
  const dossier = await aStoredDossier(fund.db, { state: "in_review", language: "fr", answers: secrets });
  await aSentVersion(fund.db, dossier, { ...storedAnswers.external, ...secrets, title_of_the_project: "De tweede" });
  const answer = await ask(fund, me, dossier.id, { prefix: "/en" });
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="dossier-${dossier.number}.pdf"`);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const text = await readText(answer);
  for (const words of [dossier.number ?? "", "In committee", "De tweede", "BE68 •••• •••• 7034", "For Ilse Maes"])
    expect(text).toContain(words);
  expect(text).toMatch(/Version\n.* {2}2\n/);
  for (const secret of ["5390 0754", "85073003328", "85.07", "Snoezeltuin", "Not filled in"])
    expect(text).not.toContain(secret);
  expect(await countEntries(fund, dossier.id)).toBe(1);
});

test("a member downloads an ordinary project without account, and logs it", async ({ fund }) => {
  const me = await officer(fund, "committee");
  const dossier = await aStoredDossier(fund.db, { state: "in_review", answers: secrets });
  await aDeclaration(fund.db, { dossierId: dossier.id, personId: me.id });
  const text = await readText(await ask(fund, me, dossier.id));
  expect(text).toContain("Snoezeltuin");
  for (const words of ["7034", "KBC", "IBAN"]) expect(text).not.toContain(words);
});

test("the files of a dossier that someone may not read do not exist", async ({ fund }) => {
  const coordinator = await officer(fund, "coordinator");
  const member = await officer(fund, "committee");
  const confidential = await aStoredDossier(fund.db, { state: "in_review", answers: { confidential: "yes" } });
  const own = await aStoredDossier(fund.db, { state: "submitted", applicantId: coordinator.id });
  const draft = await aStoredDossier(fund.db);
  const unknown = "00000000-0000-4000-8000-000000000000";
  for (const id of [confidential.id, own.id, draft.id, unknown]) {
    const answer = await ask(fund, coordinator, id);
    expect([answer.status, await countEntries(fund, id)]).toEqual([404, 0]);
  }
  for (const answer of [null, "involved"] as const) {
    await aDeclaration(fund.db, { dossierId: confidential.id, personId: member.id, answer });
    expect((await ask(fund, member, confidential.id)).status).toBe(404);
  }
  await aDeclaration(fund.db, { dossierId: confidential.id, personId: member.id, answer: "none" });
  const head = await ask(fund, member, confidential.id, { method: "HEAD" });
  expect([head.status, await countEntries(fund, confidential.id)]).toEqual([200, 0]);
  const visitor = await ask(fund, null, unknown, { prefix: "/fr" });
  expect([visitor.status, visitor.headers.get("location")]).toEqual([
    303,
    `/fr/login?next=${encodeURIComponent(`/fr/office/dossiers?open=${unknown}`)}`,
  ]);
});
