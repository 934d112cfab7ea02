import { expect } from "vitest";
import type { RosterPerson } from "#domain/roster.ts";
import { sendDossier } from "#server/actions/dossier.ts";
import { loadFund } from "#server/actions/fund.ts";
import { correctPerson, importRoster } from "#server/actions/roster.ts";
import { changeSettings } from "#server/actions/setting.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { findPerson } from "#server/database/queries/person.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { anInternalDossier } from "#test/dossiers.ts";
import { anOfficer, aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { type Fund, test } from "#test/fund.ts";
import { testLists } from "#test/fund-lists.ts";
import { listOf } from "#test/roster-list.ts";

/** A request for help, and a member of the committee who works in the finance department of another branch. */
async function aRequest(fund: Fund) {
  await theSettings(fund.db);
  const { id: memberId } = await anOfficer(fund, "committee");
  const member = await correctedTo(fund, memberId, {
    lastname: "Wouters",
    branch: "brussel",
    department: "finance",
  });
  const applicant = await aPerson(fund.db, { lastname: "Aerts", branch: "gent", department: "marketing" });
  const context = fund.context(loggedIn(applicant));
  const { id } = await anInternalDossier(context);
  await sendDossier(context, { dossierId: id });
  const noteOn = async () => {
    const isTheirs = and(eq(declarations.dossierId, id), eq(declarations.personId, memberId));
    const [note] = await fund.db.select().from(declarations).where(isTheirs);
    return note && { exclusion: note.exclusion, isLikely: note.isLikely };
  };
  return { member, applicant, noteOn };
}

/** The person after a correction of their data. */
async function correctedTo(fund: Fund, id: string, change: Partial<RosterPerson>) {
  const person = await findPerson(fund.db, id);
  if (!person) throw new Error("There is no such person");
  await correctPerson(fund.context(null), { ...person, ...change });
  return { ...person, ...change };
}

test("members of a department that becomes human resources hear nothing of requests for help", async ({ fund }) => {
  const { noteOn } = await aRequest(fund);
  expect(await noteOn()).toEqual({ exclusion: null, isLikely: false });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const change = (revision: number, values: Record<string, string>) =>
    changeSettings(fund.context(coordinator), { part: "humanResources", revision, values });
  await change(0, { "department.finance": "on" });
  expect((await getFundSettings(fund.db)).humanResources).toEqual(["finance"]);
  expect(await noteOn()).toEqual({ exclusion: "rule", isLikely: false });
  await change(1, {});
  expect(await noteOn()).toEqual({ exclusion: null, isLikely: false });
});

test("a fund file that names human resources excludes their members", async ({ fund }) => {
  const { noteOn } = await aRequest(fund);
  const settings = { humanResources: ["finance"] };
  await loadFund(fund.context(null), { settings, lists: testLists, pictures: {}, pages: {} });
  expect(await noteOn()).toEqual({ exclusion: "rule", isLikely: false });
});

test("a member who moves to the applicant's department has a likely conflict", async ({ fund }) => {
  const { member, noteOn } = await aRequest(fund);
  await correctedTo(fund, member.id, { branch: "gent", department: "marketing" });
  expect(await noteOn()).toEqual({ exclusion: null, isLikely: true });
});

test("a staff list that moves a member to the applicant's department brings a likely conflict", async ({ fund }) => {
  const { member, applicant, noteOn } = await aRequest(fund);
  const file = listOf({ ...member, branch: "gent", department: "marketing" }, applicant);
  await importRoster(fund.context(null), { file, allowManyLeavers: true });
  expect(await noteOn()).toEqual({ exclusion: null, isLikely: true });
});
