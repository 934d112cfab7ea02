import { Form } from "react-router";
import { revisionName } from "#web/components/record-version.ts";
import type { OpenProject } from "#web/pages/office/projects/id/page.tsx";
import { useProjectLabels } from "#web/pages/office/projects/id/parts/project-words.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Input } from "#web/ui/input/input.tsx";

type Props = { project: OpenProject; revision: number };

/** Publishes a project now or at an hour, or takes it off the site. */
export function Publication({ project, revision }: Props) {
  const text = useText("projects");
  const { labelOf } = useProjectLabels();
  const { missing, publishAt, publishedAt, isByHand } = project;
  return (
    <section className="project-writing__box" id="publish" aria-labelledby="publish-heading">
      <h2 id="publish-heading">{text("projects.publish")}</h2>
      {missing.length > 0 && (
        <p>{text("projects.publish.lacks", { fields: missing.map((field) => labelOf(field)).join(", ") })}</p>
      )}
      <p className="muted">{text("projects.publish.languages")}</p>
      <FormIdContext value="publish">
        <Form method="post">
          <input type="hidden" name="intent" value="publish" />
          <input type="hidden" name={revisionName} value={revision} />
          {!isByHand && <Check name="withoutAnswer">{text("projects.publish.withoutAnswer")}</Check>}
          <Button name="when" value="now">
            {text(publishedAt ? "projects.publish.again" : "projects.publish.now")}
          </Button>
          <p>{text("projects.publish.later")}</p>
          <div className="project-writing__row">
            <Field name="day" label={text("projects.publish.day")}>
              <Input type="date" />
            </Field>
            <Field name="hour" label={text("projects.publish.hour")}>
              <Input type="time" defaultValue="09:00" />
            </Field>
            <Button variant="secondary" name="when" value="later">
              {text("projects.publish.plan")}
            </Button>
          </div>
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
          <p className="muted">{text("projects.unpublish.text")}</p>
          <Button variant="quiet" size="small" name="intent" value="unpublish" iconBefore="bin">
            {text("projects.unpublish")}
          </Button>
        </Form>
      )}
    </section>
  );
}
