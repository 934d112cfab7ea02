import { PageHead } from "#web/components/page-head.tsx";
import { fund } from "#web/graphql/document.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { FindReceipt } from "#web/pages/vote/parts/find-receipt.tsx";
import { ListLink } from "#web/pages/vote/parts/list-link.tsx";
import { RecountSteps } from "#web/pages/vote/parts/recount-steps.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./page.css";

const CountAgain = fund(`
  query CountAgain($language: Language!, $code: String!) {
    now
    currentCall { phase votingCloses }
    calls {
      slug title(language: $language) phase votingCloses resultsPublished
      voteProof { votes receipts ballots hasReceipt(code: $code) }
    }
  }
`);

// The ballots name projects in one language, as their addresses do, so this query gives the titles.
const CountedRows = fund(`
  query CountedRows($slug: String!, $language: Language!) {
    call(slug: $slug) {
      results { rows { votes project { slug text(language: $language) { title inDutch } } } }
    }
  }
`);

export const load = async ({ api, language, url }: PageArgs) => {
  const code = url.searchParams.get("code");
  const { now, currentCall, calls } = await api.query(CountAgain, { language, code: code ?? "" });
  const slugInAddress = url.searchParams.get("call");
  // Calls come latest first; by default we show the latest counted vote, because people have a code of that one.
  const all = calls.flatMap(({ voteProof, ...call }) => (voteProof ? [{ ...call, ...voteProof }] : []));
  const countedVote = all.find(({ slug }) => slug === slugInAddress) ?? all[0] ?? null;
  const { call } = countedVote?.ballots ? await api.query(CountedRows, { slug: countedVote.slug, language }) : {};
  // A person who has just voted has a code that is not in any list yet.
  const voteWithoutCodes = calls.find(
    ({ phase, voteProof }) => !voteProof && (phase === "voting" || phase === "counting"),
  );
  const nextVote = slugInAddress && countedVote ? null : (voteWithoutCodes ?? (countedVote ? null : currentCall));
  return { code, countedVote, rows: call?.results?.rows ?? [], nextVote, now };
};

type CountAgainData = Awaited<ReturnType<typeof load>>;

/** The vote to count again. */
export type CountedVote = NonNullable<CountAgainData["countedVote"]>;
/** The name of each project on the ballots, and its number of votes in the results. */
export type CountedRow = CountAgainData["rows"][number];

export default function CountAgainPage({ loaderData }: PageProps<typeof load>) {
  const { code, countedVote, rows } = loaderData;
  const text = useText("vote");
  const to = usePath();
  return (
    <>
      <PageHead title={text("proof.recount")} description={text("proof.recount.lead")} />
      <div className="band band--blossom round-tl">
        <div className="wrap recount">
          <div className="recount__head">
            <h1>{text("proof.recount")}</h1>
            <p className="lead">{text(countedVote?.ballots ? "proof.recount.steps" : "proof.recount.lead")}</p>
            <ArrowLink href={to("/vote/who-sees-what")}>{text("proof.toWho")}</ArrowLink>
          </div>
          <div className="recount__main">
            <CodesLater {...loaderData} />
            {countedVote?.ballots && <RecountSteps countedVote={countedVote} code={code} rows={rows} />}
            {countedVote && !countedVote.ballots && (
              <CodesOnly countedVote={countedVote} code={code} now={loaderData.now} />
            )}
            {countedVote && <p className="meta">{text("proof.server")}</p>}
          </div>
        </div>
      </div>
    </>
  );
}

/** Says when the codes come out, if the current vote has none yet. */
function CodesLater({ countedVote, nextVote, now }: CountAgainData) {
  const text = useText("vote");
  const format = useFormats();
  if (countedVote && !nextVote) return null;
  const isOpen = nextVote?.votingCloses && now < nextVote.votingCloses;
  return (
    <Notice title={text("proof.codesLater")}>
      {isOpen && text("proof.codesLater.until", { until: format.until(new Date(nextVote.votingCloses ?? "")) })}{" "}
      {text("proof.codesLater.text")}
    </Notice>
  );
}

/** Between the count and the release there are codes, but no ballots yet. */
function CodesOnly({ countedVote, code, now }: { countedVote: CountedVote; code: string | null; now: string }) {
  const text = useText("vote");
  const format = useFormats();
  const { votes, receipts, resultsPublished } = countedVote;
  return (
    <>
      <section className="rstep" aria-labelledby="find-heading">
        <div className="rstep__text">
          <h2 id="find-heading">{text("proof.find")}</h2>
          <FindReceipt countedVote={countedVote} code={code} />
          <ListLink href={receipts}>{text("proof.lists.receipts", { votes })}</ListLink>
        </div>
      </section>
      <Notice title={text("proof.ballotsLater")}>
        {now < resultsPublished && text("proof.ballotsLater.on", { date: format.longDate(new Date(resultsPublished)) })}
      </Notice>
    </>
  );
}
