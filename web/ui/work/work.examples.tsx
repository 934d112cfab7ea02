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
