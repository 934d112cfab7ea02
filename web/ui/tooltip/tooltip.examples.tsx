import { IconButton } from "#web/ui/button/icon-button.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";

/** On top, below, and how it looks. */
export const examples: Examples = {
  title: "Tooltip",
  examples: {
    "on top": (
      <Tooltip content="Tooltip, on top, on hover and focus">
        {(trigger) => <IconButton {...trigger} icon="copy" label="Copy" />}
      </Tooltip>
    ),
    below: (
      <Tooltip
        placement="bottom"
        content="Alleen de selectiecommissie leest dit dossier, ook na de bekendmaking van de winnaars."
      >
        {(trigger) => <IconButton {...trigger} icon="hidden" label="Confidential" />}
      </Tooltip>
    ),
    "how it looks": (
      <span className="tip" role="tooltip">
        Tooltip, on top, on hover and focus
      </span>
    ),
  },
};
