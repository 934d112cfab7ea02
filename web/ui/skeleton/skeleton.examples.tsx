import type { Examples } from "#web/ui/examples.ts";
import { Skeleton, SkeletonCard } from "#web/ui/skeleton/skeleton.tsx";

/** Lines and a card. */
export const examples: Examples = {
  title: "Skeleton",
  examples: {
    line: <Skeleton width="60%" />,
    title: <Skeleton shape="title" />,
    card: <SkeletonCard />,
  },
};
