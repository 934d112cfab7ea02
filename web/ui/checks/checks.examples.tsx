import { Checks } from "#web/ui/checks/checks.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Every outcome, with a note and without one. */
export const examples: Examples = {
  title: "Checks",
  examples: {
    outcomes: (
      <Checks
        checks={[
          { key: "good", outcome: "good", text: "The applicant is on the staff list.", note: "Met" },
          { key: "bad", outcome: "bad", text: "The amount is more than the maximum of the call.", note: "Not met" },
          { key: "open", outcome: "open", text: "The project helps people close to the company." },
        ]}
      />
    ),
  },
};
