import { Link } from "#web/ui/link/link.tsx";
import "./language-list.css";

/** A language: its code, its own name, and the address of this page in it. */
export type Language = { href: string; lang: string; label: string; current?: boolean | undefined };
type Props = { label: string; items: Language[]; onChoose?: (lang: string) => void };

/** The languages of this page, each named in its own language. */
export function LanguageList({ label, items, onChoose }: Props) {
  return (
    <ul className="lang" aria-label={label}>
      {items.map(({ href, lang, label, current }) => (
        <li key={lang}>
          {/* The name includes the visible code, because people with voice control say what they see. */}
          <Link
            href={href}
            lang={lang}
            hrefLang={lang}
            aria-current={current ? "true" : undefined}
            onClick={() => onChoose?.(lang)}
          >
            {lang.toUpperCase()}
            <span className="vh"> {label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
