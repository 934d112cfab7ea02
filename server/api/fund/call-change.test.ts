import { castVote } from "#server/actions/vote.ts";
import { planVotes } from "#server/actions/vote-plan.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { jobs } from "#server/database/tables/job.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const make = `mutation ($fromId: ID) { makeCall(fromId: $fromId) { id slug plan { revision publishedAt } } }`;
const change = `mutation ($callId: ID!, $revision: Int!, $plan: CallPlanInput!) {
  changeCall(callId: $callId, revision: $revision, plan: $plan) { plan { revision } }
}`;
const publish = `mutation ($callId: ID!, $revision: Int!) {
  publishCall(callId: $callId, revision: $revision) { plan { publishedAt revision } }
}`;
const remove = `
  mutation ($callId: ID!, $revision: Int!) { removeCall(callId: $callId, revision: $revision) }
`;

const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });

type Answer = Awaited<ReturnType<Fund["ask"]>>;
const problemOf = ({ errors }: Answer) =>
  errors?.[0]?.extensions?.problem as
    | { code: string; fields?: { field: string; problem: { code: string } }[] }
    | undefined;
const fieldsOf = (answer: Answer) =>
  Object.fromEntries(problemOf(answer)?.fields?.map(({ field, problem }) => [field, problem.code]) ?? []);

const asCall = (made: unknown) => made as { id: string; slug: string };

const criteria = [
  { name: [{ language: "nl", text: "Impact" }], help: [], weight: 60 },
  { name: [{ language: "nl", text: "Plan" }], help: [], weight: 40 },
];

/** A call of this year with all its parts, and a draft for the next. */
async function aDraft(fund: Fund) {
  const coordinator = await aCoordinator(fund);
  const source = await aCall(fund.db, {
    title: { nl: "Oproep 2026", fr: "Appel 2026" },
    intro: { nl: "Doe mee" },
    committeeMeets: new Date("2026-10-20T12:00:00Z"),
    costShare: 75,
    ballotSize: 9,
    criteria: [
      { id: "a", name: { nl: "Impact" }, help: { nl: "" }, weight: 60 },
      { id: "b", name: { nl: "Plan" }, help: { nl: "" }, weight: 40 },
    ],
    eligibility: [{ id: "a", text: { nl: "Op tijd" }, check: "deadline" }],
  });
  const { data } = await fund.ask(coordinator, make, { fromId: source.id });
  const { id, slug } = asCall(data?.makeCall);
  return { coordinator, source, id, slug, row: () => rowOf(fund, id) };
}

async function rowOf(fund: Fund, id: string) {
  const [row] = await fund.db.select().from(calls).where(eq(calls.id, id));
  if (!row) throw new Error("The call is gone");
  return row;
}

test("a call made from the last one has its plan, on the same weekdays of the next year", async ({ fund }) => {
  const { source, slug, row } = await aDraft(fund);
  expect(slug).toBe("2027");
  const draft = await row();
  const day = 86_400_000;
  for (const name of [
    "submissionsOpen",
    "submissionsClose",
    "votingOpens",
    "votingCloses",
    "resultsPublished",
  ] as const)
    expect(Number(draft[name]) - Number(source[name]), name).toBe(364 * day);
  const { budgetInCents, maximumInCents, costShare, ballotSize, voteWeight, criteria, eligibility, intro } = source;
  expect(draft).toMatchObject({
    budgetInCents,
    maximumInCents,
    costShare,
    ballotSize,
    voteWeight,
    criteria,
    eligibility,
  });
  expect(draft).toMatchObject({ intro, title: { nl: "Oproep 2027", fr: "Appel 2027" }, publishedAt: null });
});

test("a draft has no public projects yet", async ({ fund }) => {
  const figures = "mutation { makeCall { projectCount givenToWinnersInCents } }";
  const { data } = await fund.ask(await aCoordinator(fund), figures);
  expect(data?.makeCall).toEqual({ projectCount: 0, givenToWinnersInCents: 0 });
});

test("a second call of a year gets another address", async ({ fund }) => {
  const { coordinator, source } = await aDraft(fund);
  const { data } = await fund.ask(coordinator, make, { fromId: source.id });
  expect(data?.makeCall).toMatchObject({ slug: "2027-2" });
});

