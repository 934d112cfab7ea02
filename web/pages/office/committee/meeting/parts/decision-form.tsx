import type { Outcome } from "#domain/decision.ts";
import { defaultLanguage } from "#domain/language.ts";
import { purseOf } from "#domain/meeting.ts";
import { DecisionFields, valuesOfDecision } from "#web/components/decision-fields.tsx";
import { useReadRevision } from "#web/components/use-read-revision.ts";
import { type Refused, RuleForm, refusalOf } from "#web/form.tsx";
import { decideItemForm } from "#web/pages/office/committee/meeting/parts/decide-item-form.ts";
import {
  type CurrentItem,
  type LoadedMeeting,
  nextUndecided,
} from "#web/pages/office/committee/meeting/parts/meeting.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = { meeting: LoadedMeeting; item: CurrentItem; callId: string; refused: Refused | undefined };

/** The decision of the meeting about one dossier, for the person who records. */
export function DecisionForm({ meeting, item, callId, refused }: Props) {
  const text = useText("meeting");
  const isPending = useIsPending();
  const { winnerCount } = meeting;
  const effectOf = useEffects(meeting, item);
  const pending = item.decision && !item.decision.releasedAt ? item.decision : null;
  const { revision, handleSubmit } = useReadRevision(pending?.revision ?? 0);
  const language = item.language ?? defaultLanguage;
  const next = nextUndecided(meeting.agenda, item.id);
  const offered = item.possibleOutcomes ?? [];
  if (offered.length === 0) return <p className="muted">{text("meeting.undecidable")}</p>;
  return (
    <RuleForm
      form={decideItemForm}
      refused={refusalOf(decideItemForm, refused)}
      text={text}
      prefilled={{
        ...valuesOfDecision(pending, item.askedInCents, language),
        for: String(meeting.room?.present ?? ""),
        against: "0",
        abstained: "0",
      }}
      className="meeting__decide"
      onSubmit={handleSubmit}
      isStacked
    >
      {({ typed, error }) => (
        <>
          <input type="hidden" name="meeting" value={callId} />
          <input type="hidden" name="dossier" value={item.id} />
          <input type="hidden" name="next" value={next?.id ?? ""} />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="revision" value={revision} />
          <FieldGroup name="outcome" legend={text("meeting.decision")} error={error("outcome")} required>
            <div className="meeting__verdict">
              {offered.map((outcome) => (
                <Check key={outcome} type="radio" value={outcome} defaultChecked={typed("outcome") === outcome}>
                  <strong>{text(`decision.outcome.${outcome}`)}</strong>
                  <small>{effectOf(outcome)}</small>
                </Check>
              ))}
            </div>
          </FieldGroup>
          <DecisionFields
            typed={typed}
            error={error}
            language={language}
            hasVote={winnerCount > 0}
            reasonRows={2}
            needsHands
          />
          <Field name="remark" label={text("meeting.remark")} error={error("remark")}>
            <Textarea rows={3} defaultValue={typed("remark")} />
          </Field>
          <div className="meeting__acts">
            <Button iconAfter="arrow" busy={isPending}>
              {text(next ? "meeting.decide.next" : "meeting.decide")}
            </Button>
            <span className="meeting__small muted">{text("meeting.secret")}</span>
          </div>
        </>
      )}
    </RuleForm>
  );
}

/** Says what each outcome does to the budget, with the amount that the dossier asks. */
function useEffects({ agenda, budget, winnerCount }: LoadedMeeting, { id, askedInCents }: CurrentItem) {
  const text = useText("meeting");
  const format = useFormats();
  const others = agenda.flatMap((item) => (item.id !== id && item.decision ? [item.decision] : []));
  const purseWith = (outcome: "shortlisted" | "selected") =>
    purseOf({ budgetInCents: budget.budgetInCents, winnerCount }, [
      ...others,
      { outcome, amountInCents: askedInCents },
    ]);
  return (outcome: Outcome): string => {
    if (outcome === "reserve" || outcome === "declined") return text(`meeting.effect.${outcome}`);
    if (outcome === "granted") return "";
    const { keptInCents, leftInCents } = purseWith(outcome);
    const amounts = { kept: format.wholeMoney(keptInCents), left: format.wholeMoney(leftInCents) };
    return text(`meeting.effect.${outcome}`, amounts);
  };
}
