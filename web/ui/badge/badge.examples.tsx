import { Badge } from "#web/ui/badge/badge.tsx";
import type { Examples } from "#web/ui/examples.ts";

/** Each tone of a badge. */
export const examples: Examples = {
  title: "Badge",
  examples: {
    plain: <Badge>Draft</Badge>,
    success: <Badge tone="success">Paid</Badge>,
    now: <Badge tone="now">Info asked</Badge>,
    blue: <Badge tone="blue">In committee</Badge>,
    danger: <Badge tone="danger">Declined</Badge>,
  },
};