test("a call from scratch needs criteria before it can be published", async ({ fund }) => {
  const coordinator = await aCoordinator(fund);
  const { data } = await fund.ask(coordinator, make);
  const { id: callId } = asCall(data?.makeCall);
  expect(fieldsOf(await fund.ask(coordinator, publish, { callId, revision: 1 }))).toEqual({
    criteria: "rule.criteria.count",
  });
  await fund.ask(coordinator, change, { callId, revision: 1, plan: { criteria } });
  const published = await fund.ask(coordinator, publish, { callId, revision: 2 });
  expect(published.data?.publishCall).toEqual({ plan: { publishedAt: fund.now.toISOString(), revision: 3 } });
  expect(problemOf(await fund.ask(coordinator, publish, { callId, revision: 3 }))).toEqual({ code: "call.published" });
});

test("every change is in the log, with the values before and after", async ({ fund }) => {
  const { coordinator, id: callId, slug } = await aDraft(fund);
  const plan = { budgetInCents: 70_000_00, title: [{ language: "nl", text: " Oproep  27 " }], costShare: 75 };
  expect((await fund.ask(coordinator, change, { callId, revision: 1, plan })).errors).toBeUndefined();
  const log = `query ($slug: String!) { officeCall(slug: $slug) { log(first: 10) { act by field before after } } }`;
  const { data } = await fund.ask(coordinator, log, { slug });
  const by = "Anna Peeters";
  expect(data?.officeCall).toHaveProperty("log", [
    { act: "change_call", by, field: "budgetInCents", before: "6000000", after: "7000000" },
    {
      act: "change_call",
      by,
      field: "title",
      before: JSON.stringify({ fr: "Appel 2027", nl: "Oproep 2027" }),
      after: JSON.stringify({ fr: "Appel 2027", nl: "Oproep 27" }),
    },
    { act: "make_call", by, field: null, before: null, after: null },
  ]);
});

test("the second of two coordinators is refused and overwrites nothing", async ({ fund }) => {
  const { coordinator, id: callId, row } = await aDraft(fund);
  const other = await aCoordinator(fund);
  await fund.ask(coordinator, change, { callId, revision: 1, plan: { winnerCount: 5 } });
  const late = await fund.ask(other, change, { callId, revision: 1, plan: { winnerCount: 3 } });
  expect(problemOf(late)).toEqual({ code: "record.changed" });
  expect(problemOf(await fund.ask(other, publish, { callId, revision: 1 }))).toEqual({ code: "record.changed" });
  expect(await row()).toMatchObject({ winnerCount: 5, revision: 2, publishedAt: null });
});

test("refuses wrong dates at their field and keeps the plan as it was", async ({ fund }) => {
  const { coordinator, id: callId, row } = await aDraft(fund);
  const before = await row();
  const plan = { submissionsClose: before.submissionsOpen.toISOString(), reportsDue: before.awardsFrom.toISOString() };
  expect(fieldsOf(await fund.ask(coordinator, change, { callId, revision: 1, plan }))).toEqual({
    submissionsClose: "rule.order",
    reportsDue: "rule.order",
  });
  expect(await row()).toEqual(before);
});

test("publishing plans the count of the votes, and a draft plans nothing", async ({ fund }) => {
  const { coordinator, id: callId } = await aDraft(fund);
  const countJobs = () => fund.db.$count(jobs, eq(jobs.kind, "planVotes"));
  await fund.ask(coordinator, change, { callId, revision: 1, plan: { winnerCount: 5 } });
  expect(await countJobs()).toBe(0);
  await fund.ask(coordinator, publish, { callId, revision: 2 });
  expect(await countJobs()).toBe(1);
  await planVotes(fund.context(null));
  const { votingCloses } = await rowOf(fund, callId);
  const planned = await fund.db.select().from(jobs).where(eq(jobs.kind, "countVotes"));
  expect(planned.find(({ payload }) => JSON.stringify(payload).includes(callId))?.runAt).toEqual(votingCloses);
});

test("a published call changes only in ways that take nothing from people who use it", async ({ fund }) => {
  const coordinator = await aCoordinator(fund);
  const call = await aCall(fund.db);
  fund.now = new Date("2026-09-01T08:00:00Z");
  const ask = (plan: object) => fund.ask(coordinator, change, { callId: call.id, revision: call.revision, plan });
  expect(fieldsOf(await ask({ maximumInCents: 1_000_00, submissionsClose: "2026-09-20T22:00:00Z" }))).toEqual({
    submissionsClose: "rule.onlyLater",
    maximumInCents: "rule.onlyMore",
  });
  expect(fieldsOf(await ask({ votingOpens: null, votingCloses: null }))).toEqual({
    hasVote: "rule.frozen.submissionsOpen",
  });
  expect((await ask({ maximumInCents: 9_000_00, submissionsClose: "2026-10-05T22:00:00Z" })).errors).toBeUndefined();
});

