import { expect, test } from "vitest";
import type { CallPlan } from "#domain/call.ts";
import {
  type CallUse,
  changedFields,
  checkPlanChange,
  checkPublishing,
  holdOn,
  votingDays,
} from "#domain/call-change.ts";
import { type CallPlanField, callPlanFields } from "#domain/call-rules.ts";

const at = (day: string) => new Date(`${day}T08:00:00Z`);
const plan: CallPlan = {
  title: { nl: "Oproep 2026", en: "Call 2026", fr: "Appel 2026" },
  intro: { nl: "" },
  submissionsOpen: at("2026-09-01"),
  submissionsClose: at("2026-10-15"),
  committeeMeets: at("2026-11-03"),
  votingOpens: at("2026-11-16"),
  votingCloses: at("2026-12-04"),
  resultsPublished: at("2026-12-15"),
  awardsFrom: at("2027-02-01"),
  reportsDue: at("2028-02-01"),
  budgetInCents: 60_000_00,
  maximumWhenActiveInCents: 15_000_00,
  maximumInCents: 8_000_00,
  costShare: 75,
  voteWeight: 50,
  winnerCount: 4,
  tieRule: "committee_score",
  ballotSize: 8,
  criteria: [
    { id: "a", name: { nl: "Impact" }, help: { nl: "" }, weight: 60 },
    { id: "b", name: { nl: "Plan" }, help: { nl: "" }, weight: 40 },
  ],
  eligibility: [{ id: "a", text: { nl: "Op tijd" }, check: "deadline" }],
};
const published: CallUse = { publishedAt: at("2026-06-01"), isScored: false, candidates: 0 };
const draft: CallUse = { publishedAt: null, isScored: false, candidates: 0 };
const moments = {
  before: at("2026-08-01"),
  writing: at("2026-09-15"),
  selection: at("2026-10-20"),
  voting: at("2026-11-20"),
  counting: at("2026-12-10"),
  over: at("2028-03-01"),
};

const codesOf = (changed: Partial<CallPlan>, now: Date, use = published) =>
  Object.fromEntries(
    checkPlanChange({ plan, use, now }, { ...plan, ...changed }).map(({ field, problem }) => [field, problem.code]),
  );

/** The changes that each field allows in each phase: all (·), only to more (+), or none (x). */
test.each<[CallPlanField, string]>([
  ["title", "······"],
  ["intro", "······"],
  ["submissionsOpen", "·xxxxx"],
  ["submissionsClose", "·+xxxx"],
  ["committeeMeets", "···xxx"],
  ["hasVote", "·xxxxx"],
  ["votingOpens", "···xxx"],
  ["votingCloses", "···xxx"],
  ["resultsPublished", "···++x"],
  ["awardsFrom", "·····x"],
  ["reportsDue", "·····x"],
  ["budgetInCents", "·++++x"],
  ["maximumWhenActiveInCents", "·+xxxx"],
  ["maximumInCents", "·+xxxx"],
  ["costShare", "·+xxxx"],
  ["voteWeight", "···xxx"],
  ["winnerCount", "···xxx"],
  ["tieRule", "···xxx"],
  ["ballotSize", "···xxx"],
  ["criteria", "···xxx"],
  ["eligibility", "·xxxxx"],
])("%s can change like this before, while people write, select, vote, count and after: %s", (field, expected) => {
  const marks = Object.values(moments).map((now) => {
    const hold = holdOn(field, { plan, use: published, now });
    return hold ? (hold.limit === "frozen" ? "x" : "+") : "·";
  });
  expect(marks.join("")).toBe(expected);
  for (const now of Object.values(moments)) expect(holdOn(field, { plan, use: draft, now })).toBeNull();
});

