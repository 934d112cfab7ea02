import type { ReactNode } from "react";
import { Count } from "#web/ui/count/count.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./tabs.css";

/** A tab is an address. */
export type Tab = { href: string; label: ReactNode; current?: boolean | undefined; count?: ReactNode };
type Props = { label: string; items: Tab[] };

/** Pages side by side; each tab is a link, so it can be opened, kept and sent. */
export function Tabs({ label, items }: Props) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ href, label, current, count }) => (
        <Link key={href} className="tab" href={href} aria-current={current ? "page" : undefined}>
          {label} {count !== undefined && <Count>{count}</Count>}
        </Link>
      ))}
    </nav>
  );
}
