import type { Phase } from "#domain/call.ts";
import type { Localized } from "#domain/language.ts";
import type { Branch, Department, EmploymentStatus } from "#domain/person.ts";

/** The statuses of a published project. Only these are ever public; the states of a dossier are in `dossier.ts`. */
export const projectStatuses = ["shortlisted", "winner", "not_elected", "selected"] as const;
export type ProjectStatus = (typeof projectStatuses)[number];

/** The code of a theme; the fund's lists (`fund-list.ts`) have its name. */
export type Theme = string;

/** The drawings of the house style; every project is shown with one of them or with its own picture. */
export const illustrations = [
  "animal-shelter",
  "bee-hotel",
  "bike-workshop",
  "choir",
  "clothing-bank",
  "coding-club",
  "community-garden",
  "elderly-visits",
  "food-bank-kitchen",
  "football-club",
  "hospital-clown",
  "language-cafe",
  "library-on-wheels",
  "nature-trail",
  "night-shelter",
  "repair-cafe",
  "river-clean-up",
  "school-breakfast",
  "sensory-room",
  "theatre-stage",
  "wheelchair-sports",
  "youth-music",
] as const;
export type Illustration = (typeof illustrations)[number];

/** The person who put a project forward, as far as it may be shown: a name only with consent. */
export type Proposer = {
  status: EmploymentStatus;
  branch: Branch;
  department: Department | null;
  firstname: string | null;
};

/** One promise of a project and its outcome. */
export type Delivery = { promised: Localized; delivered: Localized; isMet: boolean };

/** One more picture of a project, with a caption. */
export type GalleryPicture = { illustration: Illustration; caption: Localized };

/** A project of an organisation as the public sees it. */
export type Project = {
  id: string;
  slug: string;
  callId: string;
  organisationId: string;
  status: ProjectStatus;
  theme: Theme;
  illustration: Illustration;
  title: Localized;
  summary: Localized;
  description: Localized;
  impact: Localized;
  quote: Localized | null;
  followUp: Localized | null;
  deliveries: Delivery[];
  gallery: GalleryPicture[];
  proposer: Proposer;
  costInCents: number;
  askedInCents: number;
  /** The amount that the fund gave; null as long as nothing was decided. */
  amountInCents: number | null;
  /** The place among the winners, 1 for the first. */
  rank: number | null;
  /** Known only after results are published. */
  votes: number | null;
  /** The score of the committee out of 100; known only after results are published. */
  committeeScore: number | null;
};

/** Tells whether employees vote for this project, now or when voting opens. */
export function isOnBallot(project: Pick<Project, "status">): boolean {
  return project.status === "shortlisted";
}

/** Tells whether a project is or was on the ballot of its call. The fund's selection never is. */
export function wasOnBallot({ status }: Pick<Project, "status">): boolean {
  return status !== "selected";
}

/**
 * Gives the status that names the amount of a project. A winner that withdrew has no amount any more, and a project that
 * lost the vote can take its award over.
 */
export function statusOfAmount({ status, amountInCents }: Pick<Project, "status" | "amountInCents">): ProjectStatus {
  if (status === "shortlisted") return status;
  if (amountInCents === null) return "not_elected";
  return status === "not_elected" ? "selected" : status;
}

type ProjectInCall = { status: ProjectStatus; call: { phase: Phase } };

/** Tells whether employees can vote for this project now. */
export function isOpenForVotes({ status, call }: ProjectInCall): boolean {
  return isOnBallot({ status }) && call.phase === "voting";
}

/** Gives the date of the report of a supported project: one year after it could be paid. */
export function reportDue(awardsFrom: Date): Date {
  const due = new Date(awardsFrom);
  due.setUTCFullYear(due.getUTCFullYear() + 1);
  return due;
}
