import { lastMoment } from "#web/components/last-moment.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";
import type { Route } from "./+types/thank-you.ts";
import "#web/components/thanks.css";

const AfterVote = fund(`query AfterVote { currentCall { phase votingCloses resultsPublished } }`);

const load = ({ api }: PageArgs) => api.query(AfterVote);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export default function VotedPage({ loaderData: { currentCall: call } }: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
  const format = useFormats();
  const closes = call?.phase === "voting" ? call.votingCloses : null;
  const results = call?.phase === "voting" ? call.resultsPublished : null;
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text("voted.title")} description={text("voted.text")} />
      <Empty
        heading="h1"
        title={text("voted.heading")}
        action={
          <LinkButton href={to("/vote")} iconAfter="arrow">
            {text("voted.action")}
          </LinkButton>
        }
      >
        {text("voted.text")}
      </Empty>
      <section className="thanks-after" aria-labelledby="after-heading">
        <h2 id="after-heading">{text("voted.after")}</h2>
        <Numbered
          items={[
            { title: text("voted.after.code"), text: text("voted.after.code.text") },
            {
              title: text("voted.after.close"),
              text: closes
                ? text("voted.after.close.date", { last: format.dateTime(lastMoment(closes)) })
                : text("voted.after.close.text"),
            },
            {
              title: text("voted.after.results"),
              text: results
                ? text("voted.after.results.date", { date: format.longDate(new Date(results)) })
                : text("voted.after.results.text"),
            },
          ]}
        />
      </section>
    </div>
  );
}
