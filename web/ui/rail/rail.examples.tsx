import { Brand } from "#web/ui/brand/brand.tsx";
import { exampleMark } from "#web/ui/brand/example-mark.ts";
import type { Examples } from "#web/ui/examples.ts";
import { Rail } from "#web/ui/rail/rail.tsx";

/** The navigation of the office. */
export const examples: Examples = {
  title: "Rail",
  examples: {
    rail: (
      <Rail
        brand={<Brand href="#office" mark={exampleMark} first="Example" second="Office" />}
        navLabel="Office"
        menuLabel="Menu"
        items={[
          {
            href: "#today",
            icon: "tasks",
            label: "Today",
            current: true,
            waiting: { count: 2, hint: "waiting for you" },
          },
          { href: "#calls", icon: "calendar", label: "Calls and vote" },
          { href: "#letters", icon: "mail", label: "Access letters" },
        ]}
        exits={[{ href: "#site", icon: "globe", label: "To the site" }]}
      >
        <strong>Ilse Verbrugghe</strong>
        <span>Coordinator</span>
      </Rail>
    ),
  },
};
