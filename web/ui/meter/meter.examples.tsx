import type { Examples } from "#web/ui/examples.ts";
import { Meter } from "#web/ui/meter/meter.tsx";

/** Nothing, some and all. */
export const examples: Examples = {
  title: "Meter",
  examples: {
    none: <Meter label="Scored by member A" value={0} max={21} text="0 of 21" />,
    some: <Meter label="Scored by member B" value={14} max={21} text="14 of 21" />,
    all: <Meter label="Scored by member C" value={21} max={21} text="21 of 21" />,
  },
};
