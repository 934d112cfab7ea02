import { ErrorSummary } from "#web/ui/error-summary/error-summary.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Two errors, and more of them in a long form. */
export const examples: Examples = {
  title: "Error summary",
  examples: {
    two: (
      <ErrorSummary
        title="Please check 2 answers"
        items={[
          { id: "formulate-global-iban", text: "IBAN isn’t valid." },
          { id: "formulate-global-gender", text: "Choose a form of address." },
        ]}
      />
    ),
    "by part of the form": (
      <ErrorSummary
        title="Please check 3 answers"
        items={[
          { id: "formulate-global-firstname", text: "Enter your first name.", part: "About you" },
          { id: "formulate-global-phone", text: "Enter your phone number.", part: "About you" },
          { id: "formulate-global-city", text: "Enter the town.", part: "Address" },
        ]}
      />
    ),
  },
};
