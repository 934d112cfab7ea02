import type { lateAccess as dutch } from "#i18n/nl/late-access.ts";

/** The texts for people who may submit after the deadline. */
export const lateAccess = {
  "late.login": "You get extra time to submit",
  "late.login.text": "<a>Log in first</a>. Then you can use your link.",
  "late.offer": "The fund gives you extra time",
  "late.offer.text": "The link works for one person. Use it only if it is meant for you.",
  "late.use": "Use this link",
  "late.mine": "You have extra time",
  "late.mine.text": "The call has closed, but you can still submit your dossier {until}.",
} satisfies Record<keyof typeof dutch, string>;
