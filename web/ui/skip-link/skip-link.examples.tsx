import type { Examples } from "#web/ui/examples.ts";
import { SkipLink } from "#web/ui/skip-link/skip-link.tsx";

/** The link is visible when it has focus. */
export const examples: Examples = {
  title: "Skip link",
  examples: { "until it has focus": <SkipLink href="#main">Skip to content</SkipLink> },
};
