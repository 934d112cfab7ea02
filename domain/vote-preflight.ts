import type { Call } from "#domain/call.ts";
import { type Language, type Localized, languages } from "#domain/language.ts";
import type { MailState } from "#domain/mail.ts";
import { areDatesInOrder } from "#domain/vote-rules.ts";

/** What can be wrong before a vote opens, the gravest first: what spoils the vote, then what makes it poorer. */
const findingSeverities = {
  datesOutOfOrder: "block",
  noProjects: "block",
  tooManyWinners: "block",
  nobody: "block",
  mailFailing: "block",
  scoresMissing: "warn",
  translationsMissing: "warn",
  pictureMissing: "warn",
  rosterMissing: "warn",
  rosterOld: "warn",
  mailUnproven: "warn",
} as const;
export type FindingCode = keyof typeof findingSeverities;
export const findingCodes = Object.keys(findingSeverities) as FindingCode[];

/** Whether a vote should not open like this, or could be better. */
export const severities = ["block", "warn"] as const;
export type Severity = (typeof severities)[number];

/** The texts of a project that voters read. */
export const projectParts = ["title", "summary", "story"] as const;
export type ProjectPart = (typeof projectParts)[number];

/** A text that is missing in one language. */
export type Gap = { language: Language; part: ProjectPart };

/** What was found: about which projects, if it is about some, and a figure that tells how bad it is. */
export type Finding = {
  code: FindingCode;
  severity: Severity;
  subjects: { projectId: string; gaps: Gap[] }[];
  figure: number | null;
};

/** All that is looked at before a vote opens. */
export type PreflightFacts = {
  call: Call;
  /** The projects on the ballot. */
  projects: {
    id: string;
    title: Localized;
    summary: Localized;
    description: Localized;
    impact: Localized;
    pictures: number;
    committeeScore: number | null;
  }[];
  /** How many can vote. */
  electorate: number;
  /** When the company's list was last read; null when it never was. */
  rosterImportedAt: Date | null;
  mail: {
    /** How it went with the latest mails. */
    latest: Exclude<MailState, "queued">[];
    lastSentAt: Date | null;
    /** Since when the one waits that waits longest. */
    waitingSince: Date | null;
  };
  now: Date;
};

/** After so many days people have come and gone. */
const oldestRoster = 30;

/** A mail that waits longer does not leave by itself. */
const longestWait = 15 * 60_000;

/** Proof that mail works is worth no more after so many days. */
const longestProof = 30;

const day = 86_400_000;

type Found = Partial<Pick<Finding, "subjects" | "figure">> | null;

/** Looks over a vote that is about to open, and tells all that is wrong with it, the gravest first. */
export function preflight(facts: PreflightFacts): Finding[] {
  return findingCodes.flatMap((code) => {
    const found = look[code](facts);
    return found ? [{ code, severity: findingSeverities[code], subjects: [], figure: null, ...found }] : [];
  });
}

const look: Record<FindingCode, (facts: PreflightFacts) => Found> = {
  datesOutOfOrder: ({ call }) => (areDatesInOrder(call) ? null : {}),
  noProjects: ({ projects }) => (projects.length === 0 ? {} : null),
  tooManyWinners: ({ call, projects }) =>
    projects.length > 0 && call.winnerCount > projects.length ? { figure: projects.length } : null,
  scoresMissing: ({ call, projects }) =>
    call.voteWeight < 100 ? about(projects.filter(({ committeeScore }) => committeeScore === null)) : null,
  nobody: ({ electorate }) => (electorate === 0 ? {} : null),
  mailFailing: ({ mail: { latest, waitingSince }, now }) => {
    const failed = latest.filter((state) => state === "failed").length;
    const isStuck = waitingSince !== null && now.getTime() - waitingSince.getTime() > longestWait;
    return isStuck || (failed > 0 && failed * 2 >= latest.length) ? { figure: failed } : null;
  },
  translationsMissing: ({ projects }) => {
    const subjects = projects.map((project) => ({ projectId: project.id, gaps: gapsOf(project) }));
    const lacking = subjects.filter(({ gaps }) => gaps.length > 0);
    return lacking.length > 0 ? { subjects: lacking } : null;
  },
  pictureMissing: ({ projects }) => about(projects.filter(({ pictures }) => pictures === 0)),
  rosterMissing: ({ rosterImportedAt }) => (rosterImportedAt ? null : {}),
  rosterOld: ({ rosterImportedAt, now }) => {
    const days = rosterImportedAt ? Math.floor((now.getTime() - rosterImportedAt.getTime()) / day) : 0;
    return days > oldestRoster ? { figure: days } : null;
  },
  mailUnproven: ({ mail: { lastSentAt }, now }) =>
    lastSentAt && now.getTime() - lastSentAt.getTime() <= longestProof * day ? null : {},
};

function about(projects: readonly { id: string }[]): Found {
  return projects.length > 0 ? { subjects: projects.map(({ id }) => ({ projectId: id, gaps: [] })) } : null;
}

function gapsOf({ title, summary, description, impact }: PreflightFacts["projects"][number]): Gap[] {
  const texts: Record<ProjectPart, Localized[]> = { title: [title], summary: [summary], story: [description, impact] };
  return languages.flatMap((language) =>
    projectParts
      .filter((part) => texts[part].some((text) => !text[language]?.trim()))
      .map((part) => ({ language, part })),
  );
}
