import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./work.css";

/** Something that waits for the reader, and where they do it. A term that is near or over stands out. */
export type WorkItem = {
  href: string;
  count: number;
  what: string;
  why?: string;
  term?: { text: string; tone: "late" | "soon" | "plain" };
};

/** The waiting work of the reader, with a link to each item. */
export function Work({ items }: { items: readonly WorkItem[] }) {
  return (
    <ul className="work plain">
      {items.map(({ href, count, what, why, term }) => (
        <li key={href} className={classNames(term && `work__item--${term.tone}`)}>
          <Link href={href}>
            <span className="work__count">{count}</span>
            <span>
              <span className="work__what">{what}</span>
              {why && <small>{why}</small>}
            </span>
            {term && <span className="work__term">{term.text}</span>}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
