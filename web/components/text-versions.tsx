import { useFormats, useText } from "#web/text.tsx";
import { Comparison } from "#web/ui/comparison/comparison.tsx";
import { Link } from "#web/ui/link/link.tsx";

type Version = { id: string; changedAt: string };
type ListedVersion = Version & {
  /** When it was written, and who wrote it. */
  title: string;
  note?: string | null;
  /** Whether visitors read it. */
  state?: string | null;
};
type ListProps = { here: string; versions: readonly ListedVersion[] };

/** The versions of a text, each with a link to compare it and one to bring it back. */
export function TextVersions({ here, versions }: ListProps) {
  const text = useText("writing");
  const format = useFormats();
  if (versions.length === 0) return null;
  return (
    <section className="editor__versions" aria-labelledby="versions-heading">
      <h2 id="versions-heading">{text("writing.versions")}</h2>
      <ol>
        {versions.map(({ id, changedAt, title, note, state }, index) => {
          const date = format.dateTime(new Date(changedAt));
          const about = <span className="vh">: {text("writing.version.of", { date })}</span>;
          return (
            <li key={id}>
              <span>{title}</span>
              {note && <span className="muted">{note}</span>}
              <small>
                {state}
                {state && index > 0 && " · "}
                {index > 0 && (
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

type ComparedProps = {
  here: string;
  version: Version;
  /** The values of the form with the earlier version, and with the present one. */
  before: Readonly<Record<string, string>>;
  after: Readonly<Record<string, string>>;
  labelOf(field: string): string;
};

/** An earlier version beside the present text. */
export function ComparedTexts({ here, version, before, after, labelOf }: ComparedProps) {
  const text = useText("writing");
  const format = useFormats();
  const items = Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ key: field, label: labelOf(field), before: before[field] ?? "", after: after[field] ?? "" }));
  return (
    <section className="editor__compared" id="version" aria-labelledby="version-heading">
      <h2 id="version-heading">{text("writing.version.of", { date: format.dateTime(new Date(version.changedAt)) })}</h2>
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
        <Link href={`${here}?restore=${version.id}`}>{text("writing.version.restore")}</Link>
        {" · "}
        <Link href={here}>{text("writing.version.close")}</Link>
      </p>
    </section>
  );
}
