import type { Examples } from "#web/ui/examples.ts";
import { Kernel } from "#web/ui/kernel/kernel.tsx";

/** One digit and two. */
export const examples: Examples = {
  title: "Kernel",
  examples: { one: <Kernel number={1} />, twelve: <Kernel number={12} /> },
};
