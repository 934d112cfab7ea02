import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./pagination.css";

/** A link to a page, or a gap for omitted pages. */
export type PageLink = { href: string; label: string; current?: boolean | undefined } | "gap";
type Edge = { href: string; label: string } | undefined;
type Props = { label: string; pages: PageLink[]; previous?: Edge; next?: Edge };

/** Links to the pages of a long list. */
export function Pagination({ label, pages, previous, next }: Props) {
  return (
    <nav className="pagination" aria-label={label}>
      {previous && (
        <Link href={previous.href} aria-label={previous.label} rel="prev">
          <Icon name="back" />
        </Link>
      )}
      {pages.map((page, index) =>
        page === "gap" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other key than its position.
          <span key={index} aria-hidden="true">
            …
          </span>
        ) : (
          <Link key={page.href} href={page.href} aria-current={page.current ? "page" : undefined}>
            {page.label}
          </Link>
        ),
      )}
      {next && (
        <Link href={next.href} aria-label={next.label} rel="next">
          <Icon name="arrow" />
        </Link>
      )}
    </nav>
  );
}
