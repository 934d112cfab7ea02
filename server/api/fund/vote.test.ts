import { eq } from "#server/database/drizzle.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const cast = `mutation Cast($id: ID!) { castVote(projectId: $id) }`;
const mine = `{ currentCall { hasVoted myVote { receipt project { slug } } } }`;

async function aVote(fund: Fund) {
  const call = await aCall(fund.db);
  const bees = await aProject(fund.db, { title: "Bees on the roof", callId: call.id });
  const choir = await aProject(fund.db, { title: "Hospital choir", callId: call.id });
  const anna = loggedIn(await aPerson(fund.db, { language: "en" }));
  return { call, bees, choir, anna };
}

const problemOf = ({ errors }: Awaited<ReturnType<Fund["ask"]>>) => errors?.[0]?.extensions?.problem;

test("an employee votes once and can find the receipt and the choice again", async ({ fund }) => {
  const { call, bees, anna } = await aVote(fund);
  expect((await fund.ask(anna, mine)).data).toEqual({ currentCall: { hasVoted: false, myVote: null } });
  const { data } = await fund.ask(anna, cast, { id: bees.id });
  expect(data?.castVote).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect((await fund.ask(anna, mine)).data).toEqual({
    currentCall: { hasVoted: true, myVote: { receipt: data?.castVote, project: { slug: bees.slug } } },
  });
  const inCall = (table: typeof voters | typeof ballots | typeof receipts) =>
    fund.db.$count(table, eq(table.callId, call.id));
  expect([await inCall(voters), await inCall(ballots), await inCall(receipts)]).toEqual([1, 1, 1]);
});

test("refuses a second vote in the same call and names the first choice", async ({ fund }) => {
  const { bees, choir, anna } = await aVote(fund);
  await fund.ask(anna, cast, { id: bees.id });
  expect(problemOf(await fund.ask(anna, cast, { id: choir.id }))).toEqual({
    code: "vote.alreadyVoted",
    project: "Bees on the roof",
  });
  expect(await fund.db.$count(ballots)).toBe(1);
});

test("the same vote sent again is one vote with the same receipt", async ({ fund }) => {
  const { bees, anna } = await aVote(fund);
  const { data: first } = await fund.ask(anna, cast, { id: bees.id });
  const { data: again } = await fund.ask(anna, cast, { id: bees.id });
  expect(again).toEqual(first);
  expect(await fund.db.$count(ballots)).toBe(1);
});

test("after the close, says “already voted” to voters and “not open” to others", async ({ fund }) => {
  const { bees, choir, anna } = await aVote(fund);
  const jan = loggedIn(await aPerson(fund.db));
  await fund.ask(anna, cast, { id: bees.id });
  fund.now = new Date("2026-12-01T09:00:00Z");
  expect(problemOf(await fund.ask(anna, cast, { id: choir.id }))).toMatchObject({ code: "vote.alreadyVoted" });
  expect(problemOf(await fund.ask(jan, cast, { id: choir.id }))).toEqual({ code: "vote.notOpen" });
  expect(await fund.db.$count(ballots)).toBe(1);
});

test("refuses a vote without a login or for a project that is not on the ballot", async ({ fund }) => {
  const { call, bees, anna } = await aVote(fund);
  const selected = await aProject(fund.db, { callId: call.id, status: "selected" });
  expect(problemOf(await fund.ask(null, cast, { id: bees.id }))).toEqual({ code: "login.required" });
  expect(problemOf(await fund.ask(anna, cast, { id: selected.id }))).toEqual({ code: "vote.notOnBallot" });
  expect(problemOf(await fund.ask(anna, cast, { id: call.id }))).toEqual({ code: "vote.notOnBallot" });
  expect(problemOf(await fund.ask(anna, cast, { id: "" }))).toMatchObject({ code: "form.invalid" });
  expect(problemOf(await fund.ask(anna, cast, { id: "bees" }))).toEqual({ code: "id.malformed" });
  expect(await fund.db.$count(voters)).toBe(0);
});

test("every voter sees the ballot in a fixed order of their own, so that no project is always first", async ({
  fund,
}) => {
  const { call } = await aVote(fund);
  // So many projects have so many orders that two people never share one by chance.
  for (let number = 0; number < 14; number++) await aProject(fund.db, { callId: call.id });
  const orderFor = async (me: Parameters<Fund["ask"]>[0]) => {
    const { data } = await fund.ask(me, "{ currentCall { ballot { id } } }");
    return JSON.stringify(data);
  };
  const people = [];
  for (let number = 0; number < 12; number++) people.push(loggedIn(await aPerson(fund.db)));
  const orders = await Promise.all(people.map(orderFor));
  expect(await Promise.all(people.map(orderFor))).toEqual(orders);
  expect(new Set(orders).size).toBe(people.length);
  expect(new Set(orders.map((order) => /"id":"([^"]+)"/.exec(order)?.[1])).size).toBeGreaterThan(3);
});

test("shows the coordinator the turnout by branch in steps of five, without branches of fewer than five", async ({
  fund,
}) => {
  const { call, bees } = await aVote(fund);
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  for (let number = 0; number < 9; number++) {
    const person = loggedIn(await aPerson(fund.db, { branch: "wevelgem" }));
    if (number < 7) await fund.ask(person, cast, { id: bees.id });
  }
  const query = `query Turnout($slug: String!) { call(slug: $slug) { liveTurnout {
    voted electorate branches { branch voted electorate } smallBranches { voted electorate }
  } } }`;
  const seen = async () => {
    const { data, errors } = await fund.ask(coordinator, query, { slug: call.slug });
    expect(errors).toBeUndefined();
    return data?.call;
  };
  // Only Anna and the coordinator are from Ghent, so they count with the other branches.
  expect(await seen()).toEqual({
    liveTurnout: { voted: 5, electorate: 11, branches: [], smallBranches: { voted: 5, electorate: 11 } },
  });
  for (let number = 0; number < 3; number++) await aPerson(fund.db);
  expect(await seen()).toEqual({
    liveTurnout: {
      voted: 5,
      electorate: 14,
      branches: [
        { branch: "gent", voted: 0, electorate: 5 },
        { branch: "wevelgem", voted: 5, electorate: 9 },
      ],
      smallBranches: null,
    },
  });
  const anna = loggedIn(await aPerson(fund.db));
  expect(problemOf(await fund.ask(anna, query, { slug: call.slug }))).toEqual({ code: "permission.denied" });
});
