import { langOf } from "#web/components/dutch.tsx";
import type { Desk } from "#web/pages/office/calls/slug/vote/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Tag } from "#web/ui/tag/tag.tsx";

type Finding = Desk["findings"][number];
type Props = {
  findings: Desk["findings"];
  /** Whether the reader may write projects, and so solve what their texts or pictures lack. */
  writesProjects: boolean;
};

/** The problems that the editor of a project solves. */
const writtenFindings: readonly Finding["code"][] = ["translationsMissing", "pictureMissing"];

/** The problems of a vote that is about to open, the most serious first. */
export function VoteFindings({ findings, writesProjects }: Props) {
  const text = useText("calls");
  return (
    <section className="office-page__part" aria-labelledby="findings-heading">
      <h2 id="findings-heading">{text("officeVote.findings")}</h2>
      {findings.length === 0 ? (
        <Notice tone="success" title={text("officeVote.findings.none")}>
          {text("officeVote.findings.none.text")}
        </Notice>
      ) : (
        <>
          <p className="muted">{text("officeVote.findings.text")}</p>
          <ul className="plain office-page__findings">
            {findings.map((finding) => (
              <li key={finding.code}>
                <FindingItem
                  finding={finding}
                  leadsToEditor={writesProjects && writtenFindings.includes(finding.code)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type ItemProps = { finding: Finding; leadsToEditor: boolean };

function FindingItem({ finding: { code, severity, figure, subjects }, leadsToEditor }: ItemProps) {
  const text = useText("calls");
  return (
    <>
      <Tag tone={severity === "block" ? "blossom" : "apricot"}>{text(`officeVote.severity.${severity}`)}</Tag>
      <h3>{text(`officeVote.finding.${code}`)}</h3>
      <p>{text(`officeVote.finding.${code}.text`, { figure: figure ?? 0 })}</p>
      {subjects.length > 0 && (
        <ul>
          {subjects.map((subject) => (
            <Subject key={subject.project.slug} {...subject} leadsToEditor={leadsToEditor} />
          ))}
        </ul>
      )}
    </>
  );
}

type SubjectProps = Finding["subjects"][number] & Pick<ItemProps, "leadsToEditor">;

function Subject({ project, gaps, leadsToEditor }: SubjectProps) {
  const text = useText("calls");
  const format = useFormats();
  const to = usePath();
  const missingParts = [...Map.groupBy(gaps, ({ language }) => language)].map(([language, languageGaps]) => {
    const parts = languageGaps.map(({ part }) => text(`officeVote.part.${part}`)).join(", ");
    return text("officeVote.gap", { language: format.languageName(language), parts });
  });
  return (
    <li>
      <Link
        href={to(leadsToEditor ? `/office/projects/${project.id}` : `/project/${project.slug}`)}
        lang={langOf(project.text.inDutch, "title")}
      >
        {project.text.title}
      </Link>
      {missingParts.length > 0 && <span className="muted"> {missingParts.join("; ")}</span>}
    </li>
  );
}
