export const texts = {
  // A file that people look through before they take it over.
  "import.choose": "Kies het bestand",
  "import.another": "Een ander bestand",
  "import.file": "Bestand",
  "import.file.help": "Excel (.xlsx) of CSV, tot 24 MB.",
  "import.look": "Toon wat er verandert",
  "import.refused": "Dit bestand kunnen we niet gebruiken",
  "import.none": "Kies eerst een bestand.",
  "import.tooLarge": "Dit bestand is te groot.",
  "import.failed": "Het bestand kwam niet goed aan. Probeer opnieuw.",
  "import.kind": "Soort",
  "import.line": "regel {line}",
  "import.discard": "Niet overnemen",
  "import.note": "Alles wordt in één keer overgenomen, of niets.",
  "import.lead.draft": "Proef met {file}, van {at}. Er is nog niets veranderd.",
} satisfies Record<string, string>;
