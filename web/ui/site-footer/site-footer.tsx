import type { ReactNode } from "react";
import { Link } from "#web/ui/link/link.tsx";
import "./site-footer.css";

/** Links under one heading. */
export type FooterColumn = { title: string; links: { href: string; label: ReactNode }[] };
type Props = { brand: ReactNode; claim: ReactNode; columns: FooterColumn[]; children: ReactNode };

/** The foot of every page: what we are for, where to go, and the last line given as children. */
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
                <ul className="site-footer__links">
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <Link href={link.href}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className="site-footer__end">{children}</div>
      </div>
    </footer>
  );
}
