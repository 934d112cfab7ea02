import type { ReactNode } from "react";
import { type ConflictAnswer, conflictAnswers } from "#domain/conflict.ts";
import { required } from "#domain/rules.ts";
import { defineForm, type Refused, RuleForm, refusalOf } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "./conflict-question.css";

export const DeclareConflict = fund(`
  mutation DeclareConflict($id: ID!, $answer: ConflictAnswer!, $isNameShown: Boolean!) {
    declareConflict(id: $id, answer: $answer, isNameShown: $isNameShown)
  }
`);

export const declareForm = defineForm({
  id: "declare",
  rules: { answer: [required] },
  words: { answer: { label: "officeDossier.conflict", ask: "officeDossier.conflict.ask" } },
});

/** Reads an answer, with the question that was shown; the page offers no others, so anything else steps aside. */
export function readConflictAnswer(form: FormData): { answer: ConflictAnswer; isNameShown: boolean } {
  const answer = conflictAnswers.find((one) => one === form.get("answer")) ?? "involved";
  return { answer, isNameShown: form.get("name") === "shown" };
}

type Props = {
  dossier: { id: string; applicant: string | null; isLikelyConflict: boolean | null };
  refused: Refused | undefined;
  children?: ReactNode;
};

/** Asks a member about conflicts of interest before they read a dossier. */
export function ConflictQuestion({ dossier, refused, children }: Props) {
  const text = useText("dossiers");
  const ownRefusal = refusalOf(declareForm, refused);
  const isNextQuestion = ownRefusal?.problem.code === "record.changed";
  return (
    <section className="dossier__question" aria-labelledby="conflict-heading">
      <h3 id="conflict-heading">{text("officeDossier.conflict")}</h3>
      {isNextQuestion && (
        <Notice role="alert" tone="warning" icon="alert">
          {text("officeDossier.conflict.next")}
        </Notice>
      )}
      <p>{text("officeDossier.conflict.text")}</p>
      {children}
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
        isNameShown={dossier.applicant !== null}
        refused={isNextQuestion ? undefined : ownRefusal}
      />
    </section>
  );
}

type DeclareProps = {
  dossierId: string;
  answers: readonly ConflictAnswer[];
  isNameShown: boolean;
  refused: Refused | undefined;
};

/** The question about conflicts of interest. */
export function Declare({ dossierId, answers, isNameShown, refused }: DeclareProps) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  return (
    <RuleForm form={declareForm} refused={refused} text={text} className="pane__form" isStacked>
      {({ typed, error }) => (
        <>
          <input type="hidden" name="dossier" value={dossierId} />
          {isNameShown && <input type="hidden" name="name" value="shown" />}
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
