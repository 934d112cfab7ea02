import type { texts as dutch } from "#i18n/nl/meeting.ts";

export const texts = {
  "meeting.goesOn": "The meeting is already going on.",
  "meeting.over": "There is no meeting now.",
  "meeting.notPresent": "This person is not present.",
  "meeting.notRecorder": "Only the person who records can do this.",
  "meeting.tooFew": "Too few members are present. Needed: {count}.",
  "meeting.handsDiffer": "The hands do not add up: {count} members are here.",
  "meeting.noMajority": "No majority: {count} members must be for it.",
} satisfies Record<keyof typeof dutch, string>;
