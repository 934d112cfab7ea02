import { isAwarded } from "#domain/meeting.ts";
import type { LoadedMeeting } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { useFormats, useText } from "#web/text.tsx";
import { cssProperties } from "#web/ui/css-properties.ts";
import "./budget.css";

type Props = { meeting: Pick<LoadedMeeting, "budget" | "agenda" | "winnerCount"> };

/** The amount that is left to award, as the heading of the page. */
export function BudgetLeft({ meeting: { budget } }: Pick<Props, "meeting">) {
  const text = useText("meeting");
  const format = useFormats();
  const { leftInCents } = budget;
  return leftInCents < 0
    ? text("meeting.short", { amount: format.wholeMoney(-leftInCents) })
    : text("meeting.left", { amount: format.wholeMoney(leftInCents) });
}

/** The budget of the call as a bar: what is kept for the vote, what is awarded, and what is left. */
export function Budget({ meeting: { budget, agenda, winnerCount } }: Props) {
  const text = useText("meeting");
  const format = useFormats();
  const { budgetInCents, keptInCents, awardedInCents, leftInCents, isPartial } = budget;
  const [whole, kept, awarded, left] = [budgetInCents, keptInCents, awardedInCents, leftInCents].map((cents) =>
    format.wholeMoney(cents),
  ) as [string, string, string, string];
  // A bar that is given away twice is only full.
  const most = Math.max(budgetInCents, keptInCents + awardedInCents, 1);
  const share = (cents: number) => cssProperties({ "--share": (100 * cents) / most });
  const awards = agenda.filter(({ decision }) => decision && isAwarded(decision)).length;
  return (
    <div className="budget">
      <div className="budget__bar" role="img" aria-label={text("meeting.bar", { whole, kept, awarded, left })}>
        <span className="budget__kept" style={share(keptInCents)} />
        <span className="budget__awarded" style={share(awardedInCents)} />
      </div>
      <ul className="budget__legend">
        {winnerCount > 0 && (
          <li className="budget__kept">
            <b>{kept}</b> <span>{text("meeting.kept", { count: winnerCount })}</span>
          </li>
        )}
        <li className="budget__awarded">
          <b>{awarded}</b> <span>{text("meeting.awarded", { count: awards })}</span>
        </li>
        <li className="budget__left">
          <b>{left}</b> <span>{text("meeting.rest", { whole })}</span>
        </li>
      </ul>
      {isPartial && <p className="meeting__small">{text("meeting.partial")}</p>}
    </div>
  );
}
