import { PageHead } from "#web/components/page-head.tsx";
import { FundFacts } from "#web/components/structured-data.tsx";
import { fund } from "#web/graphql/document.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { CallBand } from "#web/pages/home/parts/call-band.tsx";
import { EmployeeLogin } from "#web/pages/home/parts/employee-login.tsx";
import { Figures } from "#web/pages/home/parts/figures.tsx";
import { Hero } from "#web/pages/home/parts/hero.tsx";
import { LatestNews } from "#web/pages/home/parts/latest-news.tsx";
import { ProjectTypes } from "#web/pages/home/parts/project-types.tsx";
import { VolunteerOffers } from "#web/pages/home/parts/volunteer-offers.tsx";
import { Winners } from "#web/pages/home/parts/winners.tsx";
import "./page.css";

const Home = fund(`
  query Home($language: Language!) {
    now
    currentCall {
      slug title(language: $language) phase
      submissionsOpen submissionsClose votingOpens votingCloses resultsPublished awardsFrom hasVoted
      projectCount(statuses: [shortlisted])
    }
    latestResults {
      slug title(language: $language) givenToWinnersInCents
      projects(first: 12, statuses: [winner]) {
        id slug illustration photo(language: $language) { src srcset width height focus } rank amountInCents
        text(language: $language) { title inDutch }
        organisation { name town(language: $language) }
        proposer { status branch department firstname }
      }
    }
    news(first: 3, language: $language) { slug title intro inDutch publishedAt }
    years { year projects amountInCents turnout }
    offers(first: 3) {
      edges { node {
        id slug illustration title(language: $language) moment(language: $language) inDutch(language: $language)
        startsAt endsAt hands
        organisation { name town(language: $language) }
      } }
    }
  }
`);

export const load = ({ api, language }: PageArgs) => api.query(Home, { language });

/** The data of the home page, for its sections. */
export type HomeData = Awaited<ReturnType<typeof load>>;

export default function HomePage({ loaderData }: PageProps<typeof load>) {
  const { now, currentCall, latestResults, news, years, offers } = loaderData;
  return (
    <>
      <PageHead />
      <FundFacts />
      <Hero call={currentCall} />
      <CallBand call={currentCall} now={now} />
      <Winners results={latestResults} />
      <LatestNews news={news} />
      <Figures years={years} />
      <ProjectTypes />
      <VolunteerOffers offers={offers.edges.map(({ node }) => node)} />
      <EmployeeLogin />
    </>
  );
}
