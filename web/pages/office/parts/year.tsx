import { daysBetween } from "#domain/brussels-time.ts";
import { datesOf, type TodayCall } from "#web/pages/office/parts/call-dates.ts";
import { firstOfMonth, monthLabels } from "#web/pages/office/parts/months.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useLanguage, useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { type TimeBar, TimeBars, type TimeRow } from "#web/ui/time-bars/time-bars.tsx";

const monthsBefore = 2;
const monthsInAll = 13;
const mostCalls = 5;

type Span = { key: string; label: string; from: Date; to: Date | null; tone: TimeBar["tone"] };

/** The calls of this year on a line of months: what is over, what goes on and what comes. */
export function Year({ calls, now }: { calls: readonly TodayCall[]; now: string }) {
  const text = useText("calls");
  const format = useFormats();
  const language = useLanguage();
  const to = usePath();
  const present = new Date(now);
  const months = Array.from({ length: monthsInAll }, (_, index) => firstOfMonth(present, index - monthsBefore));
  const start = firstOfMonth(present, -monthsBefore);
  const whole = daysBetween(start, firstOfMonth(present, monthsInAll - monthsBefore));
  const placeOf = (moment: Date) => (100 * daysBetween(start, moment)) / whole;
  const toneOf = ({ from, to }: { from: Date; to: Date }, ahead: TimeBar["tone"]): TimeBar["tone"] =>
    to <= present ? "done" : from <= present ? "now" : ahead;

  const spansOf = (call: TodayCall): Span[] => {
    const dates = datesOf(call);
    const { submissionsOpen, submissionsClose, votingOpens, votingCloses, resultsPublished, awardsFrom } = dates;
    if (call.plan.publishedAt === null) {
      const label = text("office.year.draft", { day: format.shortDay(submissionsOpen) });
      return [{ key: "draft", label, from: submissionsOpen, to: resultsPublished, tone: "planned" }];
    }
    const span = (
      phase: "submission" | "selection" | "voting" | "award",
      from: Date | null,
      to: Date | null,
      ahead: TimeBar["tone"] = "planned",
    ) =>
      from && to ? [{ key: phase, label: text(`phase.${phase}`), from, to, tone: toneOf({ from, to }, ahead) }] : [];
    return [
      ...span("submission", submissionsOpen, submissionsClose),
      ...span("selection", submissionsClose, votingOpens ?? resultsPublished),
      ...span("voting", votingOpens, votingCloses, "strong"),
      // The winners carry out their projects, which is nothing that the office is in the middle of.
      ...span("award", awardsFrom, dates.reportsDue).map((bar) => ({
        ...bar,
        tone: bar.tone === "now" ? ("plain" as const) : bar.tone,
      })),
    ];
  };

  const rows = calls
    .map((call): TimeRow => {
      const bars = spansOf(call).flatMap(({ from, to, ...bar }) => {
        const [first, last] = [Math.max(0, placeOf(from)), Math.min(100, placeOf(to ?? from)) - 0.4];
        return last > first ? [{ ...bar, from: first, to: last }] : [];
      });
      const pin = placeOf(new Date(call.resultsPublished));
      const state = call.plan.publishedAt === null ? "draft" : call.phase;
      return {
        label: call.title,
        detail: text(`calls.state.${state}`),
        bars,
        pin: pin > 0 && pin < 100 ? pin : null,
      };
    })
    .filter(({ bars, pin }) => bars.length > 0 || pin !== null)
    .slice(0, mostCalls);
  if (rows.length === 0) return null;
  return (
    <section className="office-today__box" aria-labelledby="year-heading">
      <div className="office-today__head">
        <h2 id="year-heading">{text("office.year")}</h2>
        <p>
          <Link href={to("/office/calls")}>{text("office.year.calls")}</Link>
        </p>
      </div>
      <TimeBars
        months={monthLabels(months, language)}
        rows={rows}
        now={{ at: placeOf(present), label: text("office.year.now") }}
      />
      {/* The drawing says nothing to those who cannot see it. */}
      <ul className="vh">
        {rows.map(({ label, detail }) => (
          <li key={label}>
            {label}: {detail}
          </li>
        ))}
      </ul>
    </section>
  );
}
