import { Comparison } from "#web/ui/comparison/comparison.tsx";
import type { Examples } from "#web/ui/examples.ts";

const words = { before: "Before", after: "Now", nothing: "Not filled in" };

/** A changed word in a long text, an added text and a removed one. */
export const examples: Examples = {
  title: "Comparison",
  examples: {
    three: (
      <Comparison
        words={words}
        heading="h3"
        items={[
          {
            key: "1",
            label: "Description of the project",
            before: "A garden to feel and to smell.\n\nFor forty residents, every day of the week.",
            after: "A garden to feel and to smell.\n\nFor sixty residents, every day of the week.",
          },
          { key: "2", label: "Website", before: "", after: "https://wilgentuin.example" },
          { key: "3", label: "Box", before: "3", after: "" },
        ]}
      />
    ),
  },
};
