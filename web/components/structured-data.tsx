import { useAbsolute } from "#web/components/page-head.tsx";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useLanguage, useText } from "#web/text.tsx";

// Facts in schema.org terms for search engines, which read the server's page. So the code that makes them stays on the
// server, and in the browser the element and its content stay as they are.

/** The element with the facts of a page; a browser treats it as data and does not run it. */
function StructuredData({ facts }: { facts: object }) {
  // No text can end the script element around it.
  const json = JSON.stringify({ "@context": "https://schema.org", ...facts }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<".
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

function FactsFromServer(_props: object) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and React keeps the server's content.
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}

/** Describes the fund and the search for its projects, on the home page. */
export const FundFacts = import.meta.env.SSR ? FundOnServer : FactsFromServer;

function FundOnServer() {
  const { name, claim, email } = useFund();
  const language = useLanguage();
  const absolute = useAbsolute();
  const to = usePath();
  const fund = absolute("/#fund");
  return (
    <StructuredData
      facts={{
        "@graph": [
          {
            "@type": "NGO",
            "@id": fund,
            name,
            description: claim,
            url: absolute(to("/")),
            logo: absolute("/icon-512.png"),
            ...(email && { email }),
          },
          {
            "@type": "WebSite",
            "@id": absolute("/#site"),
            name,
            url: absolute(to("/")),
            inLanguage: language,
            publisher: { "@id": fund },
            potentialAction: {
              "@type": "SearchAction",
              target: { "@type": "EntryPoint", urlTemplate: `${absolute(to("/projects"))}?q={search_term_string}` },
              "query-input": "required name=search_term_string",
            },
          },
        ],
      }}
    />
  );
}

type Place = { name: string; town: string; country?: string };

type ProjectFactsOf = {
  slug: string;
  amountInCents: number | null;
  text: { title: string; summary: string; inDutch: readonly string[] };
  organisation: Place;
};

/** Describes the organisation, place and amount of a project, and the place of its page in the site. */
export const ProjectFacts = import.meta.env.SSR ? ProjectOnServer : FactsFromServer;

function ProjectOnServer({ project }: { project: ProjectFactsOf }) {
  const { name } = useFund();
  const language = useLanguage();
  const absolute = useAbsolute();
  const to = usePath();
  const text = useText();
  const { slug, amountInCents, organisation } = project;
  const { title, summary, inDutch } = project.text;
  const address = absolute(to(`/project/${slug}`));
  const fund = { "@type": "NGO", "@id": absolute("/#fund"), name };
  const trail: [string, string][] = [
    [name, absolute(to("/"))],
    [text("shell.projects"), absolute(to("/projects"))],
    [title, address],
  ];
  return (
    <StructuredData
      facts={{
        "@graph": [
          {
            "@type": "CreativeWork",
            "@id": address,
            url: address,
            name: title,
            description: summary,
            inLanguage: inDutch.length > 0 ? "nl" : language,
            image: absolute(`/og/${language}/${slug}.png`),
            author: { "@type": "Organization", name: organisation.name },
            publisher: fund,
            contentLocation: placeOf(organisation),
            ...(amountInCents && {
              funding: {
                "@type": "MonetaryGrant",
                funder: fund,
                amount: { "@type": "MonetaryAmount", currency: "EUR", value: amountInCents / 100 },
              },
            }),
          },
          {
            "@type": "BreadcrumbList",
            itemListElement: trail.map(([name, item], index) => ({
              "@type": "ListItem",
              position: index + 1,
              name,
              item,
            })),
          },
        ],
      }}
    />
  );
}

type OfferFactsOf = {
  slug: string;
  title: string;
  task: string;
  startsAt: string | null;
  endsAt: string | null;
  organisation: Place;
};

/** Describes when and where an offer needs help once; a weekly offer is no event. */
export const OfferFacts = import.meta.env.SSR ? OffersOnServer : FactsFromServer;

function OffersOnServer({ offers }: { offers: readonly OfferFactsOf[] }) {
  const language = useLanguage();
  const absolute = useAbsolute();
  const to = usePath();
  const datedOffers = offers.filter(({ startsAt }) => startsAt !== null);
  return (
    <StructuredData
      facts={{
        "@graph": datedOffers.map(({ slug, title, task, startsAt, endsAt, organisation }) => ({
          "@type": "Event",
          name: title,
          description: task,
          startDate: startsAt,
          ...(endsAt && { endDate: endsAt }),
          eventStatus: "https://schema.org/EventScheduled",
          eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
          url: absolute(to(`/volunteer/${slug}`)),
          image: absolute(`/og/${language}.png`),
          organizer: { "@type": "Organization", name: organisation.name },
          location: placeOf(organisation),
        })),
      }}
    />
  );
}

const countries: Record<string, string> = { belgium: "BE", netherlands: "NL" };

function placeOf({ name, town, country = "" }: Place) {
  const addressCountry = countries[country];
  return {
    "@type": "Place",
    name: `${name}, ${town}`,
    address: { "@type": "PostalAddress", addressLocality: town, ...(addressCountry && { addressCountry }) },
  };
}
