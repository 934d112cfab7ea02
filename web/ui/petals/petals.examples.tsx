import type { Examples } from "#web/ui/examples.ts";
import { Petals } from "#web/ui/petals/petals.tsx";

/** No part, the third part and every part. */
export const examples: Examples = {
  title: "Petals",
  examples: {
    none: <Petals className="steps__bloom" states={[]} />,
    third: <Petals className="steps__bloom" states={["done", "done", "now"]} />,
    all: <Petals className="steps__bloom" states={["done", "done", "done", "done", "done"]} />,
  },
};
