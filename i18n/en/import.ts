import type { texts as dutch } from "#i18n/nl/import.ts";

export const texts = {
  // A file that people look through before they take it over.
  "import.choose": "Choose the file",
  "import.another": "Another file",
  "import.file": "File",
  "import.file.help": "Excel (.xlsx) or CSV, up to 24 MB.",
  "import.look": "Show what changes",
  "import.refused": "We cannot use this file",
  "import.none": "Choose a file first.",
  "import.tooLarge": "This file is too large.",
  "import.failed": "The file did not arrive well. Try again.",
  "import.kind": "Kind",
  "import.line": "line {line}",
  "import.discard": "Do not take over",
  "import.note": "All of it is taken over at once, or nothing.",
  "import.lead.draft": "Dry run of {file}, from {at}. Nothing has changed yet.",
} satisfies Record<keyof typeof dutch, string>;
