import { editLetter } from "#server/actions/decision.ts";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import type { Me } from "#server/context.ts";
import { anAwardedDossier, anOfficer } from "#test/decision.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { aDeclaration } from "#test/stored-dossier.ts";

const own = `query ($id: ID!) { dossier(id: $id) { state letters { outcome texts { language text } } } }`;
const outbox = `query ($isReleased: Boolean) {
  outbox(isReleased: $isReleased) { id decision { outcome isPrinted missing { part language } letters { language } } } }`;
const plan = `query ($ids: [ID!]!, $revisions: [Int!]!) { releasePlan(ids: $ids, revisions: $revisions) { going { id } staying { reason dossier { id } } } }`;
const release = `mutation ($ids: [ID!]!, $revisions: [Int!]!) {
  releaseDecisions(ids: $ids, revisions: $revisions) { going { id } staying { reason } } }`;
const decide = `mutation ($id: ID!) { decide(id: $id, revision: 0, outcome: declined) }`;
const acts = `query ($id: ID!) { officeDossier(id: $id) { acts } }`;

test("applicants read the letter in their account from the release on, and nothing before", async ({ fund }) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const applicant = loggedIn(await aPerson(fund.db));
  const values = { applicantId: applicant.id };
  const { id } = await anAwardedDossier({ ...fund.context(chair), me: chair }, values);
  expect((await fund.ask(applicant, own, { id })).data?.dossier).toEqual({ state: "in_review", letters: [] });
  expect((await fund.ask(applicant, outbox)).data ?? null).toBeNull();
  await releaseDecisions(fund.context(coordinator), { dossierIds: [id] });
  expect((await fund.ask(applicant, own, { id })).data?.dossier).toMatchObject({
    state: "selected",
    letters: [{ outcome: "selected", texts: [{ language: "nl", text: expect.stringContaining("Snoezeltuin") }] }],
  });
});

test("the outbox shows what waits, a plan says what a release does, and released letters stay readable", async ({
  fund,
}) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const inChair = { ...fund.context(chair), me: chair };
  const { id } = await anAwardedDossier(inChair);
  const confidential = await anAwardedDossier(inChair, { confidential: "yes" });
  const decision = { outcome: "selected", isPrinted: false, missing: [], letters: [{ language: "nl" }] };
  expect((await fund.ask(coordinator, outbox)).data).toEqual({ outbox: [{ id, decision }] });
  expect((await fund.ask(chair, outbox)).data?.outbox).toHaveLength(2);
  const ids = [id, confidential.id];
  expect((await fund.ask(coordinator, plan, { ids, revisions: [1, 1] })).data?.releasePlan).toEqual({
    going: [{ id }],
    staying: [{ reason: "permission.denied", dossier: { id: confidential.id } }],
  });
  const released = await fund.ask(coordinator, release, { ids, revisions: [1, 1] });
  expect(released.data?.releaseDecisions).toEqual({ going: [{ id }], staying: [{ reason: "permission.denied" }] });
  expect((await fund.ask(coordinator, outbox, { isReleased: true })).data).toEqual({ outbox: [{ id, decision }] });
  expect((await fund.ask(coordinator, outbox)).data).toEqual({ outbox: [] });
});

test("a release leaves behind what changed after its presser read it, and names it", async ({ fund }) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const inChair = { ...fund.context(chair), me: chair };
  const [same, changed] = [await anAwardedDossier(inChair), await anAwardedDossier(inChair)];
  const letters = { reasons: {}, letters: { nl: "Een andere brief." } };
  await editLetter(fund.context(coordinator), { dossierId: changed.id, revision: 1, ...letters });
  const variables = { ids: [same.id, changed.id], revisions: [1, 1] };
  const outcome = { going: [{ id: same.id }], staying: [{ reason: "record.changed" }] };
  expect((await fund.ask(coordinator, plan, variables)).data?.releasePlan).toMatchObject(outcome);
  expect((await fund.ask(coordinator, release, variables)).data?.releaseDecisions).toEqual(outcome);
  const again = await fund.ask(coordinator, release, { ids: [changed.id], revisions: [2] });
  expect(again.data?.releaseDecisions).toEqual({ going: [{ id: changed.id }], staying: [] });
});

