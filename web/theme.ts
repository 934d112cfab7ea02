import { createStore } from "#web/stores/store.ts";

/** The themes of the site. */
export type Theme = "light" | "dark";

const key = "theme";

/** Sets the chosen theme before the first paint, so that no page flashes; it runs as an inline script. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** The current theme; null on the server, which cannot know it. */
export const theme = createStore<Theme | null>(null);

/** Reads the current theme from the page. */
export function readTheme(): Theme {
  const chosenTheme = document.documentElement.dataset.theme;
  if (chosenTheme === "light" || chosenTheme === "dark") return chosenTheme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Chooses a theme and remembers it on this device. */
export function chooseTheme(chosenTheme: Theme): void {
  document.documentElement.dataset.theme = chosenTheme;
  theme.set(chosenTheme);
  try {
    localStorage.setItem(key, chosenTheme);
  } catch {
    // A private window may have no storage; the choice then lasts until the page closes.
  }
}
