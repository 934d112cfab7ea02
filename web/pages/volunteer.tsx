import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { fund, system } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { ContactUs } from "#web/pages/volunteer/contact-us.tsx";
import { OfferCard } from "#web/pages/volunteer/offer-card.tsx";
import { useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import type { Route } from "./+types/volunteer.ts";
import "./volunteer.css";

const Offers = fund(`
  query Offers($language: Language!) {
    offers(first: 100) {
      edges { node {
        id slug illustration title(language: $language) task(language: $language) moment(language: $language)
        inDutch(language: $language) startsAt endsAt hands hoursPerMonth minimumAge languages
        organisation { name town }
      } }
    }
  }
`);

const Office = system(`query Office { fund { email phone address } }`);

const load = async ({ api, language }: PageArgs) => {
  const [{ offers }, { fund }] = await Promise.all([api.query(Offers, { language }), api.query(Office)]);
  return { offers: offers.edges.map(({ node }) => node), office: fund };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** What the page has loaded; its sections take their part of it. */
export type VolunteerData = Awaited<ReturnType<typeof load>>;

export default function VolunteerPage({ loaderData: { offers, office } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageHead title={text("volunteer.title")} description={text("volunteer.lead")} />
      <PageTop title={text("volunteer.title")} lead={text("volunteer.lead")} />
      <div className="wrap vasks-place">
        {offers.length > 0 ? (
          <ul className="vasks" aria-label={text("volunteer.offers")}>
            {offers.map((offer, index) => (
              <OfferCard key={offer.id} offer={offer} isLead={index === 0} email={office.email} />
            ))}
          </ul>
        ) : (
          <Empty title={text("volunteer.none.title")} heading="h2">
            {text("volunteer.none.text")}
          </Empty>
        )}
      </div>
      <ContactUs office={office} />
    </>
  );
}
