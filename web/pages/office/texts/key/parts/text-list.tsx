import type { PageKey } from "#domain/page.ts";
import { TranslationMark, TranslationMarks } from "#web/components/translation-mark.tsx";
import type { ListedText } from "#web/pages/office/texts/key/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The pages of the fund, with a mark for each language and the last change. */
export function TextList({ texts, openKey }: { texts: readonly ListedText[]; openKey: PageKey }) {
  const text = useText("writing");
  const format = useFormats();
  const to = usePath();
  const changeOf = ({ changedAt, writer }: ListedText) => {
    if (!changedAt) return text("writing.never");
    const date = format.shortDate(new Date(changedAt));
    return writer ? text("writing.changedBy", { date, writer }) : text("writing.changed", { date });
  };
  return (
    <nav className="texts__list" aria-label={text("writing.list")}>
      <ul>
        {texts.map((page) => (
          <li key={page.key}>
            <Link href={to(`/office/texts/${page.key}`)} aria-current={page.key === openKey ? "page" : undefined}>
              <strong>{text(`writing.page.${page.key}`)}</strong>
              <TranslationMarks translations={page.translations}>
                <span>{changeOf(page)}</span>
              </TranslationMarks>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="texts__legend" aria-hidden="true">
        {(["complete", "behind", "missing"] as const).map((state) => (
          <li key={state}>
            <TranslationMark state={state} label={text(`writing.state.${state}`)} isLegend />
          </li>
        ))}
      </ul>
    </nav>
  );
}
