import type { Progress } from "#web/pages/office/committee/progress/page.tsx";
import { RoundForm } from "#web/pages/office/committee/progress/parts/round-form.tsx";
import { useText } from "#web/text.tsx";

type Props = { callId: string; progress: Progress; missing: number };

/** Ends the round, or opens it again; says first what that does. */
export function EndOfRound({ callId, progress: { endedAt }, missing }: Props) {
  const text = useText("committee");
  const act = endedAt ? "reopen" : "end";
  return (
    <section className="office-page__part" aria-labelledby="end-heading">
      <h2 id="end-heading">{text(`round.${act}`)}</h2>
      <RoundForm callId={callId} intent={act} label={text(`round.${act}`)} {...(endedAt && { variant: "secondary" })}>
        <p>{text(`round.${act}.text`, { missing })}</p>
      </RoundForm>
    </section>
  );
}