test("the limits on a published call only become stricter with time", () => {
  const strictness = { none: 0, later: 1, more: 1, frozen: 2 };
  const days = Array.from({ length: 600 }, (_, index) => new Date(at("2026-07-01").getTime() + index * 86_400_000));
  for (const field of Object.keys(callPlanFields) as CallPlanField[]) {
    const levels = days.map((now) => strictness[holdOn(field, { plan, use: published, now })?.limit ?? "none"]);
    expect(levels, field).toEqual(levels.toSorted((a, b) => a - b));
  }
});

test("while people write, the deadline moves only later and amounts only rise", () => {
  const { writing } = moments;
  expect(codesOf({ submissionsClose: at("2026-10-10") }, writing)).toEqual({ submissionsClose: "rule.onlyLater" });
  expect(codesOf({ submissionsClose: at("2026-10-20") }, writing)).toEqual({});
  expect(codesOf({ maximumInCents: 7_000_00 }, writing)).toEqual({ maximumInCents: "rule.onlyMore" });
  expect(codesOf({ maximumInCents: 9_000_00, budgetInCents: 70_000_00, costShare: 80 }, writing)).toEqual({});
});

test("once people wait for them, the results move only later, and the dates of the winners too", () => {
  expect(codesOf({ resultsPublished: at("2026-12-14") }, moments.voting)).toEqual({
    resultsPublished: "rule.onlyLater",
  });
  expect(codesOf({ resultsPublished: at("2026-12-18") }, moments.voting)).toEqual({});
  const withoutVote = { ...plan, votingOpens: null, votingCloses: null };
  const field = { plan: withoutVote, use: published, now: moments.selection };
  expect(holdOn("resultsPublished", field)).toEqual({ limit: "later", reason: "awaited" });
  const awarded = at("2026-12-20");
  expect(codesOf({ awardsFrom: at("2027-01-15"), reportsDue: at("2028-01-15") }, awarded)).toEqual({
    awardsFrom: "rule.onlyLater",
    reportsDue: "rule.onlyLater",
  });
  expect(codesOf({ awardsFrom: at("2027-02-15"), reportsDue: at("2028-03-01") }, awarded)).toEqual({});
});

test("criteria stay as they are once someone scored", () => {
  const criteria = plan.criteria.map((criterion) => ({ ...criterion, weight: 50 }));
  expect(codesOf({ criteria }, moments.selection)).toEqual({});
  expect(codesOf({ criteria }, moments.selection, { ...published, isScored: true })).toEqual({
    criteria: "rule.frozen.scored",
  });
});

test("a call keeps its vote once people can submit", () => {
  expect(codesOf({ votingOpens: null, votingCloses: null }, moments.before)).toEqual({});
  expect(codesOf({ votingOpens: null, votingCloses: null }, moments.writing)).toEqual({
    hasVote: "rule.frozen.submissionsOpen",
  });
});

test("a published date moves neither into the past nor before the one it follows", () => {
  expect(codesOf({ committeeMeets: at("2026-10-18") }, moments.selection)).toEqual({ committeeMeets: "rule.past" });
  expect(codesOf({ resultsPublished: at("2026-12-01") }, moments.selection)).toEqual({
    resultsPublished: "rule.order",
  });
  // The dates after a later deadline have to follow it.
  expect(codesOf({ submissionsClose: at("2026-11-10") }, moments.writing)).toEqual({ committeeMeets: "rule.order" });
});

test("a published vote of fewer than five working days is refused", () => {
  expect(codesOf({ votingCloses: new Date("2026-11-20T08:00:00Z") }, moments.before)).toEqual({});
  expect(codesOf({ votingCloses: new Date("2026-11-19T23:00:00Z") }, moments.before)).toEqual({
    votingCloses: "rule.vote.short",
  });
  // 25 December is a holiday.
  expect(votingDays({ ...plan, votingOpens: at("2026-12-21"), votingCloses: at("2026-12-26") })).toBe(4);
});

