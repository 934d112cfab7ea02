import { aCall, aProject } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";

const current = "{ currentCall { slug phase } latestResults { slug } }";

test("a call with a running vote comes before a call that takes submissions", async ({ fund }) => {
  await aCall(fund.db, { slug: "voting", electorate: 90, votesCast: 40 });
  await aCall(fund.db, {
    slug: "submitting",
    submissionsOpen: new Date("2026-11-01T08:00:00Z"),
    submissionsClose: new Date("2027-01-01T08:00:00Z"),
    votingOpens: new Date("2027-02-01T08:00:00Z"),
    votingCloses: new Date("2027-02-20T08:00:00Z"),
    resultsPublished: new Date("2027-03-01T08:00:00Z"),
  });

  expect(await fund.ask(null, current)).toEqual({
    data: { currentCall: { slug: "voting", phase: "voting" }, latestResults: null },
  });

  fund.now = new Date("2026-12-20T08:00:00Z");
  expect(await fund.ask(null, current)).toEqual({
    data: { currentCall: { slug: "submitting", phase: "submission" }, latestResults: { slug: "voting" } },
  });
});

test("the turnout stays unknown until results are published", async ({ fund }) => {
  await aCall(fund.db, { slug: "2026", electorate: 200, votesCast: 82 });
  const ask = () => fund.ask(null, `{ call(slug: "2026") { turnout } years { year turnout } }`);

  expect((await ask()).data).toEqual({ call: { turnout: null }, years: [] });

  fund.now = new Date("2026-12-15T11:00:00Z");
  expect((await ask()).data).toMatchObject({ call: { turnout: 0.41 } });
});

test("gives the total amount of all winners, also when only a few are shown", async ({ fund }) => {
  const { id: callId } = await aCall(fund.db, { slug: "2026", winnerCount: 5 });
  for (const thousands of [1, 2, 3, 4, 5])
    await aProject(fund.db, { callId, status: "winner", amountInCents: thousands * 1_000_00 });
  await aProject(fund.db, { callId, status: "shortlisted" });
  await aProject(fund.db, { callId, status: "selected", amountInCents: 700_00 });
  const fields = "givenToWinnersInCents projectCount onBallot: projectCount(statuses: [shortlisted])";
  const { data } = await fund.ask(
    null,
    `{ call(slug: "2026") { ${fields} projects(first: 4, statuses: [winner]) { id } } }`,
  );
  expect(data).toMatchObject({ call: { givenToWinnersInCents: 15_000_00, projectCount: 7, onBallot: 1 } });
});

test("the database refuses a call whose vote ends before it begins", async ({ fund }) => {
  const wrong = aCall(fund.db, {
    votingOpens: new Date("2026-11-30T23:00:00Z"),
    votingCloses: new Date("2026-11-29T23:00:00Z"),
  });
  await expect(wrong).rejects.toThrow();
});
