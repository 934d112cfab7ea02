import { Form } from "react-router";
import { type ConflictAnswer, conflictAnswers } from "#domain/conflict.ts";
import { type Refused, RuleForm, refusalOf } from "#web/form.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { gateOf, useDossierName, useOrigin } from "#web/pages/office/dossiers/parts/dossier-words.ts";
import { declareForm } from "#web/pages/office/dossiers/parts/forms.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

type Props = { dossier: OpenDossier; refused: Refused | undefined };

/** What comes before a dossier can be read, or why the reader does not read it. */
export function DossierGate({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const name = useDossierName()(dossier);
  const origin = useOrigin()(dossier);
  const gate = gateOf(dossier);
  if (gate === "declare")
    return (
      <section className="dossier__question" aria-labelledby="conflict-heading">
        <h3 id="conflict-heading">{text("officeDossier.conflict")}</h3>
        <p>{text("officeDossier.conflict.text")}</p>
        {dossier.type === "internal" && !dossier.levels.includes("name") && (
          <p>{text("officeDossier.conflict.workplace")}</p>
        )}
        {dossier.isLikelyConflict && (
          <p className="dossier__likely">
            <Icon name="alert" />
            <strong>{text("officeDossier.conflict.likely")}</strong>
          </p>
        )}
        {/* The second question of a request for help must not keep the answer to the first one. */}
        <Declare
          key={String(dossier.applicant)}
          dossierId={dossier.id}
          answers={conflictAnswers}
          refused={refusalOf(declareForm, refused)}
        />
      </section>
    );
  if (gate === "aside") {
    const seen = [name, ...origin].join(", ");
    return <Notice title={text("officeDossier.gate.aside")}>{text("officeDossier.gate.aside.text", { seen })}</Notice>;
  }
  if (gate === null) return null;
  return (
    <Notice title={text(`officeDossier.gate.${gate}`)} icon="hidden">
      {text(`officeDossier.gate.${gate}.text`)}
    </Notice>
  );
}

type DeclareProps = { dossierId: string; answers: readonly ConflictAnswer[]; refused: Refused | undefined };

/** The question about conflicts of interest. */
export function Declare({ dossierId, answers, refused }: DeclareProps) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  return (
    <RuleForm form={declareForm} refused={refused} text={text} className="dossier__form" isStacked>
      {({ typed, error }) => (
        <>
          <input type="hidden" name="dossier" value={dossierId} />
          <FieldGroup
            name="answer"
            legend={text("officeDossier.conflict")}
            isLegendHidden
            error={error("answer")}
            required
          >
            {answers.map((answer) => (
              <Check key={answer} type="radio" value={answer} defaultChecked={typed("answer") === answer}>
                {text(`officeDossier.conflict.${answer}`)}
                {answer === "involved" && (
                  <small className="dossier__aside">{text("officeDossier.conflict.involved.text")}</small>
                )}
              </Check>
            ))}
          </FieldGroup>
          <Button size="small" busy={isPending}>
            {text("officeDossier.conflict.do")}
          </Button>
        </>
      )}
    </RuleForm>
  );
}

/** The members for whom the chair can open a request for help. */
export function OpenForMembers({ dossier: { id, closedFor } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  if (!closedFor || closedFor.length === 0) return null;
  return (
    <section className="dossier__question" aria-labelledby="open-heading">
      <h3 id="open-heading">{text("officeDossier.open")}</h3>
      <p>{text("officeDossier.open.text")}</p>
      {closedFor.map((member) => (
        <Form key={member.id} method="post">
          <input type="hidden" name="dossier" value={id} />
          <input type="hidden" name="member" value={member.id} />
          <Button size="small" variant="secondary" name="intent" value="open" busy={isPending}>
            {text("officeDossier.open.do", { name: member.name })}
          </Button>
        </Form>
      ))}
    </section>
  );
}