test("a draft takes any plan that is in order, also in the past and without criteria", () => {
  expect(codesOf({ criteria: [], title: { nl: "Anders" } }, moments.over, draft)).toEqual({});
  expect(codesOf({ submissionsClose: at("2026-08-01") }, moments.before, draft)).toEqual({
    submissionsClose: "rule.order",
  });
});

test("publishing needs dates in the future, criteria and a long enough vote, and submissions may open at once", () => {
  const codes = (changed: Partial<CallPlan>, now: Date) =>
    Object.fromEntries(
      checkPublishing({ ...plan, ...changed }, now).map(({ field, problem }) => [field, problem.code]),
    );
  expect(codes({}, moments.before)).toEqual({});
  expect(codes({}, moments.writing)).toEqual({});
  expect(codes({}, moments.selection)).toEqual({ submissionsClose: "rule.past" });
  expect(codes({ criteria: [] }, moments.before)).toEqual({ criteria: "rule.criteria.count" });
  expect(codes({ votingCloses: at("2026-11-18") }, moments.before)).toEqual({ votingCloses: "rule.vote.short" });
});

test.each<[string, Partial<CallPlan>, Record<string, string>]>([
  ["a title without Dutch", { title: { nl: "", fr: "Appel" } }, { title: "rule.text.dutch" }],
  ["an introduction in French only", { intro: { nl: "", fr: "Bonjour" } }, { intro: "rule.text.dutch" }],
  ["half a vote", { votingCloses: null }, { hasVote: "rule.vote.dates" }],
  ["a maximum above the budget", { maximumInCents: 70_000_00 }, { maximumInCents: "rule.aboveBudget" }],
  ["half a percent", { costShare: 0.5 }, { costShare: "rule.wholeNumber" }],
  ["a ballot for fewer projects than winners", { ballotSize: 3 }, { ballotSize: "rule.belowWinners" }],
  ["one criterion", { criteria: plan.criteria.slice(0, 1) }, { criteria: "rule.criteria.count" }],
  [
    "weights of 99 percent",
    { criteria: plan.criteria.map((one) => (one.id === "a" ? { ...one, weight: 59 } : one)) },
    { criteria: "rule.criteria.sum" },
  ],
  [
    "a criterion without a name",
    { criteria: plan.criteria.map((one) => ({ ...one, name: { nl: "" } })) },
    { criteria: "rule.criteria.name" },
  ],
  [
    "four words for five scores",
    { criteria: plan.criteria.map((one) => ({ ...one, words: { nl: "zwak, matig, goed, sterk" } })) },
    { criteria: "rule.criteria.words" },
  ],
  [
    "a sentence as the word of a score",
    {
      criteria: plan.criteria.map((one) => ({
        ...one,
        words: { nl: `zwak, matig, goed, sterk, ${"top ".repeat(9)}` },
      })),
    },
    { criteria: "rule.criteria.words" },
  ],
  [
    "a condition without a text",
    { eligibility: [{ id: "a", text: { nl: "" }, check: "person" }] },
    { eligibility: "rule.eligibility.text" },
  ],
])("refuses %s", (_name, changed, expected) => {
  expect(codesOf(changed, moments.before, draft)).toEqual(expected);
});

test("a plan that comes back from the database in another order has not changed", () => {
  const [first, ...rest] = plan.criteria;
  const reordered = { weight: 60, help: { nl: "" }, name: { nl: "Impact" }, id: "a" };
  expect(first && changedFields(plan, { ...plan, criteria: [reordered, ...rest] })).toEqual([]);
});

test("refuses a ballot that is shorter than the projects on it", () => {
  const use = { ...published, candidates: 7 };
  expect(codesOf({ ballotSize: 6 }, moments.selection, use)).toEqual({ ballotSize: "rule.belowCandidates" });
  expect(codesOf({ ballotSize: 7 }, moments.selection, use)).toEqual({});
  // A ballot that is too long already does not keep anyone from correcting a text.
  expect(codesOf({ title: { nl: "Oproep" } }, moments.selection, { ...published, candidates: 9 })).toEqual({});
});
