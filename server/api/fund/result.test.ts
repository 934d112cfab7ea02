import { catalogueOrders } from "#domain/catalogue.ts";
import { aCall, aProject } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const published = new Date("2026-12-15T11:00:00Z");
const secondBefore = new Date("2026-12-15T10:59:59Z");

/** A call whose figures are already in the database, at any time of the clock. */
async function aCountedCall(fund: Fund) {
  const { id: callId } = await aCall(fund.db, { slug: "2026", electorate: 500, votesCast: 200, winnerCount: 1 });
  const winner = { status: "winner", rank: 1, votes: 100, committeeScore: 80, amountInCents: 4_000_00 } as const;
  await aProject(fund.db, { callId, slug: "zinnias", title: "Zinnias", ...winner });
  await aProject(fund.db, { callId, slug: "bees", status: "not_elected", votes: 60, committeeScore: 90 });
  await aProject(fund.db, { callId, slug: "choir", status: "not_elected", votes: 40, committeeScore: 50 });
  await aProject(fund.db, { callId, slug: "chosen", status: "selected", committeeScore: 70 });
}

const results = `{
  call(slug: "2026") {
    turnout voteWeight committeeWeight tieRule
    results {
      electorate votesCast
      rows { project { slug } votes share committeeScore points rank isTied isWinner amountInCents }
    }
  }
}`;

test("published results show the turnout, the formula, and the points from votes and scores", async ({ fund }) => {
  await aCountedCall(fund);
  fund.now = published;

  const { data, errors } = await fund.ask(null, results);

  expect(errors).toBeUndefined();
  expect(data?.call).toEqual({
    turnout: 0.4,
    voteWeight: 50,
    committeeWeight: 50,
    tieRule: "committee_score",
    results: {
      electorate: 500,
      votesCast: 200,
      rows: [
        // 50 × 100/100 + 50 × 80/100
        row("zinnias", { votes: 100, share: 0.5, committeeScore: 80, points: 90, rank: 1 }, 4_000_00),
        // 50 × 60/100 + 50 × 90/100
        row("bees", { votes: 60, share: 0.3, committeeScore: 90, points: 75, rank: 2 }, null),
        // 50 × 40/100 + 50 × 50/100
        row("choir", { votes: 40, share: 0.2, committeeScore: 50, points: 45, rank: 3 }, null),
      ],
    },
  });
});

type Figures = { votes: number; share: number; committeeScore: number; points: number; rank: number };

function row(slug: string, figures: Figures, amountInCents: number | null) {
  return { project: { slug }, ...figures, isTied: false, isWinner: amountInCents !== null, amountInCents };
}

test("marks equal points and orders them by the rule of the call", async ({ fund }) => {
  const { id: callId } = await aCall(fund.db, { slug: "2026", tieRule: "vote", votedElsewhere: true });
  await aProject(fund.db, { callId, slug: "choir", status: "winner", rank: 2, votes: 80, committeeScore: 80 });
  await aProject(fund.db, { callId, slug: "bees", status: "winner", rank: 1, votes: 100, committeeScore: 60 });
  fund.now = published;

  const { data } = await fund.ask(
    null,
    `{ call(slug: "2026") { results { rows { points isTied project { slug } } } } }`,
  );

  expect(data?.call).toEqual({
    results: {
      rows: [
        { points: 80, isTied: true, project: { slug: "bees" } },
        { points: 80, isTied: true, project: { slug: "choir" } },
      ],
    },
  });
});

const peek = `{
  call(slug: "2026") {
    turnout
    results { votesCast rows { votes } }
    projects(first: 10, statuses: [winner, not_elected, selected]) { slug votes rank committeeScore }
  }
  project(slug: "bees") { votes rank committeeScore call { turnout results { votesCast } } }
  projects(first: 10) { edges { node { votes rank committeeScore } } }
}`;

type EarlyAnswer = { call: { projects: object[] }; project: object; projects: { edges: { node: object }[] } };

const nothing = { votes: null, rank: null, committeeScore: null };

test.for([
  ["while employees vote", new Date("2026-11-15T09:00:00Z")],
  ["at the close", new Date("2026-11-30T23:00:00Z")],
  ["a second before results are published", secondBefore],
] as const)("hides votes, ranks and scores %s", async ([, now], { fund }) => {
  await aCountedCall(fund);
  fund.now = now;

  const { data } = await fund.ask(null, peek);

  const { call, project, projects } = data as EarlyAnswer;
  expect(call).toMatchObject({ turnout: null, results: null });
  expect(project).toEqual({ ...nothing, call: { turnout: null, results: null } });
  expect(call.projects).toHaveLength(4);
  for (const hiddenProject of call.projects) expect(hiddenProject).toMatchObject(nothing);
  expect(projects.edges).toHaveLength(4);
  for (const { node } of projects.edges) expect(node).toEqual(nothing);
});

test("shows votes, scores and turnout from the moment of publication", async ({ fund }) => {
  await aCountedCall(fund);
  fund.now = published;

  const { data } = await fund.ask(null, peek);

  expect(data?.project).toMatchObject({ votes: 60, committeeScore: 90, call: { turnout: 0.4 } });
});

test("during the vote the order of a list does not reveal votes or scores", async ({ fund }) => {
  const { id: callId } = await aCall(fund.db, { slug: "2026", votedElsewhere: true });
  await aProject(fund.db, { callId, slug: "a-few", votes: 3, committeeScore: 10 });
  await aProject(fund.db, { callId, slug: "c-many", votes: 300, committeeScore: 99 });
  await aProject(fund.db, { callId, slug: "b-some", votes: 30, committeeScore: 50 });

  const { data } = await fund.ask(
    null,
    `{ call(slug: "2026") { projects(first: 10) { slug } } projects(first: 10) { edges { node { slug } } } }`,
  );

  expect(data?.call).toEqual({ projects: [{ slug: "a-few" }, { slug: "b-some" }, { slug: "c-many" }] });
  expect(data?.projects).toEqual({
    edges: ["a-few", "b-some", "c-many"].map((slug) => ({ node: { slug } })),
  });
  // No order of the catalogue uses votes, scores or points.
  expect(catalogueOrders.filter((order) => /vote|score|point|rank/.test(order))).toEqual([]);
});

test("a call without a vote has no results, also when it is over", async ({ fund }) => {
  const { id: callId } = await aCall(fund.db, { slug: "2026", votingOpens: null, votingCloses: null });
  await aProject(fund.db, { callId, status: "selected" });
  fund.now = published;

  const { data } = await fund.ask(null, `{ call(slug: "2026") { results { votesCast } } }`);

  expect(data).toEqual({ call: { results: null } });
});
