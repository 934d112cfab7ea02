import type { written as dutch } from "#i18n/nl/written.ts";

export const written = {
  "written.changed": "Last changed on {date}",
  "written.version": "This is an earlier version",
  "written.version.text": "This text applied from {from, date, longDate} to {until, date, longDate}.",
  "written.version.present": "Read the present text",
  "written.versions": "Earlier versions",
  "written.versions.first": "First text",
  "written.versions.present": "present text",
  "written.none": "This text is still to come. Do you have a question? Ask the fund.",
} satisfies Record<keyof typeof dutch, string>;
