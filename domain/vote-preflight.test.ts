import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { type FindingCode, findingCodes, type PreflightFacts, preflight } from "#domain/vote-preflight.ts";

const now = new Date("2026-10-20T09:00:00Z");
const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
const text = { nl: "Tekst", en: "Text", fr: "Texte" };

const call = {
  submissionsOpen: new Date("2026-08-01T07:00:00Z"),
  submissionsClose: new Date("2026-10-01T22:00:00Z"),
  votingOpens: new Date("2026-11-01T08:00:00Z"),
  votingCloses: new Date("2026-11-30T23:00:00Z"),
  resultsPublished: new Date("2026-12-15T11:00:00Z"),
  voteWeight: 50,
  winnerCount: 1,
  ballotSize: 8,
} as PreflightFacts["call"];

const bees = {
  id: "bees",
  title: text,
  summary: text,
  description: text,
  impact: text,
  pictures: 1,
  committeeScore: 80,
};

const ready: PreflightFacts = {
  call,
  languages,
  projects: [bees, { ...bees, id: "choir" }],
  unpublished: 0,
  electorate: 120,
  rosterImportedAt: before(3),
  mail: { latest: ["sent", "sent", "failed"], lastSentAt: before(1), waitingSince: before(0) },
  now,
};

const findingsFor = (facts: Partial<PreflightFacts>) => preflight({ ...ready, ...facts });

test("finds nothing in a vote that is ready", () => {
  expect(preflight(ready)).toEqual([]);
});

const cases: Record<FindingCode, Partial<PreflightFacts>> = {
  datesOutOfOrder: { call: { ...call, votingOpens: new Date("2026-09-30T08:00:00Z") } },
  noProjects: { projects: [] },
  projectsUnpublished: { unpublished: 1 },
  tooManyWinners: { call: { ...call, winnerCount: 3 } },
  ballotTooLong: { call: { ...call, ballotSize: 1 } },
  scoresMissing: { projects: [bees, { ...bees, id: "choir", committeeScore: null }] },
  nobody: { electorate: 0 },
  mailFailing: { mail: { ...ready.mail, latest: ["failed", "sent"] } },
  translationsMissing: { projects: [bees, { ...bees, summary: { nl: "Kort", en: "Short", fr: " " } }] },
  pictureMissing: { projects: [{ ...bees, pictures: 0 }] },
  rosterMissing: { rosterImportedAt: null },
  rosterOld: { rosterImportedAt: before(31) },
  mailUnproven: { mail: { latest: [], lastSentAt: null, waitingSince: null } },
};

test.each(findingCodes)("finds %s and nothing else", (code) => {
  expect(findingsFor(cases[code]).map((finding) => finding.code)).toEqual([code]);
});

test("names the projects, their missing texts and the severity", () => {
  const story = { ...bees, id: "choir", description: { nl: "Lang" }, title: { nl: "Koor", fr: "Chœur" } };
  expect(findingsFor({ projects: [bees, story] })).toEqual([
    {
      code: "translationsMissing",
      severity: "warn",
      figure: null,
      subjects: [
        {
          projectId: "choir",
          gaps: [
            { language: "en", part: "title" },
            { language: "en", part: "story" },
            { language: "fr", part: "story" },
          ],
        },
      ],
    },
  ]);
  expect(findingsFor({ rosterImportedAt: before(45.5) })[0]).toMatchObject({ severity: "warn", figure: 45 });
  expect(findingsFor({ call: { ...call, winnerCount: 3 } })[0]).toMatchObject({ severity: "block", figure: 2 });
  expect(findingsFor(cases.scoresMissing)[0]?.subjects).toEqual([{ projectId: "choir", gaps: [] }]);
});

test("asks for translations only in the languages of the fund", () => {
  const projects = [{ ...bees, title: { nl: "Bijen", fr: "Abeilles" } }];
  expect(findingsFor({ projects })).toMatchObject([{ code: "translationsMissing" }]);
  expect(findingsFor({ projects, languages: ["nl", "fr"] })).toEqual([]);
});

test("ignores missing scores without weight, and a mail that waits only shortly", () => {
  expect(findingsFor({ ...cases.scoresMissing, call: { ...call, voteWeight: 100 } })).toEqual([]);
  const waits = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  expect(findingsFor({ mail: { ...ready.mail, waitingSince: waits(14) } })).toEqual([]);
  expect(findingsFor({ mail: { ...ready.mail, waitingSince: waits(16) } })).toMatchObject([{ code: "mailFailing" }]);
});

test("lists blocking findings before warnings", () => {
  const worst = findingsFor({ projects: [], electorate: 0, rosterImportedAt: null });
  expect(worst.map(({ severity }) => severity)).toEqual(["block", "block", "warn"]);
});
