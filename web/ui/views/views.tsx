import type { ReactNode } from "react";
import { Link } from "#web/ui/link/link.tsx";
import "./views.css";

/** A named address of a list. */
export type View = { href: string; label: string; isCurrent: boolean; count?: ReactNode };

/** The views of a list in one row; the end of the row has room for a button. */
export function Views({ label, views, children }: { label: string; views: readonly View[]; children?: ReactNode }) {
  return (
    <nav className="views" aria-label={label}>
      {views.map(({ href, label, isCurrent, count }) => (
        <Link key={href} className="views__link" href={href} aria-current={isCurrent ? "page" : undefined}>
          {label} {count !== undefined && <small>{count}</small>}
        </Link>
      ))}
      {children && <span className="views__end">{children}</span>}
    </nav>
  );
}
