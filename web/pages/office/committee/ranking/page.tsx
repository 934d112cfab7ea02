import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { CommitteeViews } from "#web/pages/office/committee/parts/committee-views.tsx";
import { OwnStatusFields } from "#web/pages/office/committee/parts/round.ts";
import { RankTable } from "#web/pages/office/committee/ranking/parts/rank-table.tsx";
import { useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import "../page.css";
import "./page.css";

const Ranking = fund(
  `
  query Ranking($slug: String, $language: Language!) {
    reviewRounds { slug title(language: $language) }
    reviewRound(slug: $slug) {
      call { slug title(language: $language) }
      isRankingOpen
      dossiers {
        ...OwnStatusFields
        type isUrgent isConfidential title language organisation town askedInCents
        judgement { mean spread rank reviews { member name mean } }
      }
    }
  }
`,
  [OwnStatusFields],
);

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args, "committee");
  const slug = args.url.searchParams.get("call");
  const { reviewRounds, reviewRound } = await args.api.query(Ranking, { slug, language: args.language });
  return { roles, rounds: reviewRounds, round: reviewRound };
};

/** The loaded data of the page. */
export type RankingPage = { round: NonNullable<Awaited<ReturnType<typeof load>>["round"]> };

/** The dossiers in the order of their means, once everybody has scored or the round has ended. */
export default function CommitteeRankingPage({ loaderData }: PageProps<typeof load>) {
  const text = useText("committee");
  const { roles, rounds, round } = loaderData;
  if (!round)
    return (
      <>
        <PageHead title={text("committee.view.ranking")} />
        <OfficeHead title={text("committee.view.ranking")} />
        <Empty title={text("committee.none")} heading="h2">
          {text("ranking.none.text")}
        </Empty>
      </>
    );
  const ranked = round.dossiers.filter(({ judgement }) => judgement);
  const confidential = ranked.filter((dossier) => !isOrdinary(dossier));
  const isOpen = round.isRankingOpen;
  return (
    <>
      <PageHead title={text("committee.view.ranking")} />
      <OfficeHead
        title={isOpen ? text("ranking.heading", { count: ranked.length }) : text("ranking.closed")}
        lead={text(isOpen ? "ranking.lead" : "ranking.closed.text")}
      />
      <CommitteeViews roles={roles} current="ranking" round={round} rounds={rounds} />
      {isOpen && <RankTable dossiers={ranked.filter(isOrdinary)} call={round.call.title} />}
      {isOpen && confidential.length > 0 && (
        <section aria-labelledby="confidential-heading">
          <h2 id="confidential-heading">{text("ranking.confidential")}</h2>
          <p className="muted">{text("ranking.confidential.text")}</p>
          <RankTable dossiers={confidential} call={text("ranking.confidential")} />
        </section>
      )}
    </>
  );
}

const isOrdinary = ({ isConfidential }: { isConfidential: boolean | null }) => isConfidential !== true;
