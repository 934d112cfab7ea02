import type { Language } from "#domain/language.ts";
import type { GivenRole, Seat } from "#domain/permission.ts";
import { createStore } from "#web/stores/store.ts";

/** The person who is logged in. */
export type User = {
  id: string;
  firstname: string;
  lastname: string;
  language: Language;
  /** Whether a vote is open in which this person has not voted yet. */
  hasToVote: boolean;
  /** The roles of this person in the fund; the office is open to people with a role. */
  roles: readonly GivenRole[];
  /** The seat of this person on the committee, if any. */
  seat: Seat | null;
};

export const user = createStore<User | null>(null);
