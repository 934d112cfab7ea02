import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Icon, type IconName } from "#web/ui/icon/icon.tsx";
import "./notice.css";

type Tone = "info" | "success" | "warning" | "danger";
type Props = {
  tone?: Tone | undefined;
  title?: ReactNode;
  icon?: IconName | undefined;
  /** For a notice that appears while the visitor is on the page: a status waits, an alert interrupts. */
  role?: "status" | "alert" | undefined;
  className?: string;
  children?: ReactNode;
};

const icons: Record<Tone, IconName> = { info: "info", success: "check", warning: "clock", danger: "alert" };

/** A message in the page: what happened or will happen, and what to do. */
export function Notice({ tone = "info", title, icon = icons[tone], role, className, children }: Props) {
  return (
    <div className={classNames("notice", tone !== "info" && `notice--${tone}`, className)} role={role}>
      <Icon name={icon} />
      <div>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}
