import type { Examples } from "#web/ui/examples.ts";
import { Tabs } from "#web/ui/tabs/tabs.tsx";

/** Tabs with counts, and more than fit. */
export const examples: Examples = {
  title: "Tabs",
  examples: {
    "with counts": (
      <Tabs
        label="Projects"
        items={[
          { href: "#vote", label: "In vote", count: 8, current: true },
          { href: "#supported", label: "Supported", count: 116 },
          { href: "#results", label: "Results" },
        ]}
      />
    ),
    "long labels": (
      <Tabs
        label="Projecten"
        items={[
          { href: "#a", label: "Projecten waarop je kan stemmen" },
          { href: "#b", label: "Keuze van het fonds", current: true },
          { href: "#c", label: "Alle projecten die ooit gesteund werden", count: "1.204" },
        ]}
      />
    ),
  },
};
