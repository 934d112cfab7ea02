import type { Examples } from "#web/ui/examples.ts";
import { Steps } from "#web/ui/steps/steps.tsx";

/** The third of four parts, and the first of three with long names. */
export const examples: Examples = {
  title: "Steps",
  examples: {
    third: (
      <Steps
        heading="h3"
        part="Part 3 / 4"
        title="Describe the organisation"
        progress={25}
        items={[
          { label: "Log in", state: "done", href: "#top" },
          { label: "Getting to know you", state: "done" },
          { label: "Organisation and project", state: "now" },
          { label: "Financial details", state: "later" },
        ]}
      />
    ),
    "first, long": (
      <Steps
        heading="h3"
        part="Deel 1 / 3"
        title="Kennismaking met de vrijwilligersorganisatie"
        items={[
          { label: "Kennismaking met de vrijwilligersorganisatie", state: "now" },
          { label: "Verantwoording en ondersteuningsaanvraag", state: "later" },
          { label: "Financiële gegevens", state: "later" },
        ]}
      />
    ),
  },
};
