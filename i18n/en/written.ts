import type { written as dutch } from "#i18n/nl/written.ts";

export const written = {
  "written.changed": "Last changed on {date}",
  "written.none": "This text is still to come. If you have a question now, feel free to ask the fund.",
} satisfies Record<keyof typeof dutch, string>;
