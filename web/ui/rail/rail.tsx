import { type ReactNode, type Ref, useId } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { Icon, type IconName } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./rail.css";

/** A link of the rail. */
export type RailItem = {
  href: string;
  icon: IconName;
  label: string;
  current?: boolean;
  /** How many things there wait for the reader; the hint says so to a screen reader. */
  waiting?: { count: number; hint: string };
};

type Props = {
  brand: ReactNode;
  navLabel: string;
  menuLabel: string;
  items: RailItem[];
  /** It stays narrow on a wide screen too, for a page that needs the room. */
  slim?: boolean;
  /** Ways out of the office, for screens where the rail has no foot. */
  exits: RailItem[];
  /** The menu of a small screen, to close it from outside. */
  menuRef?: Ref<HTMLElement>;
  /** Goes at the foot on a wide screen, for example the reader's name and a way out. */
  children?: ReactNode;
};

/**
 * The navigation of the office: a column with labels on a wide screen, with small labels under the icons on a narrower
 * one, and a bar with a menu on a phone. The menu is a native popover, so it opens without scripts.
 */
export function Rail({ brand, navLabel, menuLabel, items, slim = false, exits, menuRef, children }: Props) {
  const menuId = useId();
  return (
    <header className={classNames("rail", slim && "rail--slim")}>
      {brand}
      <span className="rail__here" aria-hidden="true">
        {items.find(({ current }) => current)?.label}
      </span>
      <button className="rail__toggle" type="button" popoverTarget={menuId}>
        <Icon name="menu" />
        {menuLabel}
      </button>
      <nav className="rail__nav" id={menuId} popover="auto" aria-label={navLabel} ref={menuRef}>
        <RailList items={items} />
        <RailList items={exits} className="rail__exits" />
      </nav>
      {children && <div className="rail__foot">{children}</div>}
    </header>
  );
}

function RailList({ items, className }: { items: RailItem[]; className?: string }) {
  return (
    <ul className={classNames("plain", className)}>
      {items.map(({ href, icon, label, current, waiting }) => (
        <li key={href}>
          <Link href={href} aria-current={current ? "page" : undefined}>
            <Icon name={icon} />
            <span>{label}</span>
            {waiting && (
              <b className="rail__count">
                <span className="vh">, {waiting.hint}: </span>
                {waiting.count}
              </b>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
