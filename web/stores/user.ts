import type { Language } from "#domain/language.ts";
import type { GivenRole } from "#domain/permission.ts";
import { createStore } from "#web/stores/store.ts";

/** Who is looking; null is a visitor. */
export type User = {
  id: string;
  firstname: string;
  lastname: string;
  language: Language;
  /** There is a vote, and theirs is not in the box. */
  hasToVote: boolean;
  /** What they do for the fund; the office is open to people with a role. */
  roles: readonly GivenRole[];
};

export const user = createStore<User | null>(null);
