import type { Examples } from "#web/ui/examples.ts";
import { Pane, Split } from "#web/ui/split/split.tsx";

/** A list and its open row. */
export const examples: Examples = {
  title: "Split",
  examples: {
    open: (
      <Split
        pane={
          <Pane
            id="example-pane"
            title="Bram Okafor"
            top="00412345"
            closeHref="#list"
            closeLabel="Close"
            previous={{ href: "#previous", label: "Previous: Nadia Charlier" }}
            next={{ href: "#next", label: "Next: Noor Janssens" }}
          >
            <p>Employed, Supply chain, Wevelgem</p>
          </Pane>
        }
      >
        <p>The list.</p>
      </Split>
    ),
  },
};
