import { type Look, lookClass } from "#web/ui/button/look.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link, type LinkProps } from "#web/ui/link/link.tsx";
import "./button.css";

type Props = LinkProps & Look;

/** A link that looks like a button; it opens an address and changes nothing. */
export function LinkButton({ variant, size, iconBefore, iconAfter, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={lookClass({ variant, size }, className)}>
      {iconBefore && <Icon name={iconBefore} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  );
}
