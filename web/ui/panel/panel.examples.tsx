import type { Examples } from "#web/ui/examples.ts";
import { Panel } from "#web/ui/panel/panel.tsx";

/** A surface with a text. */
export const examples: Examples = {
  title: "Panel",
  examples: {
    text: (
      <Panel>
        <h3>Two halves, one fund</h3>
        <p>A project can be internal or external.</p>
      </Panel>
    ),
  },
};
