import { type DossierState, type ProjectType, projectTypes } from "#domain/dossier.ts";
import { smallestGroup } from "#domain/figure.ts";

/** How many months we keep each kind of record; a fund may change it. Payments follow accounting law. */
export type Retention = {
  /** Messages of visitors to the office. */
  messages: number;
  /** Volunteers of an organisation. */
  volunteers: number;
  /** The proof of a choice on cookies. */
  consents: number;
  /** Names of people who announced a gift; the amount stays. */
  pledges: number;
  /** The log of mails; the text is already deleted once a mail is sent. */
  mails: number;
  /** The log of logins. */
  logins: number;
  /** Dossiers that were never sent, counted from the last change. */
  drafts: number;
  /** Dossiers of projects that got no support. */
  declined: number;
  /** Requests for help that were declined. */
  declinedRequests: number;
  /** Dossiers that were withdrawn. */
  withdrawn: number;
  /** Dossiers that were paid; accounting law requires ten years. */
  paid: number;
};

export const usualRetention: Retention = {
  messages: 12,
  volunteers: 12,
  consents: 12,
  pledges: 12,
  mails: 6,
  logins: 6,
  drafts: 12,
  declined: 24,
  declinedRequests: 12,
  withdrawn: 12,
  paid: 120,
};

/** The dossiers that are over, by type and state, and the moves from which we count. All other dossiers stay. */
export const endedDossiers = [
  {
    kind: "declined",
    types: ["external"],
    states: ["declined", "not_elected"],
    since: ["declined", "not_elected"],
  },
  { kind: "declinedRequests", types: ["internal"], states: ["declined"], since: ["declined"] },
  { kind: "withdrawn", types: projectTypes, states: ["withdrawn"], since: ["withdrawn"] },
  { kind: "paid", types: projectTypes, states: ["paid", "reported"], since: ["paid"] },
] as const satisfies {
  kind: keyof Retention;
  types: readonly ProjectType[];
  states: DossierState[];
  since: DossierState[];
}[];

/** The states of dossiers that we erase as soon as the applicant asks: undecided or withdrawn. */
export const erasedAtOnce = [
  "draft",
  "submitted",
  "incomplete",
  "in_review",
  "reserve",
  "withdrawn",
] as const satisfies DossierState[];

/** The kinds whose small counts could tell something about one person's dossier. */
const dossierKinds: readonly (keyof Retention)[] = ["drafts", ...endedDossiers.map(({ kind }) => kind)];

/** Gives a count as the office may see it: null for a few dossiers, because so few could be recognised. */
export function shownCount(kind: keyof Retention, count: number): number | null {
  return dossierKinds.includes(kind) && count > 0 && count < smallestGroup ? null : count;
}

/** Gives the moment this number of months later; in a shorter month, the 31st becomes its last day. */
export function monthsAfter(now: Date, months: number): Date {
  return monthsBefore(now, -months);
}

/** Gives the moment this number of months earlier; in a shorter month, the 31st becomes its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
