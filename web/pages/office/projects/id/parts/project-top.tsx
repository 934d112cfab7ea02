import { languageFacts } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import type { OpenProject } from "#web/pages/office/projects/id/page.tsx";
import { projectTitle } from "#web/pages/office/projects/id/parts/project-values.ts";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useLanguage, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const sentences = {
  yes: "projects.saved",
  published: "projects.publish.done",
  cancelled: "projects.publish.cancelled",
  unpublished: "projects.unpublish.done",
  asked: "projects.approval.sent",
} as const;

type Props = { project: OpenProject; call: string; saved: string | null; isPlanDropped: boolean };

/** The head of the editor: what the project becomes, the ways to its page, and what was just done. */
export function ProjectTop({ project, call, saved, isPlanDropped }: Props) {
  const text = useText("projects");
  const to = usePath();
  const format = useFormats();
  const { languages } = useFund();
  const current = useLanguage();
  const { id, slug, status, publishAt, isPlanMissed } = project;
  const done = Object.keys(sentences).find((one): one is keyof typeof sentences => one === saved);
  return (
    <>
      <p>
        <Link href={to("/office/projects")}>{text("projects.toList")}</Link>
      </p>
      <OfficeHead
        title={projectTitle(project) || text("projects.untitled")}
        lead={status && text(`projects.becomes.${status}`, { call })}
      >
        {slug && (
          <LinkButton href={to(`/project/${slug}`)} variant="secondary" size="small" iconBefore="globe">
            {text("projects.seeSite")}
          </LinkButton>
        )}
      </OfficeHead>
      <p>
        {text("projects.preview")}:{" "}
        {languages.map((language, place) => (
          <span key={language}>
            {place > 0 && " · "}
            <Link
              href={pathIn(language, `/office/projects/${id}/preview?from=${current}`)}
              aria-label={text("projects.previewIn", { language: languageFacts[language].name })}
            >
              {language}
            </Link>
          </span>
        ))}
      </p>
      <div role="status">
        {done && <Notice tone="success">{text(sentences[done])}</Notice>}
        {isPlanDropped && <Notice icon="clock">{text("projects.publish.dropped")}</Notice>}
        {publishAt && !isPlanDropped && (
          <Notice icon="clock">
            {text(isPlanMissed ? "projects.publish.missed" : "projects.publish.planned", {
              at: format.dateTime(new Date(publishAt)),
            })}
          </Notice>
        )}
      </div>
    </>
  );
}
