import { Fragment } from "react";
import { Form } from "react-router";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { pointBeforeName, pointName } from "#web/pages/office/dossiers/parts/forms.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Checks } from "#web/ui/checks/checks.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Select } from "#web/ui/select/select.tsx";

/** The conditions of the call: what the product found, and what a person judges. */
export function DossierConditions({ dossier: { id, points, acts } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  if (!points || points.length === 0) return null;
  const mayJudge = acts.includes("judgePoints");
  const judged = points.filter(({ isChecked }) => mayJudge && !isChecked);
  return (
    <section className="dossier__conditions" aria-labelledby="conditions-heading">
      <h3 id="conditions-heading">{text("officeDossier.conditions")}</h3>
      {judged.length < points.length && (
        <Checks
          checks={points
            .filter((point) => !judged.includes(point))
            .map((point) => ({
              key: point.id,
              outcome: checkOf[outcomeOf(point)],
              text: point.text,
              note: text(`officeDossier.condition.${outcomeOf(point)}`),
            }))}
        />
      )}
      {judged.length > 0 && <JudgePoints dossierId={id} points={judged} />}
    </section>
  );
}

type Point = NonNullable<OpenDossier["points"]>[number];

const outcomeOf = ({ isMet }: Point) => (isMet === null ? "open" : isMet ? "met" : "failed");
const checkOf = { met: "good", failed: "bad", open: "open" } as const;

/** The conditions that only a person can judge. */
function JudgePoints({ dossierId, points }: { dossierId: string; points: readonly Point[] }) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const values = { open: "", met: "yes", failed: "no" } as const;
  return (
    <Form method="post" className="pane__form">
      <input type="hidden" name="dossier" value={dossierId} />
      {points.map((point) => (
        <Fragment key={`${point.id} ${point.isMet}`}>
          <input type="hidden" name={pointBeforeName(point.id)} value={values[outcomeOf(point)]} />
          <Field name={pointName(point.id)} label={point.text}>
            <Select defaultValue={values[outcomeOf(point)]}>
              {(["open", "met", "failed"] as const).map((outcome) => (
                <option key={outcome} value={values[outcome]}>
                  {text(`officeDossier.condition.${outcome}`)}
                </option>
              ))}
            </Select>
          </Field>
        </Fragment>
      ))}
      <Button size="small" variant="secondary" name="intent" value="judgePoints" busy={isPending}>
        {text("officeDossier.conditions.do")}
      </Button>
    </Form>
  );
}
