import type { Examples } from "#web/ui/examples.ts";
import { SectionNav } from "#web/ui/section-nav/section-nav.tsx";

/** A page with three sections, of which the second is open. */
export const examples: Examples = {
  title: "Section nav",
  examples: {
    three: (
      <SectionNav
        label="Settings"
        sections={[
          { href: "#fund", label: "Fund", isCurrent: false },
          { href: "#look", label: "Look", isCurrent: true },
          { href: "#mail", label: "Mail", isCurrent: false },
        ]}
      >
        <p>Two colours and a mark.</p>
      </SectionNav>
    ),
  },
};
