import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "#web/ui/icon-button/icon-button.tsx";
import "./dialog.css";

type Props = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  /** The id of the text that screen readers read after the title when the dialog opens. */
  aboutId?: string;
  actions?: ReactNode;
  children?: ReactNode;
};

/** A question or task in front of the page; Esc, the cross and a click outside close it, and focus goes back. */
export function Dialog({ open, onClose, title, closeLabel, aboutId, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressOutside = useRef(false);
  const titleId = useId();
  // Without scripts an open dialog is part of the page; React never changes the attribute afterwards.
  const [isOpenFromServer] = useState(open);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.removeAttribute("open");
    element.showModal();
    // Closing returns the focus to where it was.
    return () => element.close();
  }, [open]);

  function handleClose() {
    // The event comes late, so React may already have opened the dialog again.
    if (open && !dialog.current?.open) onClose();
  }
  // Only a press that starts and ends outside the dialog closes it, not a text selection that slips out.
  function handlePointerDown(event: PointerEvent) {
    isPressOutside.current = event.target === dialog.current;
  }
  function handlePointerUp(event: PointerEvent) {
    if (isPressOutside.current && event.target === dialog.current) dialog.current?.close();
  }
  return (
    <dialog
      ref={dialog}
      className="dialog"
      open={isOpenFromServer}
      aria-labelledby={titleId}
      aria-describedby={aboutId}
      onClose={handleClose}
      onPointerDown={handlePointerDown}
      onPointerUp={handlePointerUp}
    >
      <div className="dialog__in">
        <div className="dialog__head">
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={() => dialog.current?.close()} />
        </div>
        {children}
        {actions && <div className="dialog__actions">{actions}</div>}
      </div>
    </dialog>
  );
}
