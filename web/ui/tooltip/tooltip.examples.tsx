import { Button } from "#web/ui/button/button.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";

/** Above, below, and its look. */
export const examples: Examples = {
  title: "Tooltip",
  examples: {
    "on top": (
      <Tooltip content="Tooltip, on top, on hover and focus">{(trigger) => <Button {...trigger}>Copy</Button>}</Tooltip>
    ),
    below: (
      <Tooltip
        placement="bottom"
        content="Alleen de selectiecommissie leest dit dossier, ook na de bekendmaking van de winnaars."
      >
        {(trigger) => <Button {...trigger}>Confidential</Button>}
      </Tooltip>
    ),
    "how it looks": (
      <span className="tip" role="tooltip">
        Tooltip, on top, on hover and focus
      </span>
    ),
  },
};
