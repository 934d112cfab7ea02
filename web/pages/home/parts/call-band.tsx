import type { ReactNode } from "react";
import { CallPhases } from "#web/components/call-phases.tsx";
import { clockOf, useTimeLeft } from "#web/components/time-left.ts";
import type { HomeData } from "#web/pages/home/page.tsx";
import { usePath } from "#web/path.ts";
import { useMe } from "#web/shell/me.ts";
import { useFormats, useRichText, useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";

type Call = NonNullable<HomeData["currentCall"]>;

/** The current call: the heading is the countdown. */
export function CallBand({ call, now }: { call: HomeData["currentCall"]; now: string }) {
  const text = useText("home");
  const to = usePath();
  const isVoting = call?.phase === "voting";
  const me = useMe();
  const [path, label] = isVoting ? votingAction(call, me !== null) : submitAction;
  return (
    <section className="band band--deep round-br call" aria-labelledby="call-heading">
      <div className="wrap">
        <div className="call__top">
          <h2 id="call-heading" className="call__count">
            <Countdown call={call} now={now} />
          </h2>
          <div className="call__text stack">
            <p>
              <Explanation call={call} now={now} />
            </p>
            {isVoting && me && (
              <p>
                <Badge tone={call.hasVoted ? "success" : "now"}>
                  {text(call.hasVoted ? "home.voted" : "home.notVoted")}
                </Badge>
              </p>
            )}
            <div className="row">
              <LinkButton href={to(path)} iconAfter="arrow">
                {text(label)}
              </LinkButton>
              <LinkButton href={to("/about")} variant="quiet">
                {text("home.action.how")}
              </LinkButton>
            </div>
          </div>
        </div>
        {call && <CallPhases call={call} now={now} />}
      </div>
    </section>
  );
}

const submitAction = ["/submit-a-project", "home.action.submit"] as const;

function votingAction({ hasVoted }: Call, isLoggedIn: boolean) {
  if (hasVoted) return ["/vote", "home.action.myVote"] as const;
  return [isLoggedIn ? "/vote/projects" : "/vote", "home.action.ballot"] as const;
}

const bold = { b: (inside: ReactNode) => <b>{inside}</b>, strong: (inside: ReactNode) => <strong>{inside}</strong> };

function Countdown({ call, now }: { call: Call | null; now: string }) {
  const text = useText("home");
  const ends = call && endOf(call);
  return ends ? <RemainingTime phase={call.phase} ends={ends} now={now} /> : text("home.quiet.heading");
}

/** The remaining time; a screen reader reads it on request, not at every change. */
function RemainingTime({ phase, ends, now }: { phase: Call["phase"]; ends: string; now: string }) {
  const rich = useRichText("home");
  const timeLeft = useTimeLeft(ends, now);
  const unit = timeLeft.days ? "days" : timeLeft.hours ? "hours" : "minutes";
  const kind = phase === "voting" ? "voting" : "submission";
  return (
    <span role="timer" className="tabular">
      {rich(`home.${kind}.${unit}`, { ...timeLeft, clock: clockOf(timeLeft) }, bold)}
    </span>
  );
}

function Explanation({ call, now }: { call: Call | null; now: string }) {
  const text = useText("home");
  const rich = useRichText("home");
  const format = useFormats();
  const day = (instant: string) => format.weekdayDate(new Date(instant));
  const ends = call && endOf(call);
  if (ends) {
    const values = { count: call.projectCount, until: format.until(new Date(ends)) };
    return rich(call.phase === "voting" ? "home.voting.text" : "home.submission.text", values, bold);
  }
  if (call?.phase === "selection") {
    return rich("home.quiet.selection", { next: day(call.votingOpens ?? call.resultsPublished) }, bold);
  }
  if (call?.phase === "counting" && Date.parse(call.resultsPublished) <= Date.parse(now))
    return text("home.quiet.waits");
  if (call?.phase === "counting") return rich("home.quiet.counting", { next: day(call.resultsPublished) }, bold);
  if (call?.phase === "upcoming") return rich("home.quiet.upcoming", { next: day(call.submissionsOpen) }, bold);
  return text("home.quiet.none");
}

/** The end of the current phase; null if there is nothing to count down to. */
function endOf(call: Call): string | null {
  if (call.phase === "voting") return call.votingCloses;
  return call.phase === "submission" ? call.submissionsClose : null;
}