test("the rail counts for the deputy the decisions on which the chair has a conflict", async ({ fund }) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const deputy = await anOfficer(fund.db, "committee", "deputy");
  const first = await anAwardedDossier({ ...fund.context(chair), me: chair });
  const second = await anAwardedDossier({ ...fund.context(chair), me: chair });
  for (const { id: dossierId } of [first, second]) await aDeclaration(fund.db, { dossierId, personId: deputy.id });
  const waitingFor = async (me: Me) => {
    const { data } = await fund.askSystem(me, "{ me { waiting { kind count } } }");
    const person = data?.me as { waiting: { kind: string; count: number }[] };
    return person.waiting.find(({ kind }) => kind === "decision")?.count ?? 0;
  };
  expect(await waitingFor(chair)).toBe(2);
  expect(await waitingFor(deputy)).toBe(0);
  await aDeclaration(fund.db, { dossierId: first.id, personId: chair.id, answer: "involved" });
  expect(await waitingFor(chair)).toBe(1);
  expect(await waitingFor(deputy)).toBe(1);
});

test("Today tells when decisions are released by themselves, without those that its reader does not see", async ({
  fund,
}) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const inChair = { ...fund.context(chair), me: chair };
  const at = new Date(fund.now.getTime() + 86_400_000);
  const planned = [await anAwardedDossier(inChair), await anAwardedDossier(inChair, { confidential: "yes" })];
  await anAwardedDossier(inChair);
  await releaseDecisions(fund.context(chair), { dossierIds: planned.map(({ id }) => id), at });
  const releasesFor = async (me: Me) => (await fund.ask(me, "{ plannedReleases { at count } }")).data?.plannedReleases;
  expect(await releasesFor(chair)).toEqual([{ at: at.toISOString(), count: 2 }]);
  expect(await releasesFor(coordinator)).toEqual([{ at: at.toISOString(), count: 1 }]);
  expect(await releasesFor(await anOfficer(fund.db, "committee"))).toEqual([]);
});

test("only the chair is offered a decision, and others are refused", async ({ fund }) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const { id } = await anAwardedDossier({ ...fund.context(chair), me: chair });
  const offered = async (me: typeof chair) => {
    const { data } = await fund.ask(me, acts, { id });
    return (data as { officeDossier: { acts: string[] } }).officeDossier.acts;
  };
  expect(await offered(chair)).toEqual(expect.arrayContaining(["decide", "takeDecisionBack"]));
  const ofCoordinator = await offered(coordinator);
  for (const act of ["decide", "takeDecisionBack", "askForCompletion"]) expect(ofCoordinator).not.toContain(act);
  const { errors } = await fund.ask(coordinator, decide, { id });
  expect(errors?.[0]?.extensions?.problem).toEqual({ code: "permission.denied" });
});

test("the list of dossiers shows a pending decision to those who decide, and to no others", async ({ fund }) => {
  const chair = await anOfficer(fund.db, "committee", "chair");
  const coordinator = await anOfficer(fund.db, "coordinator");
  const [member, undeclared, involved] = [
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "committee"),
    await anOfficer(fund.db, "committee"),
  ];
  const inChair = { ...fund.context(chair), me: chair };
  const ordinary = await anAwardedDossier(inChair);
  const confidential = await anAwardedDossier(inChair, { confidential: "yes" });
  for (const { id: dossierId } of [ordinary, confidential]) {
    await aDeclaration(fund.db, { dossierId, personId: member.id });
    await aDeclaration(fund.db, { dossierId, personId: involved.id, answer: "involved" });
  }
  type Listed = { officeDossiers: { rows: { id: string; decision: object | null }[] } };
  const decidedFor = async (me: Me) => {
    const list = `{ officeDossiers(list: "") { rows { id decision { outcome amountInCents releasedAt } } } }`;
    const answer = (await fund.ask(me, list)).data as Listed;
    return answer.officeDossiers.rows.filter(({ decision }) => decision).map(({ id }) => id);
  };
  const both = [ordinary.id, confidential.id].toSorted();
  expect((await decidedFor(chair)).toSorted()).toEqual(both);
  expect((await decidedFor(member)).toSorted()).toEqual(both);
  expect(await decidedFor(coordinator)).toEqual([ordinary.id]);
  expect(await decidedFor(undeclared)).toEqual([]);
  expect(await decidedFor(involved)).toEqual([]);
});
