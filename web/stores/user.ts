import type { Language } from "#domain/language.ts";
import { createStore } from "#web/stores/store.ts";

/** Who is looking; null is a visitor. */
export type User = { id: string; firstname: string; lastname: string; language: Language };

export const user = createStore<User | null>(null);
