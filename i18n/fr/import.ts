import type { texts as dutch } from "#i18n/nl/import.ts";

export const texts = {
  // A file that people look through before they take it over.
  "import.choose": "Choisissez le fichier",
  "import.another": "Un autre fichier",
  "import.file": "Fichier",
  "import.file.help": "Excel (.xlsx) ou CSV, jusqu’à 24 Mo.",
  "import.look": "Montrer ce qui change",
  "import.refused": "Nous ne pouvons pas utiliser ce fichier",
  "import.none": "Choisissez d’abord un fichier.",
  "import.tooLarge": "Ce fichier est trop grand.",
  "import.failed": "Le fichier n’est pas bien arrivé. Réessayez.",
  "import.kind": "Type",
  "import.line": "ligne {line}",
  "import.discard": "Ne pas reprendre",
  "import.note": "Tout est repris en une fois, ou rien.",
  "import.lead.draft": "Essai avec {file}, du {at}. Rien n’a encore changé.",
} satisfies Record<keyof typeof dutch, string>;
