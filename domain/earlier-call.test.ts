import { expect, test } from "vitest";
import {
  earlierCallRules,
  filledRows,
  keepTyped,
  readEarlierCall,
  shownRows,
  standingsIn,
} from "#domain/earlier-call.ts";
import { checkFields } from "#domain/rules.ts";

const situation = {
  languages: ["nl", "fr"] as const,
  themes: ["nature"],
  branches: ["gent"],
  now: new Date("2026-11-15T09:00:00Z"),
};

const project = {
  "title.nl": "Bijen op het dak",
  "summary.nl": "Tien kasten",
  organisation: "De Bij vzw",
  postalCode: "9000",
  town: "Gent",
  region: "east-flanders",
  theme: "nature",
  branch: "gent",
  cost: "9000",
  asked: "5.000",
};

const row = (number: number, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries({ ...project, ...values }).map(([name, value]) => [`project.${number}.${name}`, value]),
  );

/** An earlier call with two projects, of which the first won. */
const whole: Record<string, string> = {
  "title.nl": "Oproep 2019",
  submissionsOpen: "16/09/2019",
  submissionsClose: "31/10/2019",
  votingOpens: "1/12/2019",
  votingCloses: "20/12/2019",
  resultsPublished: "10/01/2020",
  electorate: "1.200",
  votesCast: "500",
  voteWeight: "50",
  winnerCount: "1",
  budget: "20 000",
  ...row(1, { place: "1", votes: "300", score: "80", given: "5000" }),
  ...row(2, { place: "2", votes: "200", score: "60", "title.nl": "Koor" }),
};

const problemsOf = (changes: Record<string, string>) => {
  const values = { ...whole, ...changes };
  return Object.fromEntries(
    checkFields(earlierCallRules(values, situation), values).map(({ field, problem }) => [field, problem.code]),
  );
};

test("accepts the results of a vote from before this site", () => {
  expect(problemsOf({})).toEqual({});
  const { submissionsClose, electorate, projects } = readEarlierCall(whole, situation.languages);
  expect(submissionsClose).toEqual(new Date("2019-10-31T23:00:00Z"));
  expect(electorate).toBe(1200);
  expect(projects).toMatchObject([
    { title: { nl: "Bijen op het dak" }, place: 1, votes: 300, committeeScore: 80, amountInCents: 5000_00 },
    { title: { nl: "Koor" }, place: 2, askedInCents: 5000_00, amountInCents: null },
  ]);
});

test.for([
  ["a day that nobody can read", { votingOpens: "soon" }, { votingOpens: "rule.earlier.day" }],
  ["a day to come", { resultsPublished: "1/12/2026" }, { resultsPublished: "rule.earlier.future" }],
  ["days in the wrong order", { votingOpens: "1/10/2019" }, { votingOpens: "rule.order" }],
  ["more voters than people", { electorate: "400" }, { votesCast: "rule.earlier.electorate" }],
  ["votes that do not add up", { votesCast: "510" }, { votesCast: "rule.earlier.sum" }],
  [
    "more winners than projects",
    { winnerCount: "3", "project.2.given": "100" },
    { winnerCount: "rule.earlier.winners" },
  ],
  [
    "two projects on one place",
    { "project.2.place": "1", "project.2.given": "100" },
    { "project.1.place": "rule.earlier.samePlace", "project.2.place": "rule.earlier.samePlace" },
  ],
  [
    "places that the points do not give",
    { "project.1.votes": "100", "project.2.votes": "400" },
    { "project.1.place": "rule.earlier.place", "project.2.place": "rule.earlier.place" },
  ],
  ["a winner without an amount", { "project.1.given": "" }, { "project.1.given": "rule.required" }],
  ["an amount for another project", { "project.2.given": "100" }, { "project.2.given": "rule.earlier.notWinner" }],
  ["a cost below the amount asked", { "project.1.cost": "100" }, { "project.1.cost": "rule.earlier.cost" }],
  ["a missing score", { "project.1.score": "" }, { "project.1.score": "rule.required" }],
  ["a theme that the fund lacks", { "project.1.theme": "space" }, { "project.1.theme": "rule.in" }],
  [
    "a postal code of another country",
    { "project.1.postalCode": "1234 AB" },
    { "project.1.postalCode": "rule.postalCode.belgium" },
  ],
] as const)("refuses %s", ([, changes, problems]) => {
  expect(problemsOf(changes)).toEqual(problems);
});

test("needs no scores when only the vote counts", () => {
  expect(problemsOf({ voteWeight: "100", "project.1.score": "", "project.2.score": "" })).toEqual({});
});

test("lets the typed places decide between equal points", () => {
  const equal = {
    "project.1.votes": "250",
    "project.2.votes": "250",
    "project.1.score": "70",
    "project.2.score": "70",
  };
  const swapped = { "project.1.place": "2", "project.1.given": "", "project.2.place": "1", "project.2.given": "5000" };
  expect(problemsOf(equal)).toEqual({});
  expect(problemsOf({ ...equal, ...swapped })).toEqual({});
  expect(standingsIn({ ...whole, ...equal, ...swapped })?.map(({ candidate }) => candidate.row)).toEqual([2, 1]);
});

test("a call without projects asks for the first one", () => {
  const values = Object.fromEntries(Object.entries(whole).filter(([name]) => !name.startsWith("project.")));
  const fields = checkFields(earlierCallRules(values, situation), values).map(({ field }) => field);
  expect(fields).toContain("project.1.title.nl");
  expect(standingsIn(values)).toBeNull();
});

test("keeps what belongs to the form, and shows empty rows for more projects", () => {
  expect(keepTyped({ "project.3.votes": " 12 ", budget: "", intent: "earlier", "project.x.votes": "1" })).toEqual({
    "project.3.votes": "12",
  });
  expect(filledRows({ "project.3.votes": "12" })).toEqual([3]);
  expect(shownRows({ "project.3.votes": "12" })).toEqual([1, 2, 3, 4, 5]);
});
