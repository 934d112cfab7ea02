import { classNames } from "#web/ui/class-names.ts";
import "./impact.css";

type Props = { children: string; lang?: "nl" | undefined; isSmall?: boolean };

// A figure with thousands and decimals in the notation of each language, and with its unit.
const figures = /(\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?(?:\s?(?:%|km|kg|m²|m|t)(?![\p{L}\d]))?)/u;

/** The impact of a project, in one sentence with emphasised figures. */
export function Impact({ children, lang, isSmall = false }: Props) {
  const parts = children.split(figures);
  return (
    <p className={classNames("impact", isSmall && "impact--small")} lang={lang}>
      {/* Splitting on a group puts the figures at the odd positions. */}
      {/* biome-ignore lint/suspicious/noArrayIndexKey: a part has no other key than its position. */}
      {parts.map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))}
    </p>
  );
}
