import type { Examples } from "#web/ui/examples.ts";
import { Petals } from "#web/ui/petals/petals.tsx";

/** Before, during and after. */
export const examples: Examples = {
  title: "Petals",
  examples: {
    none: <Petals className="steps__bloom" states={[]} />,
    third: <Petals className="steps__bloom" states={["done", "done", "now"]} />,
    all: <Petals className="steps__bloom" states={["done", "done", "done", "done", "done"]} />,
  },
};
