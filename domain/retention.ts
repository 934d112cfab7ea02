import type { DossierState } from "#domain/dossier.ts";

/** How many months each kind of record is kept; the fund may decide otherwise. Payments follow the law of accounting. */
export type Retention = {
  /** What visitors wrote to the office. */
  messages: number;
  /** Who offered to help an organisation. */
  volunteers: number;
  /** The proof of a choice on cookies. */
  consents: number;
  /** Who announced a gift; the amount stays. */
  pledges: number;
  /** Who got which mail; what it said is gone once it is sent. */
  mails: number;
  /** Who asked to log in, and when. */
  logins: number;
  /** Dossiers that were begun and never sent, counted from the last change. */
  drafts: number;
  /** Dossiers that got no support. */
  declined: number;
  /** Dossiers that were taken back. */
  withdrawn: number;
  /** Dossiers that were paid; accounting asks for ten years. */
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
  withdrawn: 12,
  paid: 120,
};

/** Dossiers that are over: where they stand, and the moves since which they are. Whatever is under way stays. */
export const endedDossiers = [
  { kind: "declined", states: ["declined", "not_elected"], since: ["declined", "not_elected"] },
  { kind: "withdrawn", states: ["withdrawn"], since: ["withdrawn"] },
  { kind: "paid", states: ["paid", "reported"], since: ["paid"] },
] as const satisfies { kind: keyof Retention; states: DossierState[]; since: DossierState[] }[];

/** Where a dossier stands that goes as soon as its applicant asks: nothing was decided, or they took it back. */
export const erasedAtOnce = [
  "draft",
  "submitted",
  "incomplete",
  "in_review",
  "withdrawn",
] as const satisfies DossierState[];

/** The moment before which a record that is kept so many months is too old. The 31st of a short month is its last day. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
