import type { Progress } from "#web/pages/office/committee/progress/page.tsx";
import { RoundForm } from "#web/pages/office/committee/progress/parts/round-form.tsx";
import { useText } from "#web/text.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";

/** How far each member is, and a reminder for those who are behind. */
export function MemberTable({ callId, progress: { members, endedAt } }: { callId: string; progress: Progress }) {
  const text = useText("committee");
  return (
    <div className="office-page__part">
      <h2>{text("round.members")}</h2>
      <Rows
        caption={text("round.members")}
        columns={[
          { name: "member", label: text("round.member") },
          { name: "done", label: text("round.done"), isNumber: true },
          { name: "state", label: text("committee.view.progress") },
        ]}
        rows={members.map(({ id, name, finished, due, isBehind }) => ({
          id,
          label: name,
          cells: [
            <b key="name">{name}</b>,
            text("committee.progress", { finished, reviewers: due }),
            text(isBehind ? "round.behind" : "round.ready"),
          ],
        }))}
      />
      {!endedAt && (
        <RoundForm callId={callId} intent="remind" label={text("round.remind")} variant="secondary">
          <p className="muted">{text("round.remind.text")}</p>
        </RoundForm>
      )}
    </div>
  );
}
