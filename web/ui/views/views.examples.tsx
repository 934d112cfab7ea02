import type { Examples } from "#web/ui/examples.ts";
import { Views } from "#web/ui/views/views.tsx";

/** The views of a list. */
export const examples: Examples = {
  title: "Views",
  examples: {
    views: (
      <Views
        label="People"
        views={[
          { href: "#everyone", label: "Everyone", isCurrent: true, count: "3,712" },
          { href: "#roles", label: "Roles", isCurrent: false, count: 9 },
          { href: "#saved", label: "Without a mailbox in Ghent", isCurrent: false },
        ]}
      />
    ),
  },
};
