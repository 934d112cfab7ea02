import { declareConflict } from "#server/actions/declaration.ts";
import { giveOpinion } from "#server/actions/request-opinion.ts";
import { takeRole } from "#server/actions/role.ts";
import { nameSubstitute } from "#server/actions/substitute.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { listRolesOf } from "#server/database/queries/person.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aJudgedDossier, anOfficer, readDecided } from "#test/decision.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

const refusal = (code: string) => ({ problem: { code } });
const seen = `query ($id: ID!) { officeDossier(id: $id) { levels number applicant needsSubstitute } }`;
const read = async (fund: Fund, me: Me, id: string) =>
  (await fund.ask(me, seen, { id })).data?.officeDossier as { levels: string[]; needsSubstitute: boolean } | null;

/** A request that only the chair can judge, and a colleague who could substitute. */
async function aLonelyRequest(fund: Fund) {
  await theSettings(fund.db);
  const chair = await anOfficer(fund.db, "committee", "chair");
  const member = await anOfficer(fund.db, "committee");
  const request = await aJudgedDossier(fund.db, [chair], { type: "internal" });
  await aDeclaration(fund.db, { dossierId: request.id, personId: member.id, answer: "involved" });
  const person = await aPerson(fund.db, { lastname: "Invaller", branch: "brussel" });
  const substitute = loggedIn(person, { roles: ["substitute"], hasSecondFactor: true });
  return { chair, member, request, person, substitute };
}

test("the chair names a substitute, who judges this request with the chair and sees no other dossier", async ({
  fund,
}) => {
  const { chair, request, person, substitute } = await aLonelyRequest(fund);
  const other = await aJudgedDossier(fund.db, [chair], { type: "internal" });
  const dossierId = request.id;
  expect((await read(fund, chair, dossierId))?.needsSubstitute).toBe(true);
  await nameSubstitute(fund.context(chair), { dossierId, who: ` ${person.email} ` });
  expect(await listRolesOf(fund.db, person.id)).toEqual(["substitute"]);
  expect((await arrivedMails(fund)).map(({ to }) => to)).toEqual([person.email]);
  expect((await read(fund, chair, dossierId))?.needsSubstitute).toBe(false);

  expect((await read(fund, substitute, dossierId))?.levels).toEqual(["row", "declare", "workplace"]);
  expect(await read(fund, substitute, other.id)).toBeNull();
  const context = fund.context(substitute);
  for (const isNameShown of [false, true]) await declareConflict(context, { dossierId, answer: "none", isNameShown });
  await giveOpinion(context, { dossierId, amountInCents: 500_00 });
  await giveOpinion(fund.context(chair), { dossierId, amountInCents: 500_00 });
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ outcome: "granted", amountInCents: 500_00 });
  const list = `{ officeDossiers(list: "") { rows { id } } }`;
  expect((await fund.ask(substitute, list)).data?.officeDossiers).toEqual({ rows: [{ id: dossierId }] });
});

test("a substitute whom the chair did not name, or on an ordinary project, sees nothing", async ({ fund }) => {
  const { chair, request, person, substitute } = await aLonelyRequest(fund);
  await aDeclaration(fund.db, { dossierId: request.id, personId: person.id, answer: "none" });
  expect(await read(fund, substitute, request.id)).toBeNull();
  const project = await aJudgedDossier(fund.db, [chair]);
  await aDeclaration(fund.db, { dossierId: project.id, personId: person.id, openedAt: fund.now });
  expect(await read(fund, substitute, project.id)).toBeNull();
});

test("a former member, as a substitute, reads no request that the chair opened for them before", async ({ fund }) => {
  const { chair, request, person, substitute } = await aLonelyRequest(fund);
  await fund.db.insert(personRoles).values({ personId: person.id, role: "committee", givenAt: fund.now });
  const opened = { openedAt: fund.now, openedById: chair.id };
  await aDeclaration(fund.db, {
    dossierId: request.id,
    personId: person.id,
    answer: "none",
    isLikely: true,
    ...opened,
  });
  expect((await read(fund, substitute, request.id))?.levels).toContain("content");
  await takeRole(fund.context(null), { personId: person.id, role: "committee" });
  expect(await read(fund, substitute, request.id)).toBeNull();
});

test("refuses a substitute who is not needed, not known or not fit, and anybody but the chair", async ({ fund }) => {
  const { chair, member, request, person } = await aLonelyRequest(fund);
  const dossierId = request.id;
  const name = (who: string, me = chair) => nameSubstitute(fund.context(me), { dossierId, who });
  await expect(name("")).rejects.toMatchObject(refusal("form.invalid"));
  await expect(name("niemand@amandel.example")).rejects.toMatchObject(refusal("dossier.substitute.unknown"));
  await expect(name(member.email ?? "")).rejects.toMatchObject(refusal("dossier.substitute.unfit"));
  const [applicant] = await fund.db.select().from(people).where(eq(people.id, request.applicantId));
  await expect(name(applicant?.email ?? "")).rejects.toMatchObject(refusal("dossier.substitute.unfit"));
  await expect(name(person.email ?? "", member)).rejects.toMatchObject(refusal("permission.denied"));
  const third = await anOfficer(fund.db, "committee");
  await aDeclaration(fund.db, { dossierId, personId: third.id, answer: null });
  await expect(name(person.email ?? "")).rejects.toMatchObject(refusal("dossier.substitute.notNeeded"));
  expect(await listRolesOf(fund.db, person.id)).toEqual([]);
});

test("members and substitutes keep what the chair opened for them when they lose another role", async ({ fund }) => {
  const { chair, member, request, person, substitute } = await aLonelyRequest(fund);
  const dossierId = request.id;
  await nameSubstitute(fund.context(chair), { dossierId, who: person.email ?? "" });
  const other = await aJudgedDossier(fund.db, [chair], { type: "internal" });
  const opened = { dossierId: other.id, personId: member.id, isLikely: true, openedById: chair.id };
  await aDeclaration(fund.db, { ...opened, answer: "none", openedAt: fund.now });
  for (const { id: personId } of [member, person]) {
    await fund.db.insert(personRoles).values({ personId, role: "editor", givenAt: fund.now });
    await takeRole(fund.context(null), { personId, role: "editor" });
  }
  expect((await read(fund, member, other.id))?.levels).toContain("content");
  expect((await read(fund, substitute, dossierId))?.levels).toContain("declare");
  // The role of a substitute is not the one with which a member judges.
  await fund.db.insert(personRoles).values({ personId: member.id, role: "substitute", givenAt: fund.now });
  await takeRole(fund.context(null), { personId: member.id, role: "substitute" });
  expect((await read(fund, member, other.id))?.levels).toContain("content");
});
