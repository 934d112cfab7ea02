import { createStore } from "#web/stores/store.ts";

/** How the header looks: its menu, and whether it lies on the page's own colour. */
export type Header = { isMenuOpen: boolean; ground: "transparent" | "solid"; title: string };

export const header = createStore<Header>({ isMenuOpen: false, ground: "transparent", title: "" });
