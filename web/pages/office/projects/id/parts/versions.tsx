import { ComparedTexts, TextVersions } from "#web/components/text-versions.tsx";
import type { OpenProject, OpenVersion } from "#web/pages/office/projects/id/page.tsx";
import { textValues } from "#web/pages/office/projects/id/parts/project-values.ts";
import { useProjectLabels } from "#web/pages/office/projects/id/parts/project-words.ts";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";

/** The versions of a project. */
export function Versions({ project }: { project: OpenProject }) {
  const text = useText("projects");
  const format = useFormats();
  const to = usePath();
  const versions = project.versions.map(({ id, changedAt, writer, publishedAt }) => {
    const date = format.dateTime(new Date(changedAt));
    const first = project.isByHand ? "byHand.version.site" : "projects.version.first";
    const title = writer ? text("projects.version.by", { date, writer }) : text(first, { date });
    return { id, changedAt, title, state: publishedAt && text("projects.version.published") };
  });
  return <TextVersions here={to(`/office/projects/${project.id}`)} versions={versions} />;
}

/** An earlier version of a project beside its present text. */
export function ComparedVersion({ project, version }: { project: OpenProject; version: OpenVersion }) {
  const to = usePath();
  const { labelOf } = useProjectLabels();
  const { languages } = useFund();
  return (
    <ComparedTexts
      here={to(`/office/projects/${project.id}`)}
      version={version}
      before={textValues(version.texts, languages)}
      after={textValues(project.texts, languages)}
      labelOf={labelOf}
    />
  );
}
