import type { Language } from "#domain/language.ts";

/** The texts of the first screen of a kiosk: whether people can vote now, how to begin, and the language. */
type Greeting = Record<"open" | "early" | "counting" | "over" | "tap" | "letter" | "language", string>;

/** The screen shows every language at once, because nobody has chosen one yet. */
export const kioskGreeting: Record<Language, Greeting> = {
  nl: {
    open: "Eén stem, één project",
    early: "Je kunt nog niet stemmen",
    counting: "De stemming is gesloten",
    over: "Er is nu geen stemming",
    tap: "Tik om te stemmen",
    letter: "Neem je toegangsbrief.",
    language: "Nederlands",
  },
  en: {
    open: "One vote, one project",
    early: "You cannot vote yet",
    counting: "Voting is closed",
    over: "There is no vote now",
    tap: "Tap to vote",
    letter: "Take your access letter.",
    language: "English",
  },
  fr: {
    open: "Une voix, un projet",
    early: "Le vote n’est pas encore ouvert",
    counting: "Le vote est clos",
    over: "Il n’y a pas de vote pour le moment",
    tap: "Touchez pour voter",
    letter: "Prenez votre lettre d’accès.",
    language: "Français",
  },
};
