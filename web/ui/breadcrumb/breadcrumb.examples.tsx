import { Breadcrumb } from "#web/ui/breadcrumb/breadcrumb.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** A short breadcrumb and a long one. */
export const examples: Examples = {
  title: "Breadcrumb",
  examples: {
    short: <Breadcrumb label="Breadcrumb" items={[{ label: "Projects", href: "#top" }, { label: "Call 2022" }]} />,
    long: (
      <Breadcrumb
        label="Breadcrumb, long"
        items={[
          { label: "Vrijwilligersorganisaties", href: "#1" },
          { label: "Oproep 2022", href: "#2" },
          { label: "Een samentuin op het oude fabrieksplein voor alle buurtbewoners" },
        ]}
      />
    ),
  },
};
