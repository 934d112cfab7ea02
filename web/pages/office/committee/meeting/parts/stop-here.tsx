import type { AgendaItem } from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { useNameOf } from "#web/pages/office/committee/parts/dossier-line.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";

/** The projects that are in if the committee stops here. */
export function StopHere({ agenda }: { agenda: readonly AgendaItem[] }) {
  const text = useText("meeting");
  const format = useFormats();
  const nameOf = useNameOf();
  const open = agenda.filter(({ decision }) => !decision).length;
  return (
    <FoldedWords title={text("meeting.stop")}>
      {(["shortlisted", "selected", "winner"] as const).map((outcome) => {
        const items = agenda.filter(({ decision }) => decision?.outcome === outcome);
        // There are winners only when the meeting is taken up again after the vote.
        if (outcome === "winner" && items.length === 0) return null;
        return (
          <div key={outcome}>
            <h3>{text(`decision.outcome.${outcome}`)}</h3>
            {items.length === 0 && <p className="muted">{text("meeting.stop.none")}</p>}
            <ul>
              {items.map((item) => (
                <li key={item.id}>
                  <span lang={item.language ?? undefined}>{nameOf(item)}</span>
                  {typeof item.decision?.amountInCents === "number" &&
                    `, ${format.wholeMoney(item.decision.amountInCents)}`}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <p className="muted">{text("meeting.stop.open", { count: open })}</p>
    </FoldedWords>
  );
}
