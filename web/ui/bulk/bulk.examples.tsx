import { Bulk } from "#web/ui/bulk/bulk.tsx";
import { Button } from "#web/ui/button/button.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** The bar for acts on several rows. */
export const examples: Examples = {
  title: "Bulk",
  examples: {
    choose: (
      <Bulk
        title="With the chosen people"
        acts={
          <>
            <Button size="small">Print letters</Button>
            <Button size="small" variant="secondary">
              End sessions
            </Button>
          </>
        }
      />
    ),
    effects: (
      <Bulk
        title="Apply 35 of 37"
        effects={[
          { count: 21, text: "people can log in, vote and submit; 6 of them need an access letter" },
          { count: 3, text: "can no longer log in; their sessions end at once" },
          { count: 2, text: "lines stay out until they are corrected", isNot: true },
        ]}
        note="You can go back for 30 days."
        action={<Button size="small">Apply 35 changes</Button>}
      />
    ),
  },
};
