import { lastMinute } from "#domain/brussels-time.ts";
import { closingMoments } from "#domain/call-moment.ts";
import { callEvents } from "#domain/vote-event.ts";
import type { Today } from "#web/pages/office/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Agenda } from "#web/ui/agenda/agenda.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";

const most = 6;

/** The next acts of the clock in all published calls. */
export function NextEvents({ calls, now }: { calls: Today["calls"]; now: string }) {
  const text = useText("calls");
  const format = useFormats();
  const to = usePath();
  const events = calls
    .filter(({ plan }) => plan.publishedAt !== null)
    .flatMap((call) => callEvents(datesOf(call)).map((event) => ({ ...event, call })))
    .filter(({ at }) => at > new Date(now))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, most);
  if (events.length === 0) return <Empty title={text("office.next.nothing")} />;
  const items = events.map(({ name, at, call }) => {
    const shownMoment = name !== "reminder" && closingMoments.includes(name) ? lastMinute(at) : at;
    return {
      key: `${call.slug} ${name} ${at.toISOString()}`,
      at: shownMoment.toISOString(),
      day: format.shortDay(shownMoment),
      time: format.time(shownMoment),
      what: text(`callPlan.does.${name}`, { hasVote: call.votingOpens ? "yes" : "no", winners: call.winnerCount }),
      about: <Link href={to(`/office/calls/${call.slug}`)}>{call.title}</Link>,
    };
  });
  return (
    <>
      <p className="muted">{text("office.next.lead")}</p>
      <Agenda items={items} />
    </>
  );
}

function datesOf({ plan, ...call }: Today["calls"][number]) {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return {
    submissionsOpen: new Date(call.submissionsOpen),
    submissionsClose: new Date(call.submissionsClose),
    committeeMeets: date(plan.committeeMeets),
    votingOpens: date(call.votingOpens),
    votingCloses: date(call.votingCloses),
    resultsPublished: new Date(call.resultsPublished),
    awardsFrom: new Date(call.awardsFrom),
    reportsDue: date(plan.reportsDue),
  };
}
