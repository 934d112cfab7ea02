import { mostReviewers } from "#domain/review.ts";
import type { Progress } from "#web/pages/office/committee/progress/page.tsx";
import { RoundForm } from "#web/pages/office/committee/progress/parts/round-form.tsx";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Input } from "#web/ui/input/input.tsx";

/** Everybody scores everything, or a few members score each dossier. */
export function Assignment({ callId, progress }: { callId: string; progress: Progress }) {
  const text = useText("committee");
  const { reviewersPerDossier: count, endedAt } = progress;
  if (endedAt) return null;
  return (
    <section className="office-page__part" aria-labelledby="assignment-heading">
      <h2 id="assignment-heading">{text("round.assignment")}</h2>
      <RoundForm callId={callId} intent="assign" label={text("round.assign")} variant="secondary">
        <FieldGroup name="who" legend={text("round.assignment")} isLegendHidden>
          <Check type="radio" value="everybody" defaultChecked={count === null}>
            {text("round.everybody")}
          </Check>
          <Check type="radio" value="few" defaultChecked={count !== null}>
            {text("round.few")}
          </Check>
        </FieldGroup>
        <Field
          name="perDossier"
          label={text("round.perDossier")}
          help={text("round.perDossier.ask", { most: mostReviewers })}
        >
          <Input type="number" inputMode="numeric" min={1} max={mostReviewers} defaultValue={count ?? 3} />
        </Field>
        <p className="muted">{text("round.assign.text")}</p>
      </RoundForm>
    </section>
  );
}
