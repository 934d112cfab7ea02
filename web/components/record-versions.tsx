import { type TextRecord, valuesOf } from "#web/components/text-record.ts";
import { ComparedTexts, TextVersions } from "#web/components/text-versions.tsx";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";

type Props = {
  record: TextRecord;
  /** The path of the editor. */
  here: string;
};

/** The versions of a page or of news. */
export function RecordVersions({ record, here }: Props) {
  const text = useText("writing");
  const format = useFormats();
  const versions = record.versions.map(({ id, changedAt, note, writer }, index) => {
    const date = format.dateTime(new Date(changedAt));
    const isFirst = index === record.versions.length - 1;
    return {
      id,
      changedAt,
      title: writer ? text("writing.changedBy", { date, writer }) : text("writing.changed", { date }),
      note: note ?? (isFirst ? text("writing.version.first") : null),
      state: index === 0 ? text("writing.version.present") : null,
    };
  });
  return <TextVersions here={here} versions={versions} />;
}

/** An earlier version of a page or of news beside the present text. */
export function ComparedRecord({ record, here, labelOf }: Props & { labelOf(field: string): string }) {
  const { languages } = useFund();
  const version = record.versions.find(({ id }) => id === record.version?.id);
  if (!version) return null;
  return (
    <ComparedTexts
      here={here}
      version={version}
      before={valuesOf(record.versionTexts, languages)}
      after={valuesOf(record.texts, languages)}
      labelOf={labelOf}
    />
  );
}
