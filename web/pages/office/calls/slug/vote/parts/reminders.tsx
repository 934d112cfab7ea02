import type { Desk } from "#web/pages/office/calls/slug/vote/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Facts } from "#web/ui/facts/facts.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

type Props = { reminders: Desk["reminders"]; now: string };

/** The mails to people who have not voted: which were sent, and when the others will be. */
export function VoteReminders({ reminders, now }: Props) {
  const text = useText("calls");
  const format = useFormats();
  const statusOf = ({ at, begunAt, mails }: Desk["reminders"][number]) => {
    if (begunAt) return text("officeVote.reminder.sent", { at: format.dateTime(new Date(begunAt)), mails: mails ?? 0 });
    if (at < now) return text("officeVote.reminder.nobody");
    return text("officeVote.reminder.planned", { at: format.dateTime(new Date(at)) });
  };
  return (
    <section aria-labelledby="reminders-heading">
      <Panel className="office-page__part">
        <h2 id="reminders-heading">{text("officeVote.reminders")}</h2>
        <p className="muted">{text("officeVote.reminders.text")}</p>
        {reminders.length > 0 ? (
          <Facts
            items={reminders.map((reminder) => ({
              term: text("officeVote.reminder.days", { days: reminder.days }),
              value: statusOf(reminder),
            }))}
          />
        ) : (
          <p>{text("officeVote.reminders.none")}</p>
        )}
      </Panel>
    </section>
  );
}
