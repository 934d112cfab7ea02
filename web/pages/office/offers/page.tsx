import { Form } from "react-router";
import { type ListRemark, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
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

const OffersPage = fund(`
  query OffersPage($list: String!) {
    officeOffers(list: $list) {
      rows { id title organisationName hands volunteers changedAt state isByHand }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
    unpublishedOffers
  }
`);
const MakeOffer = fund(`mutation MakeOffer { makeOffer }`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { searchParams, search } = args.url;
  const { question } = readList(lists.offers, searchParams);
  return { question, ...(await args.api.query(OffersPage, { list: search.slice(1) })) };
};

export const act = async ({ api, form, go }: ActArgs) => {
  const { data, problem } = await api.mutate(MakeOffer);
  return problem ? refusedForm(problem, form) : go(`/office/offers/${data.makeOffer}`);
};

/** The offers for volunteers that the office writes. */
export default function OfficeOffersPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("offers");
  const to = usePath();
  const { number, dateTime } = useFormats();
  const isPending = useIsPending();
  const { question, officeOffers, unpublishedOffers } = loaderData;
  const isNarrowed = question.search !== "" || Object.keys(question.filters).length > 0;
  return (
    <>
      <PageHead title={text("offers.title")} isRefused={Boolean(actionData)} />
      <OfficeHead title={text("offers.heading", { count: unpublishedOffers })} lead={text("offers.lead")}>
        <Form method="post">
          <Button variant="secondary" size="small" busy={isPending}>
            {text("offers.new")}
          </Button>
        </Form>
      </OfficeHead>
      <TextKinds current="offer" />
      {actionData && <RefusalNotice problem={actionData.problem} />}
      {officeOffers.total === 0 && !isNarrowed ? (
        <Empty title={text("offers.none")} heading="h2" />
      ) : (
        <OfficeList
          data={{
            definition: lists.offers,
            path: "/office/offers",
            question,
            page: { ...officeOffers, remarks: officeOffers.remarks as ListRemark[] },
          }}
          caption={text("offers.title")}
          searchLabel={text("offers.search")}
          columnLabels={{
            offer: text("offers.offer"),
            organisation: text("offers.organisation"),
            hands: text("offers.hands"),
            volunteers: text("offers.volunteers"),
            changed: text("offers.changed"),
            state: text("offers.state"),
          }}
          filters={{
            state: {
              label: text("offers.state"),
              options: lists.offers.filters.state.map((state) => ({
                value: state,
                label: text(`offers.state.${state}`),
              })),
            },
          }}
          row={{
            id: ({ id }) => id,
            title: ({ title }) => title || text("offers.untitled"),
            href: ({ id }) => to(`/office/offers/${id}`),
            cells: {
              organisation: ({ organisationName }) => organisationName,
              hands: ({ hands }) => number(hands),
              volunteers: ({ volunteers }) => number(volunteers),
              changed: ({ changedAt }) => changedAt && dateTime(new Date(changedAt)),
              state: ({ state, isByHand }) => (
                <>
                  {text(`offers.state.${state}`)}
                  {state === "draft" && !isByHand && <span className="rows__below">{text("offers.fromDossier")}</span>}
                </>
              ),
            },
          }}
        />
      )}
    </>
  );
}
