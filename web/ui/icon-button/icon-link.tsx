import type { ComponentProps } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Icon, type IconName } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import "../button/button.css";

type Props = Omit<ComponentProps<typeof Link>, "children"> & {
  icon: IconName;
  label: string;
  placement?: "top" | "bottom";
};

/** A link with only an icon; a tooltip shows its label, which is also its accessible name. */
export function IconLink({ icon, label, placement = "top", className, ...rest }: Props) {
  return (
    <Tooltip content={label} placement={placement}>
      {() => (
        <Link {...rest} className={classNames("icon-btn", className)} aria-label={label}>
          <Icon name={icon} />
        </Link>
      )}
    </Tooltip>
  );
}
