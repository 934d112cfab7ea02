import type { Examples } from "#web/ui/examples.ts";
import { Facts } from "#web/ui/facts/facts.tsx";

/** Short facts and long ones. */
export const examples: Examples = {
  title: "Facts",
  examples: {
    facts: (
      <Facts
        items={[
          { term: "Organisation", value: "De Groene Lap vzw, Ghent" },
          { term: "Website", value: <a href="#top">groenelap.example</a> },
          { term: "Rekeningnummer van de begunstigde", value: "BE68 5390 0754 7034" },
          {
            term: "Impact",
            value:
              "Vijfendertig jongeren, twaalf zaterdagen, negen vrijwilligers en één buurt die elkaar leert kennen.",
          },
        ]}
      />
    ),
  },
};
