import { Button } from "#web/ui/button/button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** With and without an action. */
export const examples: Examples = {
  title: "Empty",
  examples: {
    "with an action": (
      <Empty
        title="No projects match"
        action={
          <Button variant="secondary" size="small">
            Clear filters
          </Button>
        }
      >
        Try another theme, or clear the search.
      </Empty>
    ),
    "only a title": <Empty title="Er zijn nog geen vrijwilligersopdrachten ingediend in deze oproep" />,
  },
};
