import type { error as dutch } from "#i18n/nl/error.ts";

export const error = {
  "error.heading": "Something went wrong",
  "error.notFound": "This page could not be found",
  "error.lostPetal": "It may have moved, or the address is wrong.",
  "error.notThereOrNotTranslated": "This page doesn't exist or isn't fully translated yet",
  "error.notTranslated": "This page isn't fully translated yet",
  "error.inDutch": "Parts without a translation are shown in Dutch.",
  "error.unexpected": "It is not your fault. Try again in a moment, or let us know.",
  "error.home": "Back to home",
  "error.projects": "Browse the projects",
  "error.picture": "A blossom with one petal fallen to the ground",
} satisfies Record<keyof typeof dutch, string>;
