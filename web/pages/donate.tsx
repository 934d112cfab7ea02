import { PageHead } from "#web/components/page-head.tsx";
import { fund, system } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { Slip } from "#web/pages/donate/slip.tsx";
import { Supported } from "#web/pages/donate/supported.tsx";
import { useText } from "#web/text.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";
import type { Route } from "./+types/donate.ts";
import "./donate.css";

const Account = system(`query Account { fund { iban accountHolder } }`);
const LatestResults = fund(`
  query DonateResults($language: Language!) {
    latestResults {
      slug title(language: $language)
      projects(first: 3, statuses: [winner]) {
        id slug illustration amountInCents
        text(language: $language) { title summary inDutch }
      }
    }
  }
`);

const load = async ({ api, language }: PageArgs) => {
  const [account, results] = await Promise.all([api.query(Account), api.query(LatestResults, { language })]);
  return { account: account.fund, results: results.latestResults };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** What the page has loaded; its sections take their part of it. */
export type DonateData = Awaited<ReturnType<typeof load>>;

const steps = ["transfer", "share", "report"] as const;

export default function DonatePage({ loaderData: { account, results } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageHead title={text("donate.heading")} description={text("donate.lead")} />
      <div className="wrap donate">
        <div className="donate__text">
          <h1>{text("donate.heading")}</h1>
          <p className="lead">{text("donate.lead")}</p>
          <section className="donate__how" aria-labelledby="how-heading">
            <h2 id="how-heading">{text("donate.how")}</h2>
            <Numbered
              items={steps.map((step) => ({
                title: text(`donate.how.${step}`),
                text: text(`donate.how.${step}.text`),
              }))}
            />
          </section>
        </div>
        <Slip account={account} />
      </div>
      <Supported results={results} />
    </>
  );
}
