import { Fragment } from "react";
import { Form } from "react-router";
import { usePlanFocus } from "#web/components/use-plan-focus.ts";
import { decisionRevisionName, type ReleasePlan } from "#web/pages/office/outbox/parts/act.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Bulk, type Effect } from "#web/ui/bulk/bulk.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

const releaseFormId = "release";

/** The form of the button that releases what was planned. It is outside the list, where people can still choose others. */
export function ReleaseForm({ plan }: { plan: ReleasePlan }) {
  return (
    <Form id={releaseFormId} method="post">
      <input type="hidden" name="intent" value="release" />
      {plan.ids.map((id, place) => (
        <Fragment key={id}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name={decisionRevisionName(id)} value={plan.revisions[place]} />
        </Fragment>
      ))}
    </Form>
  );
}

/** The bar below the decisions: choose some, read what their release does, then release them now or at an hour. */
export function ReleaseBar({ plan }: { plan: ReleasePlan | null }) {
  const text = useText("dossiers");
  const bar = usePlanFocus(plan);
  const isPending = useIsPending();
  const effectsOf = useEffects();
  const count = plan?.going.length ?? 0;
  return (
    <Bulk
      ref={bar}
      title={plan ? text("outbox.release.title", { going: count, total: plan.ids.length }) : text("outbox.choose")}
      acts={
        <Button size="small" variant="secondary" name="intent" value="plan" busy={isPending}>
          {text("outbox.plan")}
        </Button>
      }
      effects={plan ? effectsOf(plan) : []}
      note={text("outbox.release.note")}
      action={
        plan &&
        count > 0 && (
          <>
            <Field name="at" label={text("outbox.release.at")} className="outbox__hour">
              <Input type="datetime-local" form={releaseFormId} defaultValue={plan.refused?.typed.at ?? ""} />
            </Field>
            <Button size="small" form={releaseFormId} busy={isPending}>
              {text("outbox.release.do", { count })}
            </Button>
          </>
        )
      }
    />
  );
}

function useEffects(): (plan: ReleasePlan) => Effect[] {
  const text = useText("dossiers");
  const format = useFormats();
  return ({ going, staying }) => {
    const decided = going.flatMap(({ decision }) => decision ?? []);
    const shortlisted = decided.filter(({ outcome }) => outcome === "shortlisted").length;
    const awarded = decided.filter(({ outcome }) => outcome === "selected" || outcome === "granted");
    const others = decided.length - shortlisted - awarded.length;
    const printed = decided.filter(({ isPrinted }) => isPrinted).length;
    const amount = format.wholeMoney(awarded.reduce((sum, { amountInCents }) => sum + (amountInCents ?? 0), 0));
    const line = (count: number, sentence: string): Effect[] =>
      count > 0 ? [{ count: format.number(count), text: sentence }] : [];
    const reasons = {
      "decision.unfinished": "unfinished",
      "decision.ballotFull": "ballotFull",
      "permission.denied": "denied",
      "record.changed": "changed",
    } as const;
    const groups = Map.groupBy(staying, ({ reason }) => reasons[reason as keyof typeof reasons] ?? "other");
    return [
      ...line(shortlisted, text("outbox.effect.shortlisted", { count: shortlisted })),
      ...line(awarded.length, text("outbox.effect.awarded", { count: awarded.length, amount })),
      ...line(others, text("outbox.effect.declined", { count: others })),
      ...line(printed, text("outbox.effect.printed", { count: printed })),
      ...[...groups].map(([reason, dossiers]) => ({
        count: format.number(dossiers.length),
        text: text(`outbox.stays.${reason}`, {
          count: dossiers.length,
          numbers: dossiers.map(({ dossier }) => dossier.number).join(", "),
        }),
        isNot: true,
      })),
    ];
  };
}
