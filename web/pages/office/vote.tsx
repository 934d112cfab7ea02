import { mayDo } from "#domain/permission.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { fund } from "#web/graphql/document.ts";
import { inBrowser } from "#web/graphql/in-browser.ts";
import { onServer } from "#web/graphql/on-server.server.ts";
import { enterOffice } from "#web/office.ts";
import { noSuchPage, notFound, type PageArgs } from "#web/page.ts";
import { VoteFindings } from "#web/pages/office/vote/findings.tsx";
import { VoteReminders } from "#web/pages/office/vote/reminders.tsx";
import { DeskRules } from "#web/pages/office/vote/rules.tsx";
import { VoteTurnout } from "#web/pages/office/vote/turnout.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import type { Route } from "./+types/vote.ts";
import "./vote.css";

const OfficeVotes = fund(`
  query OfficeVotes($language: Language!) { calls { slug title(language: $language) voteDesk { stage } } }
`);
const OfficeVote = fund(`
  query OfficeVote($slug: String!, $language: Language!) {
    now
    call(slug: $slug) {
      slug title(language: $language)
      votingOpens votingCloses resultsPublished voteWeight committeeWeight tieRule winnerCount
      liveTurnout { voted electorate branches { branch voted electorate } smallBranches { voted electorate } }
      voteDesk {
        stage
        findings {
          code severity figure
          subjects { project { slug text(language: $language) { title inDutch } } gaps { language part } }
        }
        reminders { days at begunAt mails }
      }
    }
  }
`);

/** Which vote needs its coordinator most. */
const urgency = ["open", "closed", "counted", "preflight", "released"] as const;

const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args);
  if (!mayDo({ roles, hasSecondFactor: true }, "runCall")) noSuchPage();
  const { api, language, url } = args;
  const { calls } = await api.query(OfficeVotes, { language });
  const votes = calls.flatMap(({ voteDesk, ...call }) => (voteDesk ? [{ ...call, stage: voteDesk.stage }] : []));
  const asked = url.searchParams.get("call");
  // The latest comes first in the list; of those that have not opened, the next one is the last.
  const standing = urgency.flatMap((one) => votes.findLast(({ stage }) => stage === one) ?? []);
  const first = standing[0]?.stage === "released" ? votes.find(({ stage }) => stage === "released") : standing[0];
  const chosen = asked ? votes.find(({ slug }) => slug === asked) : first;
  if (asked && !chosen) notFound();
  if (!chosen) return { votes, now: null, call: null };
  const { now, call } = await api.query(OfficeVote, { slug: chosen.slug, language });
  return { votes, now, call };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

type Loaded = Awaited<ReturnType<typeof load>>;
/** The vote that is shown; the sections take their part of it. */
export type DeskCall = NonNullable<Loaded["call"]>;
export type Desk = NonNullable<DeskCall["voteDesk"]>;

const tones = { preflight: undefined, open: "now", closed: "blue", counted: "blue", released: "success" } as const;

export default function OfficeVotePage({ loaderData: { votes, now, call } }: Route.ComponentProps) {
  const text = useText();
  const to = usePath();
  const desk = call?.voteDesk;
  return (
    <>
      <PageHead title={text("officeVote.title")} description={text("office.vote.text")} />
      {call && desk ? (
        <OneVote key={call.slug} now={now} call={call} desk={desk} />
      ) : (
        <>
          <PageTop eyebrow={text("office.title")} title={text("officeVote.title")} />
          <div className="wrap desk">
            <Empty title={text("officeVote.none")} heading="h2">
              {text("officeVote.none.text")}
            </Empty>
          </div>
        </>
      )}
      {votes.length > 1 && (
        <nav className="wrap desk__others" aria-labelledby="others-heading">
          <h2 id="others-heading">{text("officeVote.others")}</h2>
          <ul className="plain">
            {votes
              .filter(({ slug }) => slug !== call?.slug)
              .map(({ slug, title, stage }) => (
                <li key={slug}>
                  <Link href={to(`/office/vote?call=${slug}`)}>{title}</Link>{" "}
                  <span className="muted">{text(`officeVote.stage.${stage}`)}</span>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function OneVote({ now, call, desk }: { now: string | null; call: DeskCall; desk: Desk }) {
  const text = useText();
  const to = usePath();
  const format = useFormats();
  const { stage } = desk;
  const at = (instant: string | null) => (instant ? format.dateTime(new Date(instant)) : "");
  const moments = {
    opens: at(call.votingOpens),
    closes: at(lastMinute(call.votingCloses)),
    results: at(call.resultsPublished),
  };
  const hasTurnout = stage !== "preflight" && stage !== "released" && call.liveTurnout;
  return (
    <>
      <PageTop
        eyebrow={text("office.title")}
        title={text("officeVote.heading", { call: call.title })}
        lead={text(`officeVote.lead.${stage}`, moments)}
      >
        <p className="desk__stage">
          <Badge tone={tones[stage]}>{text(`officeVote.stage.${stage}`)}</Badge>
        </p>
      </PageTop>
      <div className="wrap desk">
        {stage === "preflight" && <VoteFindings findings={desk.findings} />}
        {hasTurnout && <VoteTurnout slug={call.slug} turnout={hasTurnout} isLive={stage === "open"} />}
        {stage === "released" && (
          <p>
            <ArrowLink href={to(`/projects?call=${call.slug}`)}>{text("officeVote.results")}</ArrowLink>
          </p>
        )}
        <VoteReminders reminders={desk.reminders} now={now ?? ""} />
      </div>
      <DeskRules call={call} moments={moments} isFrozen={stage !== "preflight"} />
    </>
  );
}

/** A vote that closes at midnight is open until one minute to twelve the evening before. */
function lastMinute(closes: string | null): string | null {
  return closes && new Date(Date.parse(closes) - 60_000).toISOString();
}
