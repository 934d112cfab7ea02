import { type ReactNode, useId } from "react";
import { Icon, type IconName } from "#web/ui/icon/icon.tsx";
import "./popover.css";

type Props = {
  label: string;
  icon?: IconName;
  /** Words for the trigger instead of a round icon. */
  trigger?: ReactNode;
  triggerClass?: string;
  children: ReactNode;
};

/** More information below a trigger, on click; the browser opens it, and closes it on Esc or a click outside. */
export function Popover({ label, icon = "info", trigger, triggerClass = "tip-trigger", children }: Props) {
  const id = useId();
  return (
    <>
      <button type="button" className={triggerClass} popoverTarget={id} aria-label={trigger ? undefined : label}>
        {trigger ?? <Icon name={icon} />}
      </button>
      <div className="popover" id={id} popover="auto">
        {children}
      </div>
    </>
  );
}
