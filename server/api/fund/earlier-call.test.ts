import { eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { organisations } from "#server/database/tables/organisation.ts";
import { projects } from "#server/database/tables/project.ts";
import { aCall, anOrganisation, aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const make = `mutation { makeEarlierCall { id slug plan { revision isEarlierDraft } } }`;
const save = `mutation ($callId: ID!, $revision: Int!, $texts: [TypedTextInput!]!) {
  saveEarlierCall(callId: $callId, revision: $revision, texts: $texts) { revision texts { name text } }
}`;
const publish = `mutation ($callId: ID!, $revision: Int!) {
  publishEarlierCall(callId: $callId, revision: $revision) { slug phase }
}`;

type Answer = Awaited<ReturnType<Fund["ask"]>>;
const problemOf = ({ errors }: Answer) => errors?.[0]?.extensions?.problem as { code: string } | undefined;

const asCall = (made: unknown) => made as { id: string; slug: string };

const project = (row: number, values: Record<string, string>) =>
  Object.entries({
    "title.nl": `Project ${row}`,
    "summary.nl": "Kort",
    organisation: "De Bij vzw",
    postalCode: "9000",
    town: "Gent",
    region: "east-flanders",
    theme: "nature",
    branch: "gent",
    cost: "9000",
    asked: "5000",
    ...values,
  }).map(([name, text]) => ({ name: `project.${row}.${name}`, text }));

const texts = [
  ...Object.entries({
    "title.nl": "Oproep 2019",
    submissionsOpen: "16/09/2019",
    submissionsClose: "31/10/2019",
    votingOpens: "1/12/2019",
    votingCloses: "20/12/2019",
    resultsPublished: "10/01/2020",
    electorate: "1200",
    votesCast: "500",
    voteWeight: "50",
    winnerCount: "1",
    budget: "20000",
  }).map(([name, text]) => ({ name, text })),
  ...project(1, { place: "1", votes: "300", score: "80", given: "4000" }),
  ...project(2, { place: "2", votes: "200", score: "60" }),
];

/** A draft of an earlier call, and how its coordinator saves and publishes it. */
async function aDraft(fund: Fund) {
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const { data } = await fund.ask(coordinator, make);
  const { id: callId, slug } = asCall(data?.makeEarlierCall);
  const row = async () => (await fund.db.select().from(calls).where(eq(calls.id, callId)))[0];
  return { coordinator, callId, slug, row };
}

test("a coordinator enters a vote from before this site, and everyone reads its results", async ({ fund }) => {
  await aCall(fund.db, { slug: "2026" });
  const organisation = await anOrganisation(fund.db, { name: "De bij VZW", postalCode: "9000" });
  const { coordinator, callId, slug, row } = await aDraft(fund);
  expect(slug).toBe("2025");
  expect((await fund.ask(null, `{ calls { slug } }`)).data?.calls).toEqual([{ slug: "2026" }]);

  const saved = await fund.ask(coordinator, save, { callId, revision: 1, texts });
  expect(saved.data?.saveEarlierCall).toMatchObject({ revision: 2 });
  const published = await fund.ask(coordinator, publish, { callId, revision: 2 });
  expect(published.data).toEqual({ publishEarlierCall: { slug: "2019", phase: "published" } });

  const { data } = await fund.ask(
    null,
    `{ call(slug: "2019") { title(language: nl) turnout results {
      electorate votesCast isCheckable rows { rank votes points isWinner amountInCents project { slug } }
    } } }`,
  );
  expect(data?.call).toEqual({
    title: "Oproep 2019",
    turnout: 500 / 1200,
    results: {
      electorate: 1200,
      votesCast: 500,
      isCheckable: false,
      rows: [
        { rank: 1, votes: 300, points: 90, isWinner: true, amountInCents: 4000_00, project: { slug: "project-1" } },
        { rank: 2, votes: 200, points: 63.3, isWinner: false, amountInCents: null, project: { slug: "project-2" } },
      ],
    },
  });
  expect(await row()).toMatchObject({ typedResults: null, votedElsewhere: true, countedAt: null });
  // The same organisation in other capitals is no new one.
  expect(await fund.db.select().from(organisations)).toHaveLength(1);
  const [first] = await fund.db.select().from(projects).where(eq(projects.slug, "project-1"));
  expect(first?.organisationId).toBe(organisation.id);
});

test("a draft is saved as it is typed, and publishing names what is wrong", async ({ fund }) => {
  const { coordinator, callId, row } = await aDraft(fund);
  const wrong = [...texts.filter(({ name }) => name !== "votesCast"), { name: "votesCast", text: "510" }];
  await fund.ask(coordinator, save, { callId, revision: 1, texts: wrong });
  const refused = problemOf(await fund.ask(coordinator, publish, { callId, revision: 2 }));
  expect(refused).toMatchObject({
    code: "form.invalid",
    fields: [{ field: "votesCast", problem: { code: "rule.earlier.sum", sum: 500 } }],
  });
  expect(await row()).toMatchObject({ publishedAt: null, title: { nl: "Oproep 2019" } });
  expect(await fund.db.select().from(projects)).toEqual([]);
});

test("two coordinators do not overwrite each other, and published results stay as they are", async ({ fund }) => {
  const { coordinator, callId } = await aDraft(fund);
  await fund.ask(coordinator, save, { callId, revision: 1, texts });
  expect(problemOf(await fund.ask(coordinator, save, { callId, revision: 1, texts: [] }))?.code).toBe("record.changed");
  await fund.ask(coordinator, publish, { callId, revision: 2 });
  for (const [document, variables] of [
    [save, { callId, revision: 3, texts: [] }],
    [publish, { callId, revision: 3 }],
  ] as const)
    expect(problemOf(await fund.ask(coordinator, document, variables))?.code).toBe("call.published");
});

test("an earlier call has no plan to publish, and the log says who entered it", async ({ fund }) => {
  const { coordinator, callId, slug } = await aDraft(fund);
  const asPlan = `mutation ($callId: ID!) { publishCall(callId: $callId, revision: 1) { slug } }`;
  expect(problemOf(await fund.ask(coordinator, asPlan, { callId }))?.code).toBe("call.earlier");
  await fund.ask(coordinator, save, { callId, revision: 1, texts });
  await fund.ask(coordinator, save, { callId, revision: 2, texts });
  await fund.ask(coordinator, publish, { callId, revision: 2 });
  const acts = await fund.db.select({ act: auditEntries.act }).from(auditEntries).orderBy(auditEntries.number);
  expect(acts.map(({ act }) => act)).toEqual(["make_call", "change_call", "publish_call"]);
  expect((await fund.ask(coordinator, `{ earlierCall(slug: "${slug}") { id } }`)).data).toEqual({ earlierCall: null });
});

test("only coordinators enter earlier calls", async ({ fund }) => {
  const { callId, slug } = await aDraft(fund);
  const editor = loggedIn(await aPerson(fund.db), { roles: ["editor"], hasSecondFactor: true });
  for (const [document, variables] of [
    [make, {}],
    [save, { callId, revision: 1, texts }],
    [publish, { callId, revision: 1 }],
    [`query ($slug: String!) { earlierCall(slug: $slug) { id } }`, { slug }],
  ] as const)
    expect(problemOf(await fund.ask(editor, document, variables))?.code, document).toBe("permission.denied");
});
