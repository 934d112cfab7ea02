import type { Examples } from "#web/ui/examples.ts";
import { Link } from "#web/ui/link/link.tsx";

/** A link in running text. */
export const examples: Examples = {
  title: "Link",
  examples: {
    "in text": (
      <p>
        Body text. <Link href="#top">A link inside text</Link> stays underlined.
      </p>
    ),
  },
};
