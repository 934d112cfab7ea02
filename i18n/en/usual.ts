import type { texts as dutch } from "#i18n/nl/usual.ts";

export const texts = {
  "usual.fund": "Social Fund",
  "usual.claim": "Help make the world a better place, even after working hours",
  "usual.helpline.teleOnthaal": "Flanders, in Dutch, free, day and night",
  "usual.helpline.zelfmoordlijn": "Flanders, in Dutch, free",
  "usual.helpline.luisterlijn": "the Netherlands, in Dutch, day and night",
  "usual.helpline.teleAccueil": "Belgium, in French",
  "usual.branch": "Head office",
  "usual.retired": "Retired",
  "usual.call": "Call {year}",
  "usual.criterion.effect": "Effect",
  "usual.criterion.effect.help": "For how many people does something change?",
  "usual.criterion.feasibility": "Feasibility",
  "usual.criterion.feasibility.help": "Is it possible with this money and in this time?",
  "usual.criterion.involvement": "Involvement",
  "usual.criterion.involvement.help": "Do colleagues or neighbours take part?",
  "usual.eligibility.amount": "The amount is not above the maximum.",
  "usual.eligibility.organisation": "The organisation has a valid enterprise number.",
  "usual.eligibility.profit": "The organisation makes no profit.",
} satisfies Record<keyof typeof dutch, string>;
