import type { Examples } from "#web/ui/examples.ts";
import { Tag } from "#web/ui/tag/tag.tsx";

/** Each tone of a tag. */
export const examples: Examples = {
  title: "Tag",
  examples: {
    plain: <Tag>Nature</Tag>,
    blue: <Tag tone="blue">External</Tag>,
    apricot: <Tag tone="apricot">In vote</Tag>,
    leaf: <Tag tone="leaf">Winner 2022</Tag>,
    blossom: <Tag tone="blossom">Internal</Tag>,
  },
};
