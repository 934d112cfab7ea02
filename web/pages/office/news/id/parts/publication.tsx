import { Form } from "react-router";
import { revisionName } from "#web/components/record-version.ts";
import type { OpenNews } from "#web/pages/office/news/id/page.tsx";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Input } from "#web/ui/input/input.tsx";

/** Publishes a news item now or at an hour, takes it off the site, or removes it. */
export function Publication({ item: { revision, state } }: { item: OpenNews }) {
  const text = useText("writing");
  return (
    <section className="editor__box" id="publish" aria-labelledby="publish-heading">
      <h2 id="publish-heading">{text("news.publish")}</h2>
      {state !== "published" && (
        <FormIdContext value="publish">
          <Form method="post">
            <p className="muted">{text("news.publish.text")}</p>
            <input type="hidden" name="intent" value="publish" />
            <input type="hidden" name={revisionName} value={revision} />
            <Button name="when" value="now">
              {text("news.publish.now")}
            </Button>
            <p>{text("news.publish.later")}</p>
            <div className="editor__row">
              <Field name="day" label={text("news.publish.day")}>
                <Input type="date" />
              </Field>
              <Field name="hour" label={text("news.publish.hour")}>
                <Input type="time" defaultValue="09:00" />
              </Field>
              <Button variant="secondary" name="when" value="later">
                {text("news.publish.plan")}
              </Button>
            </div>
          </Form>
        </FormIdContext>
      )}
      {state !== "draft" && (
        <Form method="post">
          <Button variant="quiet" size="small" name="intent" value="unpublish">
            {text(state === "planned" ? "news.cancel" : "news.unpublish")}
          </Button>
        </Form>
      )}
      {state === "draft" && (
        <Form method="post">
          <p className="muted">{text("news.remove.text")}</p>
          <Button variant="quiet" size="small" name="intent" value="remove" iconBefore="bin">
            {text("news.remove")}
          </Button>
        </Form>
      )}
    </section>
  );
}
