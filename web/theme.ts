import { createStore } from "#web/stores/store.ts";

/** By day or after hours; null follows the device. */
export type Theme = "light" | "dark";

const key = "theme";

/** Sets the chosen theme before anything is drawn, so that no page flashes. Runs as an inline script. */
export const themeScript = `try{var t=localStorage.getItem("${key}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** What the visitor sees now; the server cannot know it, and the switch appears with the scripts. */
export const theme = createStore<Theme | null>(null);

/** Reads what the visitor sees now. */
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
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
