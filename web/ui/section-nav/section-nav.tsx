import type { ReactNode } from "react";
import { Link } from "#web/ui/link/link.tsx";
import "./section-nav.css";

type Props = {
  label: string;
  sections: readonly { href: string; label: ReactNode; isCurrent: boolean }[];
  children: ReactNode;
};

/** A page in sections with a list of links beside it; on a small screen the list is a row above it. */
export function SectionNav({ label, sections, children }: Props) {
  return (
    <div className="section-nav">
      <nav className="section-nav__list" aria-label={label}>
        {sections.map((section) => (
          <Link key={section.href} href={section.href} aria-current={section.isCurrent ? "page" : undefined}>
            {section.label}
          </Link>
        ))}
      </nav>
      <div className="section-nav__section">{children}</div>
    </div>
  );
}