test("criteria are fixed once a project has a score, and the rules once voting is open", async ({ fund }) => {
  const coordinator = await aCoordinator(fund);
  const { callId, id: projectId } = await aProject(fund.db, { committeeScore: 70 });
  fund.now = new Date("2026-10-15T08:00:00Z");
  const scored = await fund.ask(coordinator, change, { callId, revision: 1, plan: { criteria } });
  expect(fieldsOf(scored)).toEqual({ criteria: "rule.frozen.scored" });
  fund.now = new Date("2026-11-15T09:00:00Z");
  await castVote(fund.context(loggedIn(await aPerson(fund.db))), { projectId });
  const plan = { voteWeight: 70, votingCloses: "2026-12-05T23:00:00Z" };
  expect(fieldsOf(await fund.ask(coordinator, change, { callId, revision: 1, plan }))).toEqual({
    voteWeight: "rule.frozen.votingOpened",
    // The tab of the vote prolongs it, with a reason for the voters.
    votingCloses: "rule.frozen.prolong",
  });
});

test("only a draft can be removed", async ({ fund }) => {
  const { coordinator, source, id: callId } = await aDraft(fund);
  const ofSource = { callId: source.id, revision: 1 };
  expect(problemOf(await fund.ask(coordinator, remove, ofSource))).toEqual({ code: "call.published" });
  const draft = { callId, revision: 2 };
  await fund.ask(coordinator, change, { callId, revision: 1, plan: { winnerCount: 1 } });
  // A colleague changed the draft, so it is not the one that was read.
  expect(problemOf(await fund.ask(coordinator, remove, { ...draft, revision: 1 }))).toEqual({ code: "call.changed" });
  expect((await fund.ask(coordinator, remove, draft)).data).toEqual({ removeCall: true });
  expect(problemOf(await fund.ask(coordinator, remove, draft))).toEqual({ code: "call.unknown" });
  const [entry] = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "remove_call"));
  expect(entry).toMatchObject({ actorId: coordinator.id, subject: `call ${callId}` });
});

test("only a coordinator makes, changes and publishes calls, and an editor reads drafts", async ({ fund }) => {
  const { id: callId, slug } = await aDraft(fund);
  const editor: Me = loggedIn(await aPerson(fund.db), { roles: ["editor"], hasSecondFactor: true });
  for (const [document, values] of [
    [make, {}],
    [change, { callId, revision: 1, plan: { winnerCount: 1 } }],
    [publish, { callId, revision: 1 }],
    [remove, { callId, revision: 1 }],
  ] as const)
    expect(problemOf(await fund.ask(editor, document, values))).toEqual({ code: "permission.denied" });
  const read = `query ($slug: String!) { officeCall(slug: $slug) { plan { publishedAt } } }`;
  expect((await fund.ask(editor, read, { slug })).data?.officeCall).toEqual({ plan: { publishedAt: null } });
});

test("texts in a language that the form does not show stay", async ({ fund }) => {
  const { coordinator, id: callId, row } = await aDraft(fund);
  const plan = { title: [{ language: "nl", text: "Nieuw" }] };
  await fund.ask(coordinator, change, { callId, revision: 1, plan });
  expect((await row()).title).toEqual({ nl: "Nieuw", fr: "Appel 2027" });
});

test("a criterion gets a word for each score, which members read in their language or else the usual words", async ({
  fund,
}) => {
  const { coordinator, id: callId, row } = await aDraft(fund);
  const words = [
    { language: "nl", text: "vaag , wankel,  kan, goed,zeker" },
    { language: "fr", text: "" },
  ];
  const [first, second] = criteria;
  const plan = { criteria: [{ ...first, words }, second] };
  const { revision } = await row();
  const { errors } = await fund.ask(coordinator, change, { callId, revision, plan });
  expect(errors).toBeUndefined();
  const [withWords, without] = (await row()).criteria;
  expect(withWords?.words?.nl).toBe("vaag, wankel, kan, goed, zeker");
  expect(without).not.toHaveProperty("words");
  const read = `query ($slug: String!) { officeCall(slug: $slug) { plan { criteria { words { language text } } } } }`;
  expect((await fund.ask(coordinator, read, { slug: (await row()).slug })).data?.officeCall).toEqual({
    plan: { criteria: [{ words: [{ language: "nl", text: "vaag, wankel, kan, goed, zeker" }] }, { words: [] }] },
  });
});
