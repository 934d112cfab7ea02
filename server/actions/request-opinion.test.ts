import { releaseDecisions } from "#server/actions/decision-release.ts";
import { assessConflicts, declareConflict } from "#server/actions/declaration.ts";
import { openReasons } from "#server/actions/dossier-content.ts";
import { giveOpinion } from "#server/actions/request-opinion.ts";
import type { Me } from "#server/context.ts";
import { eq, inArray } from "#server/database/drizzle.ts";
import { requestOpinions } from "#server/database/tables/decision.ts";
import { people } from "#server/database/tables/person.ts";
import { testSecret } from "#test/context.ts";
import { aJudgedDossier, anOfficer, readDecided } from "#test/decision.ts";
import { theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: { problem?: { code: string } }) => error.problem?.code,
  );

async function aRequest(fund: Fund) {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const members = [chair, await anOfficer(fund.db, "committee"), await anOfficer(fund.db, "committee")] as const;
  const { id: dossierId } = await aJudgedDossier(fund.db, members, { type: "internal" });
  const give = (member: Me, amountInCents: number | null, reason = "") =>
    giveOpinion(fund.context(member), { dossierId, amountInCents, reason });
  return { dossierId, members, give };
}

test("two members who agree grant a request without a meeting, and the chair releases it", async ({ fund }) => {
  const { dossierId, members, give } = await aRequest(fund);
  const [chair, second, third] = members;
  await give(second, 500_00);
  expect((await readDecided(fund.db, dossierId)).pending).toBeNull();
  await give(third, 500_00);
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ outcome: "granted", amountInCents: 500_00 });
  expect(await codeOf(give(chair, 800_00))).toBe("dossier.decisionPending");
  expect((await releaseDecisions(fund.context(second), { dossierIds: [dossierId] })).going).toEqual([]);
  expect((await releaseDecisions(fund.context(chair), { dossierIds: [dossierId] })).going).toEqual([dossierId]);
  expect((await readDecided(fund.db, dossierId)).state).toBe("granted");
});

test("when two members differ, a third one chooses between them", async ({ fund }) => {
  const { dossierId, members, give } = await aRequest(fund);
  const [chair, second, third] = members;
  await give(chair, 500_00);
  await give(second, null, "Het fonds betaalt geen boetes.");
  expect(await codeOf(give(third, 300_00))).toBe("decision.chooseOneOfTwo");
  await give(third, null, "Boetes vallen buiten het reglement.");
  const { pending } = await readDecided(fund.db, dossierId);
  expect(pending).toMatchObject({ outcome: "declined", amountInCents: null });
  expect(pending && openReasons(testSecret, pending)).toEqual({ nl: "Boetes vallen buiten het reglement." });
});

test("a decline needs a reason, and what members write is sealed", async ({ fund }) => {
  const { members, give } = await aRequest(fund);
  expect(await codeOf(give(members[0], null))).toBe("form.invalid");
  await give(members[0], null, "Kwispedoor");
  expect(JSON.stringify(await fund.db.select().from(requestOpinions))).not.toContain("Kwispedoor");
});

test("a member who steps aside later no longer counts", async ({ fund }) => {
  const { dossierId, members, give } = await aRequest(fund);
  const [chair, second, third] = members;
  await give(second, 500_00);
  await declareConflict(fund.context(second), { dossierId, answer: "involved", isNameShown: true });
  await give(third, 500_00);
  expect((await readDecided(fund.db, dossierId)).pending).toBeNull();
  await give(chair, 500_00);
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ amountInCents: 500_00 });
});

test("a decision ends with the conflict of a member who made it, unless two others want the same", async ({ fund }) => {
  const { dossierId, members, give } = await aRequest(fund);
  const [chair, second] = members;
  const reason = "Dit hoort bij een andere dienst.";
  await give(chair, null, reason);
  await give(second, null, reason);
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ outcome: "declined" });
  await declareConflict(fund.context(second), { dossierId, answer: "involved", isNameShown: true });
  expect((await readDecided(fund.db, dossierId)).pending).toBeNull();
  await give(members[2], null, reason);
  expect((await readDecided(fund.db, dossierId)).pending).toMatchObject({ outcome: "declined" });
});

test("an opinion ends with an exclusion or a likely conflict that comes later, and the decision with it", async ({
  fund,
}) => {
  await theSettings(fund.db, { humanResources: ["human_resources"] });
  const { dossierId, members, give } = await aRequest(fund);
  const [chair, second, third] = members;
  const ids = members.map(({ id }) => id);
  await fund.db.update(people).set({ branch: "brussel" }).where(inArray(people.id, ids));
  await give(chair, 500_00);
  for (const [member, department] of [
    [second, "human_resources"],
    [third, "finance"],
  ] as const) {
    await give(member, 500_00);
    await assessConflicts(fund.context(null), { dossierIds: [dossierId] });
    expect((await readDecided(fund.db, dossierId)).pending, department).not.toBeNull();
    await fund.db.update(people).set({ branch: "gent", department }).where(eq(people.id, member.id));
    await assessConflicts(fund.context(null), { memberIds: [member.id] });
    expect((await readDecided(fund.db, dossierId)).pending, department).toBeNull();
    const opinions = await fund.db.select().from(requestOpinions);
    expect(opinions.map(({ personId }) => personId)).toEqual([chair.id]);
  }
});

test("nobody gives an opinion on a project, or without having declared", async ({ fund }) => {
  const { dossierId } = await aRequest(fund);
  const stranger = await anOfficer(fund.db, "committee");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const opinion = { dossierId, amountInCents: 100 };
  expect(await codeOf(giveOpinion(fund.context(stranger), opinion))).toBe("dossier.unknown");
  expect(await codeOf(giveOpinion(fund.context(coordinator), opinion))).toBe("permission.denied");
  const project = await aJudgedDossier(fund.db, [stranger]);
  const onProject = { dossierId: project.id, amountInCents: 100 };
  expect(await codeOf(giveOpinion(fund.context(stranger), onProject))).toBe("dossier.notNow");
});
