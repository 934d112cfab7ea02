import { earlierFigures, earlierMoments, keepTyped, shownRows } from "#domain/earlier-call.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { LocalizedFields } from "#web/components/localized-fields.tsx";
import { type Refused, RuleForm } from "#web/form.tsx";
import type { StoredEarlierCall } from "#web/pages/office/calls/slug/earlier/page.tsx";
import { earlierForm, earlierRecordFields } from "#web/pages/office/calls/slug/earlier/parts/earlier-form.ts";
import { EarlierProjectRow } from "#web/pages/office/calls/slug/earlier/parts/earlier-project-row.tsx";
import { EarlierStandings } from "#web/pages/office/calls/slug/earlier/parts/earlier-standings.tsx";
import { PlanSection } from "#web/pages/office/calls/slug/parts/plan-section.tsx";
import { RemoveDraft } from "#web/pages/office/calls/slug/parts/remove-draft.tsx";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

type Props = { call: StoredEarlierCall; now: string; refused: Refused | undefined };

/** The form of an earlier call: its dates and figures, its projects, and the places that the points give. */
export function EarlierEditor({ call, now, refused }: Props) {
  const text = useText("calls");
  const isPending = useIsPending();
  const { languages, themes, branches } = useFund();
  const values = keepTyped(refused?.typed ?? call.values);
  const situation = {
    languages,
    themes: themes.map(({ code }) => code),
    branches: branches.map(({ code }) => code),
    now: new Date(now),
  };
  if (isChangedRecord(refused)) {
    const fields = earlierRecordFields([call.values, values], text);
    return <ChangedRecord refused={refused} fields={fields} values={call.values} revision={call.revision} />;
  }
  return (
    <>
      <RuleForm
        form={earlierForm(values, situation, text)}
        refused={refused}
        text={text}
        prefilled={call.values}
        className="plan-editor"
        isStacked
      >
        {(fields) => (
          <>
            <input type="hidden" name="call" value={call.id} />
            <RevisionFields revision={call.revision} values={call.values} refused={refused} />
            <PlanSection title={text("callEarlier.call")} lead={text("callEarlier.call.lead")}>
              <LocalizedFields {...fields} name="title" legend={text("callPlan.title")} languages={languages} />
              <div className="plan-section__grid">
                {earlierMoments.map((name) => (
                  <Field key={name} name={name} label={text(`callEarlier.${name}`)} error={fields.error(name)}>
                    <Input
                      autoComplete="off"
                      defaultValue={fields.typed(name)}
                      placeholder={text("callPlan.day.example")}
                    />
                  </Field>
                ))}
              </div>
            </PlanSection>
            <PlanSection title={text("callEarlier.figures")} lead={text("callEarlier.figures.lead")}>
              <div className="plan-section__grid">
                {earlierFigures.map((name) => (
                  <Field key={name} name={name} label={text(`callEarlier.${name}`)} error={fields.error(name)}>
                    <Input inputMode="numeric" autoComplete="off" defaultValue={fields.typed(name)} />
                  </Field>
                ))}
              </div>
            </PlanSection>
            <PlanSection title={text("callEarlier.projects")} lead={text("callEarlier.projects.lead")}>
              {shownRows(values).map((row) => (
                <EarlierProjectRow key={row} row={row} {...fields} />
              ))}
            </PlanSection>
            <EarlierStandings values={values} />
            <div className="plan-editor__acts">
              <Button variant="secondary" busy={isPending}>
                {text("callEarlier.save")}
              </Button>
              <Button name="publish" value="yes" busy={isPending}>
                {text("callEarlier.publish")}
              </Button>
            </div>
          </>
        )}
      </RuleForm>
      <RemoveDraft callId={call.id} revision={call.revision} />
    </>
  );
}
