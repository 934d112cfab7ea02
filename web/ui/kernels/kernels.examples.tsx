import type { Examples } from "#web/ui/examples.ts";
import { Kernels } from "#web/ui/kernels/kernels.tsx";

/** At the beginning, in the middle and at the end. */
export const examples: Examples = {
  title: "Kernels",
  examples: {
    begun: <Kernels count={5} done={0} />,
    "on the way": <Kernels count={5} done={2} />,
    "in any order": <Kernels count={5} done={2} hasCurrent={false} />,
    done: <Kernels count={4} done={4} />,
  },
};
