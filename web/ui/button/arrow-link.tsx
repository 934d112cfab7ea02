import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link, type LinkProps } from "#web/ui/link/link.tsx";
import "./button.css";

/** A link with an arrow. */
export function ArrowLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classNames("arrow-link", className)}>
      {children}
      <Icon name="arrow" />
    </Link>
  );
}
