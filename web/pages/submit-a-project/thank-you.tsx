import { lastMoment } from "#web/components/last-moment.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { GraphQLClientError } from "#web/graphql/client.ts";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Numbered } from "#web/ui/numbered/numbered.tsx";
import { Petals } from "#web/ui/petals/petals.tsx";
import type { Route } from "./+types/thank-you.ts";
import "#web/components/thanks.css";

const Sent = fund(`
  query SentDossier($id: ID!) { dossier(id: $id) { id number state type isConfidential mayEdit deadline } }
`);

const load = async ({ api, url, go }: PageArgs) => {
  const id = url.searchParams.get("dossier");
  if (!id) throw go("/submit-a-project");
  try {
    const { dossier } = await api.query(Sent, { id });
    if (!dossier?.number) throw go("/submit-a-project");
    return { ...dossier, number: dossier.number };
  } catch (error) {
    if (error instanceof GraphQLClientError && error.problem) throw go("/submit-a-project");
    throw error;
  }
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

const after = ["copy", "intake", "committee", "answer"] as const;

export default function SentPage({
  loaderData: { id, number, isConfidential, mayEdit, deadline },
}: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
  const format = useFormats();
  const untilWhen = deadline && mayEdit && text("submit.after.change", { last: format.longDate(lastMoment(deadline)) });
  return (
    <div className="wrap wrap--narrow">
      <PageHead title={text("submit.sent")} description={text("submit.sent.text")} isUnlisted />
      <section className="thanks-sent" aria-labelledby="sent-heading">
        <Petals states={["done", "done", "done", "done", "done"]} />
        <h1 id="sent-heading" tabIndex={-1}>
          {text("submit.sent")}
        </h1>
        <p className="thanks-sent__number">
          {text("submit.sent.number")} <strong className="num nowrap">{number}</strong>
        </p>
        <p className="lead">{text("submit.sent.text")}</p>
        <p>
          <LinkButton href={to(`/account/dossiers/${id}`)} iconAfter="arrow">
            {text("submit.sent.account")}
          </LinkButton>
        </p>
        <p>
          <ArrowLink href={`/dossiers/${id}.pdf`}>{text("submit.sent.pdf")}</ArrowLink>
        </p>
      </section>
      <section className="thanks-after" aria-labelledby="after-heading">
        <h2 id="after-heading">{text("submit.after")}</h2>
        <Numbered
          items={after.map((one) => ({
            title: text(`submit.after.${one}`),
            text:
              one === "copy"
                ? // What is confidential is not mailed: the mailbox may be the employer's.
                  [text(isConfidential ? "submit.after.copy.discreet" : "submit.after.copy.text"), untilWhen]
                    .filter(Boolean)
                    .join(" ")
                : text(`submit.after.${one}.text`),
          }))}
        />
      </section>
    </div>
  );
}
