import type { ReactNode } from "react";
import { Link } from "#web/ui/link/link.tsx";

/** A page in the navigation. */
export type NavItem = { href: string; label: ReactNode; current?: boolean | undefined };

/** The pages of the navigation. */
export function NavList({ items }: { items: NavItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} aria-current={item.current ? "page" : undefined}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
