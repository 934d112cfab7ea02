import { lastMoment } from "#web/components/last-moment.ts";
import { loadOpenCall } from "#web/components/open-call.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";
import type { Route } from "./+types/thank-you.ts";
import "#web/components/thanks.css";

export const loader = onServer(loadOpenCall);
export const clientLoader = inBrowser(loadOpenCall);

const after = ["copy", "intake", "committee", "answer"] as const;

export default function SubmittedPage({ loaderData: { call } }: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
  const format = useFormats();
  const untilWhen = call && text("submit.after.change", { last: format.longDate(lastMoment(call.submissionsClose)) });
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text("submit.thanks.title")} description={text("submit.thanks.text")} />
      <Empty
        heading="h1"
        title={text("submit.thanks")}
        action={
          <LinkButton href={to("/submit-a-project")} iconAfter="arrow">
            {text("submit.thanks.action")}
          </LinkButton>
        }
      >
        {text("submit.thanks.text")}
      </Empty>
      <section className="thanks-after" aria-labelledby="after-heading">
        <h2 id="after-heading">{text("submit.after")}</h2>
        <Numbered
          items={after.map((one) => ({
            title: text(`submit.after.${one}`),
            text: `${text(`submit.after.${one}.text`)} ${one === "copy" && untilWhen ? untilWhen : ""}`,
          }))}
        />
      </section>
    </div>
  );
}
