import { Form } from "react-router";
import { approvalDays } from "#domain/project-draft.ts";
import type { OpenProject } from "#web/pages/office/projects/id/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";

/** The question to the applicant whether the text is right, and their answer. */
export function Approval({ project: { approval, versions } }: { project: OpenProject }) {
  const text = useText("projects");
  const format = useFormats();
  const isAboutThis = approval?.versionId === versions[0]?.id;
  const on = (instant: string) => format.shortDate(new Date(instant));
  return (
    <section className="project-writing__box" aria-labelledby="approval-heading">
      <h2 id="approval-heading">{text("projects.approval")}</h2>
      <p>{text("projects.approval.text")}</p>
      <p className="muted">{text("projects.approval.silence", { days: String(approvalDays) })}</p>
      {approval && !approval.answeredAt && (
        <p>{text("projects.approval.asked", { date: on(approval.askedAt), due: on(`${approval.due}T12:00:00Z`) })}</p>
      )}
      {approval?.answeredAt && approval.isApproved && (
        <p>
          {text("projects.approval.approved", { date: on(approval.answeredAt) })}{" "}
          {approval.showsFirstname && text("projects.approval.named")}
        </p>
      )}
      {approval?.answeredAt && !approval.isApproved && (
        <>
          <p>{text("projects.approval.change", { date: on(approval.answeredAt) })}</p>
          <blockquote className="project-writing__wish">{approval.wish}</blockquote>
        </>
      )}
      {approval && !isAboutThis && <p>{text("projects.approval.older")}</p>}
      <Form method="post">
        <Button variant="secondary" name="intent" value="approval">
          {text(approval ? "projects.approval.askAgain" : "projects.approval.ask")}
        </Button>
      </Form>
    </section>
  );
}
