import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Icon, type IconName } from "#web/ui/icon/icon.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import "../button/button.css";

type Props = Omit<ComponentProps<"button">, "children"> & { icon: IconName; label: string };

/** A round button with only an icon; a tooltip shows its label, which is also its accessible name. */
export function IconButton({ icon, label, className, type = "button", ...rest }: Props) {
  return (
    <Tooltip content={label}>
      {() => (
        <button {...rest} type={type} className={classNames("icon-btn", className)} aria-label={label}>
          <Icon name={icon} />
        </button>
      )}
    </Tooltip>
  );
}
