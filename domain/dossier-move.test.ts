import fc from "fast-check";
import { expect, test } from "vitest";
import { type DossierState, dossierStates } from "#domain/dossier.ts";
import {
  checkMove,
  type DossierKind,
  factsFromDates,
  findMove,
  type MoveFacts,
  moveConditions,
  movers,
  moves,
} from "#domain/dossier-move.ts";

const kinds = {
  ordinary: { type: "external", isConfidential: false },
  confidential: { type: "external", isConfidential: true },
  internal: { type: "internal", isConfidential: true },
} as const satisfies Record<string, DossierKind>;

const everything: MoveFacts = Object.fromEntries(moveConditions.map((condition) => [condition, true]));

/** Gives the states a dossier can move to from a state if every condition holds, and who can move it. */
const ways = (kind: DossierKind, from: DossierState) =>
  dossierStates.flatMap((to) =>
    movers
      .filter((by) => checkMove({ ...kind, from, to, by, reason: "Omdat.", facts: everything }) === null)
      .map((by) => `${by} ${to}`),
  );
const allWays = (kind: DossierKind) => Object.fromEntries(dossierStates.map((from) => [from, ways(kind, from)]));

test("an ordinary project moves in these steps only", () => {
  expect(allWays(kinds.ordinary)).toEqual({
    draft: ["applicant submitted"],
    submitted: [
      "applicant submitted",
      "coordinator incomplete",
      "coordinator in_review",
      "coordinator declined",
      "applicant withdrawn",
      "coordinator withdrawn",
    ],
    incomplete: [
      "applicant submitted",
      "coordinator incomplete",
      "applicant in_review",
      "coordinator in_review",
      "coordinator declined",
      "applicant withdrawn",
      "coordinator withdrawn",
    ],
    in_review: [
      "coordinator submitted",
      "coordinator incomplete",
      "release reserve",
      "release shortlisted",
      "release selected",
      "release declined",
      "applicant withdrawn",
      "coordinator withdrawn",
    ],
    reserve: [
      "release shortlisted",
      "release selected",
      "release declined",
      "applicant withdrawn",
      "coordinator withdrawn",
    ],
    shortlisted: [
      "applicant in_review",
      "release selected",
      "release declined",
      "clock winner",
      "clock not_elected",
      "applicant withdrawn",
      "coordinator withdrawn",
    ],
    selected: ["coordinator agreement", "applicant withdrawn", "coordinator withdrawn"],
    declined: ["chair in_review"],
    // Only an internal request is granted; the table of moves leaves the way out open to every kind.
    granted: ["applicant withdrawn", "coordinator withdrawn"],
    winner: ["coordinator agreement", "applicant withdrawn", "coordinator withdrawn"],
    not_elected: ["release selected"],
    agreement: ["treasurer paid", "applicant withdrawn", "coordinator withdrawn"],
    paid: ["treasurer agreement", "coordinator reported"],
    reported: [],
    withdrawn: [],
  });
});

test("a confidential project is run by the committee, and the coordinator only hands it over unread", () => {
  const confidential = allWays(kinds.confidential);
  const byCoordinator = dossierStates.flatMap((from) =>
    (confidential[from] ?? []).filter((way) => way.startsWith("coordinator")).map((way) => `${from} ${way}`),
  );
  expect(byCoordinator).toEqual(["submitted coordinator in_review", "in_review coordinator submitted"]);
  expect(confidential.submitted).toEqual([
    "applicant submitted",
    "committee incomplete",
    "coordinator in_review",
    "applicant withdrawn",
    "committee withdrawn",
  ]);
  // Colleagues never vote on it.
  expect(confidential.in_review).not.toContain("release shortlisted");
  expect(confidential.selected).toEqual(["chair agreement", "applicant withdrawn", "committee withdrawn"]);
  expect(confidential.paid).toEqual(["treasurer agreement", "chair reported"]);
});

test("an internal request is taken up, granted or declined by the committee, and never gets a vote", () => {
  expect(allWays(kinds.internal)).toMatchObject({
    draft: ["applicant submitted"],
    submitted: [
      "applicant submitted",
      "committee incomplete",
      "committee in_review",
      "applicant withdrawn",
      "committee withdrawn",
    ],
    in_review: [
      "committee incomplete",
      "release declined",
      "release granted",
      "applicant withdrawn",
      "committee withdrawn",
    ],
    granted: ["treasurer paid", "applicant withdrawn", "committee withdrawn"],
    paid: ["treasurer granted"],
    declined: ["chair in_review"],
  });
  for (const from of dossierStates)
    for (const way of ways(kinds.internal, from)) expect(way).not.toMatch(/coordinator|shortlisted|winner|elected/);
});

test("a move is refused as long as one of its conditions does not hold", () => {
  for (const kind of Object.values(kinds))
    for (const { from: states, to, by: mover, when = [] } of moves)
      for (const from of states)
        for (const by of mover === "fund" ? (["coordinator", "committee"] as const) : [mover]) {
          const request = { ...kind, from, to, by, reason: "Omdat." };
          const move = findMove(request);
          for (const condition of move?.when ?? [])
            expect(checkMove({ ...request, facts: { ...everything, [condition]: false } })).not.toBeNull();
          // No condition is needed that the table does not name.
          const namedFacts = Object.fromEntries((move?.when ?? when).map((condition) => [condition, true]));
          if (move) expect(checkMove({ ...request, facts: namedFacts })).toBeNull();
        }
});

