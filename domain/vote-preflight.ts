import type { Call, CallPlan } from "#domain/call.ts";
import type { Language, Localized } from "#domain/language.ts";
import type { MailState } from "#domain/mail.ts";
import { areDatesInOrder } from "#domain/vote-rules.ts";

/** The problems a vote can have before it opens, the worst first: those that block it, then those that only warn. */
const findingSeverities = {
  datesOutOfOrder: "block",
  noProjects: "block",
  projectsUnpublished: "block",
  tooManyWinners: "block",
  ballotTooLong: "block",
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

/** A finding blocks when the vote should not open, and warns when the vote could be better. */
export const severities = ["block", "warn"] as const;
export type Severity = (typeof severities)[number];

/** The texts of a project that voters read. */
export const projectParts = ["title", "summary", "story"] as const;
export type ProjectPart = (typeof projectParts)[number];

/** A text that is missing in one language. */
export type Gap = { language: Language; part: ProjectPart };

/** A problem that was found, with its projects, if any, and a figure that shows how bad it is. */
export type Finding = {
  code: FindingCode;
  severity: Severity;
  subjects: { projectId: string; gaps: Gap[] }[];
  figure: number | null;
};

/** The facts that the pre-flight checks. */
export type PreflightFacts = {
  call: Call & Pick<CallPlan, "ballotSize">;
  /** The languages that the fund offers. */
  languages: readonly Language[];
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
  /** How many dossiers on the shortlist have no project on the site. */
  unpublished: number;
  /** How many people can vote. */
  electorate: number;
  /** When the company's list was last imported; null when it never was. */
  rosterImportedAt: Date | null;
  mail: {
    /** The states of the latest mails. */
    latest: Exclude<MailState, "queued">[];
    lastSentAt: Date | null;
    /** Since when the oldest waiting mail waits. */
    waitingSince: Date | null;
  };
  now: Date;
};

/** After this number of days the list is out of date, because people join and leave. */
const oldestRoster = 30;

/** A mail that waits longer is stuck. */
const longestWait = 15 * 60_000;

/** A sent mail proves that mail works for this number of days. */
const longestProof = 30;

const day = 86_400_000;

type FindingDetails = Partial<Pick<Finding, "subjects" | "figure">> | null;

/** Checks a vote before it opens and gives all its problems, the worst first. */
export function preflight(facts: PreflightFacts): Finding[] {
  return findingCodes.flatMap((code) => {
    const details = look[code](facts);
    return details ? [{ code, severity: findingSeverities[code], subjects: [], figure: null, ...details }] : [];
  });
}

const look: Record<FindingCode, (facts: PreflightFacts) => FindingDetails> = {
  datesOutOfOrder: ({ call }) => (areDatesInOrder(call) ? null : {}),
  noProjects: ({ projects }) => (projects.length === 0 ? {} : null),
  projectsUnpublished: ({ unpublished }) => (unpublished > 0 ? { figure: unpublished } : null),
  tooManyWinners: ({ call, projects }) =>
    projects.length > 0 && call.winnerCount > projects.length ? { figure: projects.length } : null,
  ballotTooLong: ({ call, projects }) => (projects.length > call.ballotSize ? { figure: projects.length } : null),
  scoresMissing: ({ call, projects }) =>
    call.voteWeight < 100 ? about(projects.filter(({ committeeScore }) => committeeScore === null)) : null,
  nobody: ({ electorate }) => (electorate === 0 ? {} : null),
  mailFailing: ({ mail: { latest, waitingSince }, now }) => {
    const failed = latest.filter((state) => state === "failed").length;
    const isStuck = waitingSince !== null && now.getTime() - waitingSince.getTime() > longestWait;
    return isStuck || (failed > 0 && failed * 2 >= latest.length) ? { figure: failed } : null;
  },
  translationsMissing: ({ projects, languages }) => {
    const subjects = projects.map((project) => ({ projectId: project.id, gaps: gapsOf(project, languages) }));
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

function about(projects: readonly { id: string }[]): FindingDetails {
  return projects.length > 0 ? { subjects: projects.map(({ id }) => ({ projectId: id, gaps: [] })) } : null;
}

function gapsOf(
  { title, summary, description, impact }: PreflightFacts["projects"][number],
  languages: readonly Language[],
): Gap[] {
  const texts: Record<ProjectPart, Localized[]> = { title: [title], summary: [summary], story: [description, impact] };
  return languages.flatMap((language) =>
    projectParts
      .filter((part) => texts[part].some((text) => !text[language]?.trim()))
      .map((part) => ({ language, part })),
  );
}
