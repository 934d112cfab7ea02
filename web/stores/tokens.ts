import { createStore } from "#web/stores/store.ts";

/**
 * When the session of whoever is looking ends, in milliseconds; null for a visitor. Never a secret: scripts can read
 * this. No form of ours carries a token against forgery, for browsers say themselves where a form comes from.
 */
export const tokens = createStore<{ sessionExpires: number | null }>({ sessionExpires: null });
