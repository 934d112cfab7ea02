import type { Language } from "#domain/language.ts";

/** What the first screen of a kiosk says in every language at once, for nobody has chosen one yet. */
export const kioskGreeting: Record<Language, { tap: string; language: string }> = {
  nl: { tap: "Tik om te stemmen", language: "Nederlands" },
  en: { tap: "Tap to vote", language: "English" },
  fr: { tap: "Touchez pour voter", language: "Français" },
};
