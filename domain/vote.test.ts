import { expect, test } from "vitest";
import type { Call } from "#domain/call.ts";
import { smallestGroup } from "#domain/figure.ts";
import { checkVote, groupTurnout, turnoutStep, voteStageOf } from "#domain/vote.ts";

const call = {
  id: "autumn",
  submissionsOpen: new Date("2026-08-01T07:00:00Z"),
  submissionsClose: new Date("2026-10-01T22:00:00Z"),
  votingOpens: new Date("2026-11-01T08:00:00Z"),
  votingCloses: new Date("2026-11-30T23:00:00Z"),
  resultsPublished: new Date("2026-12-15T11:00:00Z"),
} as Call;
const bees = { callId: "autumn", status: "shortlisted" } as const;

test("accepts a vote from the moment voting opens until just before it closes", () => {
  const checkAt = (now: string) => checkVote({ call, project: bees, now: new Date(now) });
  expect(checkAt("2026-11-01T07:59:59.999Z")).toEqual({ code: "vote.notOpen" });
  expect(checkAt("2026-11-01T08:00:00Z")).toBeNull();
  expect(checkAt("2026-11-30T22:59:59.999Z")).toBeNull();
  expect(checkAt("2026-11-30T23:00:00Z")).toEqual({ code: "vote.notOpen" });
});

test("accepts only a project on the ballot of this call", () => {
  const now = new Date("2026-11-15T09:00:00Z");
  const refused = { code: "vote.notOnBallot" };
  expect(checkVote({ call, project: null, now })).toEqual(refused);
  expect(checkVote({ call, project: { ...bees, callId: "spring" }, now })).toEqual(refused);
  expect(checkVote({ call, project: { ...bees, status: "selected" }, now })).toEqual(refused);
});

test("a vote is released when its results are, not when their time has come", () => {
  const countedAt = call.votingCloses;
  const late = new Date("2027-01-01T09:00:00Z");
  expect(voteStageOf({ ...call, countedAt: null }, null, late)).toBe("closed");
  expect(voteStageOf({ ...call, countedAt }, null, late)).toBe("counted");
  expect(voteStageOf({ ...call, countedAt }, late, late)).toBe("released");
  expect(voteStageOf({ ...call, countedAt: null, votedElsewhere: true }, null, late)).toBe("released");
});

const of = (branch: string, voted: number, electorate: number) => ({ branch, voted, electorate });

test("never shows the turnout of fewer than five people, not even by subtraction", () => {
  const gent = of("gent", 40, 120);
  const wevelgem = of("wevelgem", 10, 20);
  expect(groupTurnout([gent, wevelgem])).toEqual({
    shownBranches: [gent, wevelgem],
    rest: null,
    total: { voted: 50, electorate: 140 },
  });
  // Two small branches are large enough together.
  expect(groupTurnout([gent, of("breda", 3, 3), of("lille", 2, 4), wevelgem])).toEqual({
    shownBranches: [gent, wevelgem],
    rest: { voted: 5, electorate: 7 },
    total: { voted: 55, electorate: 147 },
  });
  // One small branch is grouped with the smallest of the others.
  expect(groupTurnout([gent, of("breda", 1, 3), wevelgem])).toEqual({
    shownBranches: [gent],
    rest: { voted: 10, electorate: 23 },
    total: { voted: 50, electorate: 143 },
  });
  expect(groupTurnout([])).toEqual({ shownBranches: [], rest: null, total: { voted: 0, electorate: 0 } });
});

test("shows votes in whole steps only, for every branch", () => {
  const electorates = [1, 3, 4, 5, 9, 40, 200];
  for (let vote = 0; vote < 5; vote++) {
    for (const [place, electorate] of electorates.entries()) {
      const branches = electorates.map((size, index) =>
        of(`b${index}`, Math.min(size, 3 * index + (index === place ? vote : 0)), size),
      );
      const { shownBranches, rest, total } = groupTurnout(branches);
      const groups = [...shownBranches, ...(rest ? [rest] : [])];
      for (const group of groups) {
        expect(group.voted % turnoutStep).toBe(0);
        expect(group.electorate).toBeGreaterThanOrEqual(smallestGroup);
      }
      expect(total.voted, `${electorate}`).toBe(groups.reduce((sum, { voted }) => sum + voted, 0));
    }
  }
});
