import { createStore } from "#web/stores/store.ts";

/** When the session ends and what proves that a form is ours. Never a secret: scripts can read this. */
export type Tokens = { sessionExpires: Date | null; antiForgery: string | null };

export const tokens = createStore<Tokens>({ sessionExpires: null, antiForgery: null });
