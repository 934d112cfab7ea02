import type { Examples } from "#web/ui/examples.ts";
import { Fold } from "#web/ui/fold/fold.tsx";
import { Select } from "#web/ui/select/select.tsx";

const region = (
  <Select aria-label="Region">
    <option>All regions</option>
    <option>Limburg</option>
  </Select>
);

/** A button on narrow screens, and its content on wide ones. */
export const examples: Examples = {
  title: "Fold",
  examples: {
    "nothing in use": (
      <Fold label="Filters" count={0}>
        {region}
      </Fold>
    ),
    "two in use": (
      <Fold label="Filters" count={2}>
        {region}
      </Fold>
    ),
  },
};
