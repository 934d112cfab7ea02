import { ComparedTexts, TextVersions } from "#web/components/text-versions.tsx";
import type { OpenText } from "#web/pages/office/texts/page.tsx";
import { valuesOf } from "#web/pages/office/texts/parts/text-values.ts";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";

/** The versions of a page. */
export function Versions({ page }: { page: OpenText }) {
  const text = useText("writing");
  const format = useFormats();
  const to = usePath();
  const versions = page.versions.map(({ id, changedAt, note, writer }, index) => {
    const date = format.dateTime(new Date(changedAt));
    const isFirst = index === page.versions.length - 1;
    return {
      id,
      changedAt,
      title: writer ? text("writing.changedBy", { date, writer }) : text("writing.changed", { date }),
      note: note ?? (isFirst ? text("writing.version.first") : null),
      state: index === 0 ? text("writing.version.present") : null,
    };
  });
  return <TextVersions here={to(`/office/texts/${page.key}`)} versions={versions} />;
}

/** An earlier version of a page beside its present text. */
export function ComparedVersion({ page, labelOf }: { page: OpenText; labelOf(field: string): string }) {
  const to = usePath();
  const { languages } = useFund();
  const version = page.versions.find(({ id }) => id === page.version?.id);
  if (!version) return null;
  return (
    <ComparedTexts
      here={to(`/office/texts/${page.key}`)}
      version={version}
      before={valuesOf(page.versionTexts, languages)}
      after={valuesOf(page.texts, languages)}
      labelOf={labelOf}
    />
  );
}
