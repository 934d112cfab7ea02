import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./filter-chip.css";

type Props = { href: string; name: string; value: string; removeLabel: string };

/** A filter that is on; pressing it takes it off. */
export function FilterChip({ href, name, value, removeLabel }: Props) {
  return (
    <Link className="filter-chip" href={href}>
      <span>{name}</span> {value}
      <Icon name="close" />
      <span className="vh">{removeLabel}</span>
    </Link>
  );
}
