import { createStore } from "#web/stores/store.ts";

/**
 * The end of the session, in milliseconds; null for a visitor. Scripts can read this, so it must never be a secret. Our
 * forms need no token against forgery, because browsers send the origin of a form.
 */
export const tokens = createStore<{ sessionExpires: number | null }>({ sessionExpires: null });
