import { cssProperties } from "#web/ui/css-properties.ts";
import type { Examples } from "#web/ui/examples.ts";
import { Toast, Toasts } from "#web/ui/toast/toast.tsx";
import "../examples.css";

/** A toast alone and in its corner. */
export const examples: Examples = {
  title: "Toast",
  examples: {
    success: (
      <Toast closeLabel="Close" onClose={() => {}}>
        Saved as a draft
      </Toast>
    ),
    danger: (
      <Toast tone="danger" closeLabel="Close" onClose={() => {}}>
        Het dossier kon niet bewaard worden; we proberen het over een minuut opnieuw
      </Toast>
    ),
    "in its corner": (
      <div className="example-frame" style={cssProperties({ "--frame": "7rem" })}>
        <Toasts>
          <Toast closeLabel="Close" onClose={() => {}}>
            Copied
          </Toast>
        </Toasts>
      </div>
    ),
  },
};
