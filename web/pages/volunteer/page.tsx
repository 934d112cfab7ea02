import { useOutlet, useParams } from "react-router";
import { readOfferFilter } from "#domain/offer.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { OfferFacts } from "#web/components/structured-data.tsx";
import { fund, system } from "#web/graphql/document.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { ContactUs } from "#web/pages/volunteer/parts/contact-us.tsx";
import { Filter } from "#web/pages/volunteer/parts/filter.tsx";
import { OfferFields } from "#web/pages/volunteer/parts/offer-fields.ts";
import { Offers } from "#web/pages/volunteer/parts/offers.tsx";
import { useText } from "#web/text.tsx";
import "./page.css";

const Volunteer = fund(
  `
  query Volunteer(
    $language: Language!, $region: Region, $spoken: Language, $rhythm: OfferRhythm, $skip: Int
  ) {
    offers(first: 24, skip: $skip, region: $region, language: $spoken, rhythm: $rhythm) {
      edges { node { ...OfferFields } }
    }
    offerCounts(region: $region, language: $spoken, rhythm: $rhythm) {
      total
      regions { value count }
      languages { value count }
      rhythms { value count }
    }
  }
`,
  [OfferFields],
);

const Office = system(`query Office { fund { email phone address } }`);

/** The number of offers on one page of the list. */
const perPage = 24;

export const load = async ({ api, language, url: { searchParams: query } }: PageArgs) => {
  const filter = readOfferFilter(query);
  const page = Math.min(Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1), 400);
  const [{ offers, offerCounts }, office] = await Promise.all([
    api.query(Volunteer, {
      language,
      // GraphQL names have no hyphens.
      region: filter.region?.replaceAll("-", "_") as never,
      spoken: filter.language,
      rhythm: filter.rhythm,
      skip: (page - 1) * perPage,
    }),
    api.query(Office),
  ]);
  return {
    filter,
    page,
    pages: Math.ceil(offerCounts.total / perPage),
    counts: offerCounts,
    offers: offers.edges.map(({ node }) => node),
    office: office.fund,
  };
};

/** The data of the page, for its sections. */
export type VolunteerData = Awaited<ReturnType<typeof load>>;

export default function VolunteerPage({ loaderData }: PageProps<typeof load>) {
  const text = useText("public");
  // The outlet has the form for one offer.
  const open = useOutlet();
  const { slug } = useParams();
  return (
    <>
      {!open && <PageHead title={text("volunteer.title")} description={text("volunteer.lead")} />}
      <OfferFacts offers={loaderData.offers} />
      <PageTop title={text("volunteer.title")} lead={text("volunteer.lead")} isSplit>
        <Filter {...loaderData} />
      </PageTop>
      {open}
      <Offers {...loaderData} openSlug={slug} />
      <ContactUs office={loaderData.office} />
    </>
  );
}
