import { PageHead } from "#web/components/page-head.tsx";
import { FundFacts } from "#web/components/structured-data.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import type { PageArgs } from "#web/page.ts";
import { CallBand } from "#web/pages/home/call-band.tsx";
import { Door } from "#web/pages/home/door.tsx";
import { Figures } from "#web/pages/home/figures.tsx";
import { Halves } from "#web/pages/home/halves.tsx";
import { Hands } from "#web/pages/home/hands.tsx";
import { Hero } from "#web/pages/home/hero.tsx";
import { Winners } from "#web/pages/home/winners.tsx";
import type { Route } from "./+types/home.ts";
import "./home.css";

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
        id slug illustration rank amountInCents
        text(language: $language) { title inDutch }
        organisation { name town }
        proposer { status branch department firstname }
      }
    }
    years { year projects amountInCents turnout }
    offers(first: 3) {
      edges { node {
        id slug illustration title(language: $language) moment(language: $language) inDutch(language: $language)
        startsAt endsAt hands
        organisation { name town }
      } }
    }
  }
`);

const load = ({ api, language }: PageArgs) => api.query(Home, { language });
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

/** The data of the home page, for its sections. */
export type HomeData = Awaited<ReturnType<typeof load>>;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { now, currentCall, latestResults, years, offers } = loaderData;
  return (
    <>
      <PageHead />
      <FundFacts />
      <Hero call={currentCall} />
      <CallBand call={currentCall} now={now} />
      <Winners results={latestResults} />
      <Figures years={years} />
      <Halves />
      <Hands offers={offers.edges.map(({ node }) => node)} />
      <Door />
    </>
  );
}
