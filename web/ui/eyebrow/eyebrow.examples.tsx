import type { Examples } from "#web/ui/examples.ts";
import { Eyebrow } from "#web/ui/eyebrow/eyebrow.tsx";

/** A few words above a heading. */
export const examples: Examples = {
  title: "Eyebrow",
  examples: {
    short: <Eyebrow>Eyebrow with a kernel</Eyebrow>,
    long: <Eyebrow>Oproep 2023: er wordt gestemd op acht projecten van vrijwilligersorganisaties</Eyebrow>,
  },
};
