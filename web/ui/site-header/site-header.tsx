import type { ReactNode } from "react";
import { Menu } from "#web/ui/site-header/menu.tsx";
import { type NavItem, NavList } from "#web/ui/site-header/nav-list.tsx";
import "./site-header.css";

type Props = {
  brand: ReactNode;
  navLabel: string;
  items: NavItem[];
  /** Goes beside the navigation on a wide screen, for example languages and log in. */
  tools?: ReactNode;
  /** Goes below the navigation in the menu of a small screen. */
  menuTools?: ReactNode;
  menuLabel: ReactNode;
  /** Opens and closes the menu from outside; without it the menu keeps its own state. */
  isMenuOpen?: boolean;
  onMenu?: (isOpen: boolean) => void;
};

/** A header without navigation, for a site with nothing to go to yet. */
export function PlainHeader({ brand, tools }: { brand: ReactNode; tools: ReactNode }) {
  return (
    <header className="site-header">
      <div className="wrap site-header__in site-header__in--plain">
        {brand}
        {tools}
      </div>
    </header>
  );
}

/** The header of every page: brand, navigation and tools, or one menu on a small screen. */
export function SiteHeader({ brand, navLabel, items, tools, menuTools, menuLabel, isMenuOpen, onMenu }: Props) {
  return (
    <header className="site-header">
      <div className="wrap site-header__in">
        {brand}
        <nav className="site-nav" aria-label={navLabel}>
          <NavList items={items} />
        </nav>
        {tools && <div className="site-header__tools">{tools}</div>}
        <Menu label={menuLabel} isOpen={isMenuOpen} onToggle={onMenu}>
          <nav aria-label={navLabel}>
            <NavList items={items} />
          </nav>
          {menuTools && <div className="row row--between">{menuTools}</div>}
        </Menu>
      </div>
    </header>
  );
}
