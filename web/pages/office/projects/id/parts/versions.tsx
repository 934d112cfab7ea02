import type { OpenProject, OpenVersion } from "#web/pages/office/projects/id/page.tsx";
import { textValues } from "#web/pages/office/projects/id/parts/project-values.ts";
import { useProjectLabels } from "#web/pages/office/projects/id/parts/project-words.ts";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Comparison } from "#web/ui/comparison/comparison.tsx";
import { Link } from "#web/ui/link/link.tsx";

/** The versions of a project, each with a link to compare it and one to bring it back. */
export function Versions({ project }: { project: OpenProject }) {
  const text = useText("projects");
  const format = useFormats();
  const to = usePath();
  const here = to(`/office/projects/${project.id}`);
  return (
    <section className="editor__versions" aria-labelledby="versions-heading">
      <h2 id="versions-heading">{text("projects.versions")}</h2>
      <ol>
        {project.versions.map(({ id, changedAt, writer, publishedAt }, index) => {
          const date = format.dateTime(new Date(changedAt));
          const about = <span className="vh">: {text("projects.version.of", { date })}</span>;
          return (
            <li key={id}>
              <span>
                {writer
                  ? text("projects.version.by", { date, writer })
                  : text(project.isByHand ? "byHand.version.site" : "projects.version.first", { date })}
              </span>
              <small>
                {publishedAt && text("projects.version.published")}
                {publishedAt && index > 0 && " · "}
                {index > 0 && (
                  <>
                    <Link href={`${here}?version=${id}#version`}>
                      {text("projects.version.compare")}
                      {about}
                    </Link>
                    {" · "}
                    <Link href={`${here}?restore=${id}`}>
                      {text("projects.version.restore")}
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
export function ComparedVersion({ project, version }: { project: OpenProject; version: OpenVersion }) {
  const text = useText("projects");
  const format = useFormats();
  const to = usePath();
  const { labelOf } = useProjectLabels();
  const { languages } = useFund();
  const [before, after] = [textValues(version.texts, languages), textValues(project.texts, languages)];
  const items = Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ key: field, label: labelOf(field), before: before[field] ?? "", after: after[field] ?? "" }));
  const here = to(`/office/projects/${project.id}`);
  return (
    <section className="editor__compared" id="version" aria-labelledby="version-heading">
      <h2 id="version-heading">
        {text("projects.version.of", { date: format.dateTime(new Date(version.changedAt)) })}
      </h2>
      {items.length === 0 && <p>{text("projects.version.same")}</p>}
      <Comparison
        heading="h3"
        words={{
          before: text("projects.version.before"),
          after: text("projects.version.after"),
          nothing: text("projects.version.nothing"),
        }}
        items={items}
      />
      <p>
        <Link href={`${here}?restore=${version.id}`}>{text("projects.version.restore")}</Link>
        {" · "}
        <Link href={here}>{text("projects.version.close")}</Link>
      </p>
    </section>
  );
}
