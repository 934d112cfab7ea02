import type { ReactNode } from "react";
import { lastMinute } from "#domain/brussels-time.ts";
import { callEvents, isClosingEvent } from "#domain/vote-event.ts";
import type { Today } from "#web/pages/office/page.tsx";
import { datesOf } from "#web/pages/office/parts/call-dates.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Agenda } from "#web/ui/agenda/agenda.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";

const most = 8;

/** Something that happens by itself; `shownMoment` is the moment that people read. */
type NextEvent = { key: string; at: Date; shownMoment?: Date; what: string; about?: ReactNode };

/** The next acts of the clock in all published calls, with extra time that ends and planned releases. */
export function NextEvents({ calls, draftCount, lateAccesses, releases, now }: Today) {
  const text = useText("calls");
  const format = useFormats();
  const to = usePath();
  const ofCalls = calls
    .filter(({ plan }) => plan.publishedAt !== null)
    .flatMap((call) =>
      callEvents(datesOf(call)).map(
        ({ name, at }): NextEvent => ({
          key: `${call.slug} ${name} ${at.toISOString()}`,
          at,
          ...(isClosingEvent(name) && { shownMoment: lastMinute(at) }),
          what: [
            text(`callPlan.does.${name}`, { hasVote: call.votingOpens ? "yes" : "no", winners: call.winnerCount }),
            name === "submissionsClose" && call.phase === "submission" && draftCount !== null
              ? text("office.next.drafts", { count: draftCount })
              : "",
          ]
            .filter(Boolean)
            .join(" "),
          about: <Link href={to(`/office/calls/${call.slug}`)}>{call.title}</Link>,
        }),
      ),
    );
  const ofLateAccesses = lateAccesses.map(({ id, until, person, slug, title }): NextEvent => {
    const at = new Date(until);
    return {
      key: id,
      at,
      shownMoment: lastMinute(at),
      what: person ? text("office.next.lateAccess", { name: person }) : text("office.next.lateAccess.link"),
      about: <Link href={to(`/office/calls/${slug}/late-access`)}>{title}</Link>,
    };
  });
  const ofReleases = releases.map(
    ({ at, count }): NextEvent => ({
      key: `release ${at}`,
      at: new Date(at),
      what: text("office.next.release", { count }),
      about: <Link href={to("/office/outbox")}>{text("office.area.outbox")}</Link>,
    }),
  );
  const events = [...ofCalls, ...ofLateAccesses, ...ofReleases]
    .filter(({ at }) => at > new Date(now))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, most);
  if (events.length === 0) return <Empty title={text("office.next.nothing")} />;
  return (
    <>
      <p className="muted">{text("office.next.lead")}</p>
      <Agenda
        items={events.map(({ key, at, shownMoment = at, what, about }) => ({
          key,
          at: shownMoment.toISOString(),
          day: format.shortDay(shownMoment),
          time: format.time(shownMoment),
          what,
          about,
        }))}
      />
    </>
  );
}
