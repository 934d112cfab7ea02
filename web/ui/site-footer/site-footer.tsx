import type { ReactNode } from "react";
import { Link } from "#web/ui/link/link.tsx";
import "./site-footer.css";

type FooterLink = { href: string; label: ReactNode };
/** Links under one heading. */
export type FooterColumn = { title: string; links: FooterLink[] };
type Props = { brand: ReactNode; claim: ReactNode; columns: FooterColumn[]; children: ReactNode };

/** The footer of a page: our claim, links, and the last line as children. */
export function SiteFooter({ brand, claim, columns, children }: Props) {
  return (
    <footer className="site-footer">
      <div className="wrap">
        <div className="site-footer__top">
          <div className="site-footer__name">
            {brand}
            <p className="site-footer__claim">{claim}</p>
          </div>
          <div className="site-footer__cols">
            {columns.map((column) => (
              <div key={column.title}>
                <h2>{column.title}</h2>
                <Links links={column.links} />
              </div>
            ))}
          </div>
        </div>
        <div className="site-footer__end">{children}</div>
      </div>
    </footer>
  );
}

/** The footer of a page with a task: only the most important links, in a line or two. */
export function SlimFooter({ links, children }: { links: FooterLink[]; children: ReactNode }) {
  return (
    <footer className="site-footer site-footer--slim">
      <div className="wrap">
        {links.length > 0 && <Links links={links} />}
        {children}
      </div>
    </footer>
  );
}

function Links({ links }: { links: FooterLink[] }) {
  return (
    <ul className="site-footer__links">
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href}>{link.label}</Link>
        </li>
      ))}
    </ul>
  );
}
