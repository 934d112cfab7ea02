import { Count } from "#web/ui/count/count.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Numbers from short to long. */
export const examples: Examples = {
  title: "Count",
  examples: { short: <Count>8</Count>, two: <Count>12</Count>, long: <Count>1,204</Count> },
};
