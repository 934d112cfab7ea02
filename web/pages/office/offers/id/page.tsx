import { Form } from "react-router";
import { isId } from "#domain/id.ts";
import type { Problem } from "#domain/problem.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { revisionIn, revisionName, withChosenVersions } from "#web/components/record-version.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { OfferEditor } from "#web/pages/office/offers/id/parts/offer-editor.tsx";
import { useOfferLabels } from "#web/pages/office/offers/id/parts/offer-words.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "#web/components/text-editor.css";
import "./page.css";

export { RemovedRecord as ErrorBoundary } from "#web/components/removed-record.tsx";

const OfferToEdit = fund(`
  query OfferToEdit($id: ID!) {
    officeOffer(id: $id) { id revision state title slug volunteers missing values { field value } }
    organisations { id name town }
  }
`);
const WriteOffer = fund(`
  mutation WriteOffer($id: ID!, $revision: Int!, $values: [OfferValueInput!]!) {
    writeOffer(id: $id, revision: $revision, values: $values)
  }
`);
const PublishOffer = fund(`
  mutation PublishOffer($id: ID!, $revision: Int!) { publishOffer(id: $id, revision: $revision) }
`);
const CloseOffer = fund(`mutation CloseOffer($id: ID!) { closeOffer(id: $id) }`);

const doneSentences = {
  yes: "offers.saved",
  published: "offers.publish.done",
  closed: "offers.close.done",
} as const;

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { id = "" } = args.params;
  if (!isId(id)) noSuchPage();
  const { officeOffer, organisations } = await args.api.query(OfferToEdit, { id });
  if (!officeOffer) noSuchPage();
  const { values, ...offer } = officeOffer;
  return {
    offer,
    values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
    organisations,
    saved: args.url.searchParams.get("saved"),
  };
};

/** The offer that is open in the editor. */
export type OpenOffer = Awaited<ReturnType<typeof load>>;

export const act = async ({ api, params, form: sent, go }: ActArgs) => {
  const form = withChosenVersions(sent);
  const { id = "" } = params;
  const intent = String(form.get("intent") ?? "offer");
  const revision = revisionIn(form);
  const finish = ({ problem }: { problem: Problem | null }, saved: string) =>
    problem ? refusedForm(problem, form) : go(`/office/offers/${id}?saved=${saved}`);
  if (intent === "publish") return finish(await api.mutate(PublishOffer, { id, revision }), "published");
  if (intent === "close") return finish(await api.mutate(CloseOffer, { id }), "closed");
  const values = Object.entries(typedInto(form)).map(([field, value]) => ({ field, value }));
  return finish(await api.mutate(WriteOffer, { id, revision, values }), "yes");
};

/** Writes one offer for volunteers, publishes it and closes it. */
export default function OfficeOfferPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("offers");
  const to = usePath();
  const { labelOf } = useOfferLabels();
  const { offer, values, organisations, saved } = loaderData;
  const isOfEditor = (actionData?.typed.intent ?? "offer") === "offer";
  const title = offer.title || text("offers.untitled");
  const done = Object.keys(doneSentences).find((one): one is keyof typeof doneSentences => one === saved);
  return (
    <div className="offer-writing">
      <PageHead title={title} isRefused={Boolean(actionData)} />
      <p>
        <Link href={to("/office/offers")}>{text("offers.toList")}</Link>
      </p>
      <OfficeHead title={title} lead={text("offers.answered", { count: offer.volunteers })}>
        {offer.slug && offer.state === "open" && (
          <LinkButton href={to(`/volunteer/${offer.slug}`)} variant="secondary" size="small" iconBefore="globe">
            {text("offers.seeSite")}
          </LinkButton>
        )}
      </OfficeHead>
      <div role="status">{done && !actionData && <Notice tone="success">{text(doneSentences[done])}</Notice>}</div>
      {actionData && !isOfEditor && <RefusalNotice problem={actionData.problem} />}
      <OfferEditor
        revision={offer.revision}
        values={values}
        organisations={organisations}
        refused={isOfEditor ? actionData : undefined}
      />
      <section className="offer-writing__box" aria-labelledby="publish-heading">
        <h2 id="publish-heading">{text(`offers.state.${offer.state}`)}</h2>
        {offer.missing.length > 0 && (
          <p>{text("offers.publish.lacks", { fields: offer.missing.map(labelOf).join(", ") })}</p>
        )}
        <p className="muted">{text("offers.publish.text")}</p>
        <Form method="post">
          <input type="hidden" name={revisionName} value={offer.revision} />
          <Button name="intent" value="publish">
            {text(offer.state === "draft" ? "offers.publish" : "offers.publish.again")}
          </Button>
          {offer.state === "open" && (
            <Button variant="quiet" name="intent" value="close">
              {text("offers.close")}
            </Button>
          )}
        </Form>
      </section>
    </div>
  );
}
