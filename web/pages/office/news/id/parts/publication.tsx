import { Form } from "react-router";
import { PublishMoment } from "#web/components/publish-moment.tsx";
import { revisionName } from "#web/components/record-version.ts";
import type { OpenNews } from "#web/pages/office/news/id/page.tsx";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";

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
            <PublishMoment
              now={text("news.publish.now")}
              later={text("news.publish.later")}
              day={text("news.publish.day")}
              hour={text("news.publish.hour")}
              plan={text("news.publish.plan")}
            />
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
