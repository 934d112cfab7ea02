import type { officeProblem as dutch } from "#i18n/nl/office-problem.ts";

export const officeProblem = {
  "kiosk.unknown": "This voting tablet does not exist (any more).",
  "letter.nobody": "With this choice nobody is left to make a letter for.",
  "letter.noMatch": "The employee ID and the access code do not belong together. Look at the paper again.",
  "person.unknown": "This person is not on the staff list, or not any more.",
  "roster.columnsMissing": "These columns are missing from the file: {columns}.",
  "roster.manyLeavers":
    "After this list {leaving, number} of {present, number} people would be gone. If it is the right list, confirm that.",
} satisfies Record<keyof typeof dutch, string>;
