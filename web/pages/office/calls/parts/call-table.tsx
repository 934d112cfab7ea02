import { callMoments, closingMoments } from "#domain/call-moment.ts";
import type { ListedCall } from "#web/pages/office/calls/page.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Badge } from "#web/ui/badge/badge.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Table } from "#web/ui/table/table.tsx";

const tones = {
  upcoming: undefined,
  submission: "now",
  selection: "blue",
  voting: "now",
  counting: "blue",
  published: "success",
} as const;

/** The calls with their state, their dates and what comes next. */
export function CallTable({ calls, now }: { calls: readonly ListedCall[]; now: string }) {
  const text = useText("calls");
  if (calls.length === 0)
    return (
      <Empty title={text("calls.none")} heading="h2">
        {text("calls.none.text")}
      </Empty>
    );
  return (
    <Table caption={text("calls.title")} stack>
      <thead>
        <tr>
          <th scope="col">{text("calls.call")}</th>
          <th scope="col">{text("calls.state")}</th>
          <th scope="col">{text("calls.period")}</th>
          <th scope="col">{text("calls.next")}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <CallRow key={call.id} call={call} now={now} />
        ))}
      </tbody>
    </Table>
  );
}

function CallRow({ call, now }: { call: ListedCall; now: string }) {
  const text = useText("calls");
  const format = useFormats();
  const to = usePath();
  const isDraft = call.plan.publishedAt === null;
  const next = nextMoment(call, now);
  return (
    <tr>
      <th scope="row">
        <Link href={to(`/office/calls/${call.slug}`)}>{call.title}</Link>
      </th>
      <td data-label={text("calls.state")}>
        <Badge tone={isDraft ? undefined : tones[call.phase]}>
          {text(isDraft ? "calls.state.draft" : `calls.state.${call.phase}`)}
        </Badge>
      </td>
      <td data-label={text("calls.period")}>
        {format.dateRange(new Date(call.submissionsOpen), new Date(call.resultsPublished))}
      </td>
      <td data-label={text("calls.next")}>
        {isDraft
          ? text(call.plan.isEarlierDraft ? "calls.next.results" : "calls.next.publish")
          : next &&
            text(`calls.next.${next.name}`, { at: next.isEnd ? format.until(next.at) : format.dateTime(next.at) })}
      </td>
    </tr>
  );
}

/** Finds the next date at which something happens by itself; null when everything has happened. */
function nextMoment(call: ListedCall, now: string) {
  const comingMoments = callMoments.flatMap((name) => {
    if (name === "committeeMeets" || name === "awardsFrom" || name === "reportsDue") return [];
    const moment = call[name];
    return moment && moment > now ? [{ name, at: new Date(moment), isEnd: closingMoments.includes(name) }] : [];
  });
  return comingMoments[0] ?? null;
}
