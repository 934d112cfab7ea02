import { ErrorSummary } from "#web/ui/error-summary/error-summary.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Two things to put right. */
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
  },
};
