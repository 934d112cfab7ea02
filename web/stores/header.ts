import { createStore } from "#web/stores/store.ts";

/** How the header looks: whether its menu lies over the page. */
export const header = createStore({ isMenuOpen: false });
