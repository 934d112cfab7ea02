import type { Examples } from "#web/ui/examples.ts";
import { IconButton } from "#web/ui/icon-button/icon-button.tsx";

/** An icon alone, and one on blue. */
export const examples: Examples = {
  title: "Icon button",
  examples: {
    copy: <IconButton icon="copy" label="Copy" />,
    "on a deep band": (
      <div className="band--deep">
        <IconButton icon="close" label="Sluit de afbeelding" />
      </div>
    ),
  },
};
