import { Agenda } from "#web/ui/agenda/agenda.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Three dates, with and without a subject. */
export const examples: Examples = {
  title: "Agenda",
  examples: {
    "three dates": (
      <Agenda
        items={[
          { key: "1", at: "2026-12-01T23:59", day: "di 1 dec", time: "23:59", what: "Indienen stopt.", about: "2026" },
          { key: "2", at: "2026-12-14T00:00", day: "ma 14 dec", time: "00:00", what: "De stemming opent." },
          {
            key: "3",
            at: "2027-01-25T10:00",
            day: "ma 25 jan",
            time: "10:00",
            what: "Iedereen ziet de uitslag, op de site en in de mail, in elke taal en op hetzelfde moment.",
          },
        ]}
      />
    ),
  },
};
