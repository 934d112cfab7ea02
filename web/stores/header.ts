import { createStore } from "#web/stores/store.ts";

/** Whether the menu of the header is open. */
export const header = createStore({ isMenuOpen: false });
