import type { ReactNode } from "react";
import { IconButton } from "#web/ui/button/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import "./toast.css";

/** The corner where toasts appear; render it empty at first, so that the first toast is heard too. */
export function Toasts({ children }: { children?: ReactNode }) {
  return (
    <div className="toasts" role="status">
      {children}
    </div>
  );
}

type Props = { tone?: "success" | "danger"; closeLabel: string; onClose: () => void; children: ReactNode };

/** A short message that something was done. */
export function Toast({ tone = "success", closeLabel, onClose, children }: Props) {
  return (
    <div className={classNames("toast", tone === "danger" && "toast--danger")}>
      <Icon name={tone === "danger" ? "alert" : "check"} />
      <span>{children}</span>
      <IconButton icon="close" label={closeLabel} onClick={onClose} />
    </div>
  );
}
