import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Count } from "#web/ui/count/count.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./tabs.css";

/** Links to pages that belong together, in one row. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className="tabs" aria-label={label}>
      {children}
    </nav>
  );
}

type TabProps = { href: string; isCurrent?: boolean; count?: ReactNode; children: ReactNode };

/** A tab is a link, so that people can bookmark and share it. */
export function Tab({ href, isCurrent = false, count, children }: TabProps) {
  return (
    <Link className={tabClass(isCurrent)} href={href} aria-current={isCurrent ? "page" : undefined}>
      {children} {count !== undefined && <Count>{count}</Count>}
    </Link>
  );
}

/** The class names of a tab, for a tab with several choices. */
export function tabClass(isCurrent: boolean): string | undefined {
  return classNames("tab", isCurrent && "is-current");
}
