import type { Examples } from "#web/ui/examples.ts";
import { Flow } from "#web/ui/flow/flow.tsx";

const stages = ["All", "New", "Completion", "In committee", "Reserve", "Shortlist", "Awarded", "Agreement", "Paid"];

/** Stages with and without rows, and more of them than a phone shows. */
export const examples: Examples = {
  title: "Flow",
  examples: {
    "with an empty stage": (
      <Flow
        label="Dossiers by state"
        stages={stages.map((label, index) => ({
          href: `#${index}`,
          label,
          count: index === 4 ? 0 : 96 - index * 11,
          number: index === 4 ? 0 : 96 - index * 11,
          isCurrent: index === 1,
        }))}
      />
    ),
  },
};
