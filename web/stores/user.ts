import type { Language } from "#domain/language.ts";
import { createStore } from "#web/stores/store.ts";

/** Who is looking; null is a visitor. */
export type User = {
  id: string;
  firstname: string;
  lastname: string;
  language: Language;
  /** There is a vote, and theirs is not in the box. */
  hasToVote: boolean;
};

export const user = createStore<User | null>(null);
