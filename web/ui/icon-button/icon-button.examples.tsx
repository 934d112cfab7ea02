import type { Examples } from "#web/ui/examples.ts";
import { IconButton } from "#web/ui/icon-button/icon-button.tsx";
import { IconLink } from "#web/ui/icon-button/icon-link.tsx";

/** An icon alone, one on blue, and one that is a link. */
export const examples: Examples = {
  title: "Icon button",
  examples: {
    copy: <IconButton icon="copy" label="Copy" />,
    link: <IconLink href="#top" icon="arrow" label="Next" />,
    "on a deep band": (
      <div className="band--deep">
        <IconButton icon="close" label="Sluit de afbeelding" />
      </div>
    ),
  },
};
