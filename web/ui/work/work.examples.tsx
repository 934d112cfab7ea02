import type { Examples } from "#web/ui/examples.ts";
import { Work } from "#web/ui/work/work.tsx";

/** Two kinds of waiting work. */
export const examples: Examples = {
  title: "Work",
  examples: {
    "two things": (
      <Work
        items={[
          { href: "#addresses", count: 12, what: "New addresses wait for the operator" },
          { href: "#draft", count: 1, what: "A call is a draft", why: "Oproep 2027" },
        ]}
      />
    ),
    "with terms": (
      <Work
        items={[
          {
            href: "#overdue",
            count: 3,
            what: "Completions are overdue",
            term: { text: "since Mon 30 Nov", tone: "late" },
          },
          {
            href: "#check",
            count: 12,
            what: "Dossiers are to be checked",
            term: { text: "before Fri 4 Dec", tone: "soon" },
          },
          {
            href: "#texts",
            count: 9,
            what: "Texts have a gap",
            term: { text: "vote opens Fri 11 Dec", tone: "plain" },
          },
        ]}
      />
    ),
    "a long text": (
      <Work
        items={[
          {
            href: "#long",
            count: 1000,
            what: "Een lijst met medewerkers wacht op jou, en niemand anders kan ze overnemen",
            why: "personeelslijst-vestigingen-vlaanderen-en-wallonie-definitieve-versie-2.xlsx",
          },
        ]}
      />
    ),
  },
};
