import { Form } from "react-router";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { TextKinds } from "#web/components/text-kinds.tsx";
import { refusedForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";

const OffersPage = fund(`
  query OffersPage { officeOffers { id title organisationName hands volunteers state isByHand } }
`);
const MakeOffer = fund(`mutation MakeOffer { makeOffer }`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  return args.api.query(OffersPage);
};

export const act = async ({ api, form, go }: ActArgs) => {
  const { data, problem } = await api.mutate(MakeOffer);
  return problem ? refusedForm(problem, form) : go(`/office/offers/${data.makeOffer}`);
};

/** The offers for volunteers that the office writes. */
export default function OfficeOffersPage({
  loaderData: { officeOffers },
  actionData,
}: PageProps<typeof load, typeof act>) {
  const text = useText("offers");
  const to = usePath();
  const { number } = useFormats();
  const isPending = useIsPending();
  const drafts = officeOffers.filter(({ state }) => state === "draft").length;
  return (
    <>
      <PageHead title={text("offers.title")} isRefused={Boolean(actionData)} />
      <OfficeHead title={text("offers.heading", { count: drafts })} lead={text("offers.lead")}>
        <Form method="post">
          <Button variant="secondary" size="small" busy={isPending}>
            {text("offers.new")}
          </Button>
        </Form>
      </OfficeHead>
      <TextKinds current="offer" />
      {actionData && <RefusalNotice problem={actionData.problem} />}
      {officeOffers.length === 0 ? (
        <Empty title={text("offers.none")} heading="h2" />
      ) : (
        <Rows
          caption={text("offers.title")}
          columns={[
            { name: "offer", label: text("offers.offer") },
            { name: "organisation", label: text("offers.organisation") },
            { name: "hands", label: text("offers.hands"), isNumber: true },
            { name: "volunteers", label: text("offers.volunteers"), isNumber: true },
            { name: "state", label: text("offers.state") },
          ]}
          rows={officeOffers.map((offer) => {
            const title = offer.title || text("offers.untitled");
            return {
              id: offer.id,
              label: title,
              cells: [
                <Link key="title" href={to(`/office/offers/${offer.id}`)}>
                  {title}
                </Link>,
                offer.organisationName,
                number(offer.hands),
                number(offer.volunteers),
                <span key="state">
                  {text(`offers.state.${offer.state}`)}
                  {offer.state === "draft" && !offer.isByHand && (
                    <span className="rows__below">{text("offers.fromDossier")}</span>
                  )}
                </span>,
              ],
            };
          })}
        />
      )}
    </>
  );
}
