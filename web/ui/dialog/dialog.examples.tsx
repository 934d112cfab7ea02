import { useState } from "react";
import { Button } from "#web/ui/button/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import type { Examples } from "#web/ui/examples.ts";

function Asking() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vote</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Vote for The Comma?"
        closeLabel="Close"
        actions={
          <>
            <Button iconAfter="arrow" onClick={close}>
              Yes, vote
            </Button>
            <Button variant="secondary" onClick={close}>
              Choose again
            </Button>
          </>
        }
      >
        <p>You have one vote and cannot change it afterwards.</p>
      </Dialog>
    </>
  );
}

/** A question before an action that cannot be undone. */
export const examples: Examples = {
  title: "Dialog",
  examples: { "opened by a button": <Asking /> },
};
