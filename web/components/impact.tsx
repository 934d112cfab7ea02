import { classNames } from "#web/ui/class-names.ts";
import "./impact.css";

type Props = { children: string; lang?: "nl" | undefined; isSmall?: boolean };

// A figure with its thousands and decimals as each language writes them, and the unit that belongs to it.
const figures = /(\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?(?:\s?(?:%|km|kg|m²|m|t)(?![\p{L}\d]))?)/u;

/** What a project changes, in one sentence whose figures stand out. */
export function Impact({ children, lang, isSmall = false }: Props) {
  const parts = children.split(figures);
  return (
    <p className={classNames("impact", isSmall && "impact--small")} lang={lang}>
      {/* Splitting on a group puts the figures at the odd places. */}
      {/* biome-ignore lint/suspicious/noArrayIndexKey: a part is its place. */}
      {parts.map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}
    </p>
  );
}