test("people read why a move is not possible yet", () => {
  const early = (move: { from: DossierState; to: DossierState; by: "applicant" | "coordinator" }) =>
    checkMove({ ...kinds.ordinary, ...move, reason: "Omdat." })?.code;
  expect(early({ from: "draft", to: "submitted", by: "applicant" })).toBe("dossier.closed");
  expect(early({ from: "submitted", to: "submitted", by: "applicant" })).toBe("dossier.closedSinceSent");
  expect(early({ from: "submitted", to: "in_review", by: "coordinator" })).toBe("dossier.deadlineAhead");
  expect(early({ from: "submitted", to: "incomplete", by: "coordinator" })).toBe("dossier.dateOver");
  expect(early({ from: "incomplete", to: "in_review", by: "coordinator" })).toBe("dossier.completionAhead");
  expect(early({ from: "in_review", to: "submitted", by: "coordinator" })).toBe("dossier.alreadyRead");
  expect(early({ from: "submitted", to: "paid", by: "coordinator" })).toBe("dossier.notNow");
});

test("the applicant reads a reason where the fund says no, asks for more or gives less", () => {
  const give = { ...kinds.ordinary, from: "in_review", to: "selected", by: "release", facts: everything } as const;
  expect(checkMove(give)).toBeNull();
  expect(checkMove({ ...give, isLess: true })).toEqual({ code: "dossier.reasonNeeded" });
  const reasonless = moves.filter(({ reason }) => reason === undefined).map(({ by, to }) => `${by} ${to}`);
  for (const way of ["fund incomplete", "fund withdrawn", "release declined", "coordinator declined", "fund declined"])
    expect(reasonless).not.toContain(way);
  for (const { from, to, by, reason } of moves.filter(({ by }) => by === "coordinator" || by === "chair"))
    for (const kind of Object.values(kinds)) {
      if (!findMove({ ...kind, from: from[0] as DossierState, to, by: by as "chair" })) continue;
      const blank = checkMove({
        ...kind,
        from: from[0] as DossierState,
        to,
        by: by as "chair",
        reason: " \n",
        facts: everything,
      });
      expect(blank?.code ?? null).toBe(reason ? "dossier.reasonNeeded" : null);
    }
});

test("no order of moves brings an internal request to a vote, or a dossier back from its end", () => {
  const step = fc.record({ to: fc.constantFrom(...dossierStates), by: fc.constantFrom(...movers) });
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(kinds)), fc.array(step, { maxLength: 60 }), (kind, steps) => {
      let state: DossierState = "draft";
      for (const { to, by } of steps) {
        if (checkMove({ ...kind, from: state, to, by, reason: "Omdat.", facts: everything })) continue;
        expect(["withdrawn", "reported"]).not.toContain(state);
        state = to;
        if (kind.type === "internal") expect(["shortlisted", "winner", "not_elected", "selected"]).not.toContain(state);
        if (kind.type === "external") expect(state).not.toBe("granted");
      }
    }),
    { numRuns: 500 },
  );
});

test("the dates of a dossier and its call say which conditions hold", () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const call = {
    id: "call",
    slug: "2026",
    title: { nl: "2026" },
    submissionsOpen: day(1),
    submissionsClose: day(5),
    votingOpens: day(10),
    votingCloses: day(20),
    resultsPublished: day(25),
    awardsFrom: day(26),
    budgetInCents: 1,
    maximumWhenActiveInCents: 1,
    maximumInCents: 1,
    winnerCount: 1,
    voteWeight: 50,
    tieRule: "vote",
    votesCast: 3,
  } as const;
  const askedCompletion = { completeBy: day(8), incompleteFrom: "submitted" } as const;
  expect(factsFromDates(askedCompletion, call, day(4))).toMatchObject({
    isDeadlineOver: false,
    isCompletionOpen: true,
  });
  expect(factsFromDates(askedCompletion, call, day(5))).toMatchObject({
    isDeadlineOver: true,
    cameFromSubmitted: true,
  });
  expect(factsFromDates(askedCompletion, call, day(8))).toMatchObject({
    isCompletionOpen: false,
    isCompletionOver: true,
  });
  expect(factsFromDates(askedCompletion, call, day(9))).toMatchObject({ isVoteAhead: true, areResultsOut: false });
  expect(factsFromDates(askedCompletion, call, day(10))).toMatchObject({ isVoteAhead: false, hasNoVote: false });
  expect(factsFromDates(askedCompletion, call, day(25))).toMatchObject({ areResultsOut: true });
  expect(factsFromDates({ completeBy: null, incompleteFrom: "in_review" }, null, day(9))).toEqual({
    isDeadlineOver: false,
    isCompletionOpen: false,
    isCompletionOver: false,
    cameFromSubmitted: false,
    cameFromReview: true,
    isVoteAhead: false,
    hasNoVote: false,
    areResultsOut: false,
  });
});
