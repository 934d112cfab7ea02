import type { Examples } from "#web/ui/examples.ts";
import { FilterChip } from "#web/ui/filter-chip/filter-chip.tsx";

/** A filter that is on. */
export const examples: Examples = {
  title: "Filter chip",
  examples: { chip: <FilterChip href="#all" name="Branch" value="Ghent" removeLabel="remove" /> },
};
