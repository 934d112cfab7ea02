import { daysBetween } from "#domain/brussels-time.ts";
import type { CallPlan } from "#domain/call.ts";
import { firstOfMonth, monthLabels } from "#web/pages/office/parts/months.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { type TimeBar, TimeBars } from "#web/ui/time-bars/time-bars.tsx";

/** The dates that are drawn. */
export type Dates = Pick<
  CallPlan,
  "submissionsOpen" | "submissionsClose" | "votingOpens" | "votingCloses" | "resultsPublished"
>;

type Row = { label: string; dates: Dates; isEarlier?: boolean };

/** Draws the phases of a call by month, above those of an earlier call that is moved to the same opening. */
export function CallChart({ rows }: { rows: Row[] }) {
  const text = useText("calls");
  const language = useLanguage();
  const [first] = rows;
  if (!first) return null;
  const months = monthsOf(first.dates);
  const [start, end] = [months[0] ?? first.dates.submissionsOpen, endOf(months)];
  const whole = daysBetween(start, end);
  const barsOf = ({ dates, isEarlier = false }: Row) => {
    const { submissionsOpen, submissionsClose, votingOpens, votingCloses, resultsPublished } = dates;
    // Both begin on the same day, so that their lengths can be compared.
    const shift = isEarlier ? daysBetween(submissionsOpen, first.dates.submissionsOpen) : 0;
    const place = (moment: Date) => (100 * (daysBetween(start, moment) + shift)) / whole;
    const bar = (key: "submissions" | "selection" | "vote" | "count", tone: TimeBar["tone"], from: Date, to: Date) => {
      const days = daysBetween(from, to);
      const label = isEarlier ? String(days) : text(`callChart.${key}`, { days });
      return { key, from: place(from), to: Math.max(place(to) - 0.4, place(from)), label, tone };
    };
    const selectionEnds = votingOpens ?? resultsPublished;
    const bars = [
      bar("submissions", "plain", submissionsOpen, submissionsClose),
      bar("selection", "planned", submissionsClose, selectionEnds),
      ...(votingOpens && votingCloses
        ? [bar("vote", "strong", votingOpens, votingCloses), bar("count", "planned", votingCloses, resultsPublished)]
        : []),
    ];
    return { bars: bars.filter(({ from, to }) => to > from), pin: place(resultsPublished) };
  };
  return (
    <TimeBars
      months={monthLabels(months, language)}
      rows={rows.map((row) => ({ label: row.label, isQuiet: row.isEarlier ?? false, ...barsOf(row) }))}
    />
  );
}

/** Lists the first days of the months from the opening to the results; a long call has no more than these. */
function monthsOf({ submissionsOpen, resultsPublished }: Dates): Date[] {
  const months: Date[] = [];
  let month = firstOfMonth(submissionsOpen);
  while (month <= resultsPublished && months.length < 24) {
    months.push(month);
    month = firstOfMonth(month, 1);
  }
  return months;
}

function endOf(months: readonly Date[]): Date {
  return firstOfMonth(months.at(-1) ?? new Date(0), 1);
}
