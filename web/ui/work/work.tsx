import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./work.css";

/** Something that waits for the reader, and where they do it. */
export type WorkItem = { href: string; count: number; what: string; why?: string };

/** The waiting work of the reader, with a link to each item. */
export function Work({ items }: { items: readonly WorkItem[] }) {
  return (
    <ul className="work plain">
      {items.map(({ href, count, what, why }) => (
        <li key={href}>
          <Link href={href}>
            <span className="work__count">{count}</span>
            <span>
              <span className="work__what">{what}</span>
              {why && <small>{why}</small>}
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
