import { type TextRecord, valuesOf } from "#web/components/text-record.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Comparison } from "#web/ui/comparison/comparison.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Props = {
  record: TextRecord;
  /** The path of the editor. */
  here: string;
};

/** The versions of a text, each with a link to compare it and one to bring it back. */
export function Versions({ record, here }: Props) {
  const text = useText("writing");
  const format = useFormats();
  if (record.versions.length === 0) return null;
  return (
    <section className="editor__versions" aria-labelledby="versions-heading">
      <h2 id="versions-heading">{text("writing.versions")}</h2>
      <ol>
        {record.versions.map(({ id, changedAt, note, writer }, index) => {
          const date = format.dateTime(new Date(changedAt));
          const isFirst = index === record.versions.length - 1;
          const about = <span className="vh">: {text("writing.version.of", { date })}</span>;
          return (
            <li key={id}>
              <span>{writer ? text("writing.changedBy", { date, writer }) : text("writing.changed", { date })}</span>
              {(note || isFirst) && <span className="muted">{note ?? text("writing.version.first")}</span>}
              <small>
                {index === 0 ? (
                  text("writing.version.present")
                ) : (
                  <>
                    <Link href={`${here}?version=${id}#version`}>
                      {text("writing.version.compare")}
                      {about}
                    </Link>
                    {" · "}
                    <Link href={`${here}?restore=${id}`}>
                      {text("writing.version.restore")}
                      {about}
                    </Link>
                  </>
                )}
              </small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** An earlier version beside the present text. */
export function ComparedVersion({ record, here, labelOf }: Props & { labelOf(field: string): string }) {
  const text = useText("writing");
  const format = useFormats();
  const { languages } = useFund();
  const version = record.versions.find(({ id }) => id === record.version?.id);
  const [before, after] = [valuesOf(record.versionTexts, languages), valuesOf(record.texts, languages)];
  const items = Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ key: field, label: labelOf(field), before: before[field] ?? "", after: after[field] ?? "" }));
  const date = version ? format.dateTime(new Date(version.changedAt)) : "";
  return (
    <section className="editor__compared" id="version" aria-labelledby="version-heading">
      <h2 id="version-heading">{text("writing.version.of", { date })}</h2>
      {items.length === 0 && <p>{text("writing.version.same")}</p>}
      <Comparison
        heading="h3"
        words={{
          before: text("writing.version.before"),
          after: text("writing.version.after"),
          nothing: text("writing.version.nothing"),
        }}
        items={items}
      />
      <p>
        <Link href={`${here}?restore=${version?.id}`}>{text("writing.version.restore")}</Link>
        {" · "}
        <Link href={here}>{text("writing.version.close")}</Link>
      </p>
    </section>
  );
}
