import { Link } from "#web/ui/link/link.tsx";
import "./breadcrumb.css";

/** A page in the breadcrumb; the last one, the current page, has no address. */
export type Crumb = { label: string; href?: string | undefined };
type Props = { label: string; items: Crumb[] };

/** The pages from the top of the site to the current page. */
export function Breadcrumb({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="crumbs">
        {items.map((item, index) => (
          <li key={item.label}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.href ? <Link href={item.href}>{item.label}</Link> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
