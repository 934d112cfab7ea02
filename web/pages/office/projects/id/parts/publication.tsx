import { Form } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { PublishMoment } from "#web/components/publish-moment.tsx";
import { revisionName } from "#web/components/record-version.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import type { OpenProject } from "#web/pages/office/projects/id/page.tsx";
import { useProjectLabels } from "#web/pages/office/projects/id/parts/project-words.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";

type Props = { project: OpenProject; revision: number; isVoteAhead: boolean; problem: Problem | null };

/** Publishes a project now or at an hour, or takes it off the site. */
export function Publication({ project, revision, isVoteAhead, problem }: Props) {
  const text = useText("projects");
  const { labelOf } = useProjectLabels();
  const { missing, publishAt, publishedAt, isByHand } = project;
  return (
    <section className="project-writing__box" id="publish" aria-labelledby="publish-heading">
      <h2 id="publish-heading">{text("projects.publish")}</h2>
      {problem && <RefusalNotice problem={problem} />}
      {missing.length > 0 && (
        <p>{text("projects.publish.lacks", { fields: missing.map((field) => labelOf(field)).join(", ") })}</p>
      )}
      <p className="muted">{text("projects.publish.languages")}</p>
      <FormIdContext value="publish">
        <Form method="post">
          <input type="hidden" name="intent" value="publish" />
          <input type="hidden" name={revisionName} value={revision} />
          {!isByHand && <Check name="withoutAnswer">{text("projects.publish.withoutAnswer")}</Check>}
          <PublishMoment
            now={text(publishedAt ? "projects.publish.again" : "projects.publish.now")}
            later={text("projects.publish.later")}
            day={text("projects.publish.day")}
            hour={text("projects.publish.hour")}
            plan={text("projects.publish.plan")}
          />
        </Form>
      </FormIdContext>
      {publishAt && (
        <Form method="post">
          <Button variant="quiet" size="small" name="intent" value="cancel">
            {text("projects.publish.cancel")}
          </Button>
        </Form>
      )}
      {publishedAt && (
        <Form method="post">
          {isVoteAhead && <p className="muted">{text("projects.unpublish.text")}</p>}
          <Button variant="quiet" size="small" name="intent" value="unpublish" iconBefore="bin">
            {text("projects.unpublish")}
          </Button>
        </Form>
      )}
    </section>
  );
}
