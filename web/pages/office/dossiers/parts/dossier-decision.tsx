import { Form } from "react-router";
import { defaultLanguage } from "#domain/language.ts";
import { writeAmount } from "#domain/money.ts";
import { DecisionFields, valuesOfDecision } from "#web/components/decision-fields.tsx";
import { DecisionMark } from "#web/components/decision-mark.tsx";
import { revisionName } from "#web/components/record-version.ts";
import { useReadRevision } from "#web/components/use-read-revision.ts";
import { type Refused, RuleForm, refusalOf } from "#web/form.tsx";
import type { DossiersPage, OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import {
  decideForm,
  opinionForm,
  secondLookForm,
  substituteForm,
} from "#web/pages/office/dossiers/parts/decision-forms.ts";
import { BudgetOfRequests } from "#web/pages/office/dossiers/parts/request-budget.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFormats, useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = { dossier: OpenDossier; refused: Refused | undefined };

/** The decision of the committee about the dossier, and the acts of the reader on it. */
export function DossierDecision({ dossier, budget, refused }: Props & Pick<DossiersPage, "budget">) {
  const text = useText("dossiers");
  const { acts, decision, opinions } = dossier;
  const own = { dossier, refused };
  const isDeciding = ["decide", "giveOpinion", "moveUp", "giveSecondLook"].some((act) => acts.includes(act as never));
  if (!decision && !isDeciding && !opinions?.length && !dossier.needsSubstitute) return null;
  return (
    <section className="dossier__acts" aria-labelledby="decision-heading">
      <h3 id="decision-heading">{text("decision.title")}</h3>
      {decision && <Recorded dossier={dossier} />}
      <Opinions dossier={dossier} />
      {budget && <BudgetOfRequests dossier={dossier} budget={budget} />}
      {acts.includes("nameSubstitute") && dossier.needsSubstitute && <NameSubstitute {...own} />}
      {acts.includes("giveOpinion") && <GiveOpinion {...own} />}
      {acts.includes("moveUp") && <Press dossier={dossier} act="moveUp" />}
      {acts.includes("decide") && <Decide key={dossier.id} {...own} />}
      {acts.includes("takeDecisionBack") && <Press dossier={dossier} act="takeBack" />}
      {acts.includes("giveSecondLook") && <SecondLook {...own} />}
    </section>
  );
}

/** The pending decision, or the last one that was released. */
function Recorded({ dossier: { id, decision } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const to = usePath();
  if (!decision) return null;
  const view = decision.releasedAt ? "view=released&" : "";
  return (
    <div className="dossier__decision">
      <p>
        <DecisionMark decision={decision} />
      </p>
      {!decision.releasedAt && <p className="muted">{text("decision.pending.hidden")}</p>}
      <p>
        <ArrowLink href={`${to("/office/outbox")}?${view}open=${id}`}>{text("decision.pending.open")}</ArrowLink>
      </p>
    </div>
  );
}

function Press({ dossier, act }: { dossier: OpenDossier; act: "moveUp" | "takeBack" }) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const intent = act === "takeBack" ? "takeDecisionBack" : act;
  return (
    <FoldedWords title={text(`decision.${act}`)}>
      <p className="muted">{text(`decision.${act}.effect`)}</p>
      <Form method="post">
        <input type="hidden" name="dossier" value={dossier.id} />
        <Button size="small" name="intent" value={intent} busy={isPending}>
          {text(`decision.${act}`)}
        </Button>
      </Form>
    </FoldedWords>
  );
}

function Decide({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const own = refusalOf(decideForm, refused);
  const { decision, askedInCents } = dossier;
  const language = dossier.language ?? defaultLanguage;
  const pending = decision && !decision.releasedAt ? decision : null;
  const { revision, handleSubmit } = useReadRevision(pending?.revision ?? 0);
  return (
    <FoldedWords title={text("decision.decide")} isOpen={Boolean(own)}>
      <p className="muted">{text("decision.decide.effect")}</p>
      <RuleForm
        form={decideForm}
        refused={own}
        text={text}
        prefilled={valuesOfDecision(pending, askedInCents, language)}
        className="pane__form"
        onSubmit={handleSubmit}
        isStacked
      >
        {({ typed, error }) => (
          <>
            <input type="hidden" name="dossier" value={dossier.id} />
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name={revisionName} value={revision} />
            <FieldGroup name="outcome" legend={text("decision.decide.outcome")} error={error("outcome")} required>
              {dossier.possibleOutcomes?.map((outcome) => (
                <Check key={outcome} type="radio" value={outcome} defaultChecked={typed("outcome") === outcome}>
                  {text(`decision.outcome.${outcome}`)}
                </Check>
              ))}
            </FieldGroup>
            <DecisionFields typed={typed} error={error} language={language} />
            <Button size="small" busy={isPending}>
              {text("decision.decide.do")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedWords>
  );
}

/** The opinions of members, until two of them agree. */
function Opinions({ dossier: { opinions, needsSubstitute } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const format = useFormats();
  const proposalOf = ({ amountInCents, isLoan }: { amountInCents: number | null; isLoan: boolean }) => {
    if (amountInCents === null) return text("decision.opinion.decline");
    return [format.wholeMoney(amountInCents), isLoan && text("decision.loan")].filter(Boolean).join(", ");
  };
  return (
    <>
      {needsSubstitute && <Notice tone="warning">{text("decision.opinion.substitute")}</Notice>}
      {opinions && opinions.length > 0 && (
        <ul className="dossier__opinions" aria-label={text("decision.opinion.given")}>
          {opinions.map((opinion) => (
            <li key={opinion.member}>
              {text("decision.opinion.line", { member: opinion.member, proposal: proposalOf(opinion) })}
              {opinion.reason && <p className="muted">{opinion.reason}</p>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The chair names a colleague, because fewer than two members can judge the request. */
function NameSubstitute({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const own = refusalOf(substituteForm, refused);
  return (
    <FoldedWords title={text("decision.substitute")} isOpen={Boolean(own)}>
      <p className="muted">{text("decision.substitute.effect")}</p>
      <RuleForm form={substituteForm} refused={own} text={text} className="pane__form" isStacked>
        {({ typed, error }) => (
          <>
            <input type="hidden" name="dossier" value={dossier.id} />
            <Field name="who" label={text("decision.substitute.who")} error={error("who")}>
              <Input autoComplete="off" defaultValue={typed("who")} />
            </Field>
            <Button size="small" busy={isPending}>
              {text("decision.substitute.do")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedWords>
  );
}

function GiveOpinion({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const own = refusalOf(opinionForm, refused);
  const mine = dossier.opinions?.find(({ isMine }) => isMine);
  return (
    <FoldedWords title={text("decision.opinion")} isOpen={Boolean(own)}>
      <p className="muted">{text("decision.opinion.effect")}</p>
      <RuleForm
        form={opinionForm}
        refused={own}
        text={text}
        prefilled={{ amount: mine?.amountInCents ? writeAmount(mine.amountInCents) : "", reason: mine?.reason ?? "" }}
        className="pane__form"
        isStacked
      >
        {({ typed, error }) => (
          <>
            <input type="hidden" name="dossier" value={dossier.id} />
            <Field name="amount" label={text("decision.opinion.amount")} error={error("amount")}>
              <Input inputMode="decimal" defaultValue={typed("amount")} />
            </Field>
            <Check name="loan" defaultChecked={own ? typed("loan") === "on" : mine?.isLoan === true}>
              {text("decision.opinion.loan")}
            </Check>
            <Field name="reason" label={text("decision.opinion.reason")} error={error("reason")}>
              <Textarea rows={3} defaultValue={typed("reason")} />
            </Field>
            <Button size="small" busy={isPending}>
              {text("decision.opinion.do")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedWords>
  );
}

function SecondLook({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const own = refusalOf(secondLookForm, refused);
  return (
    <FoldedWords title={text("decision.secondLook")} isOpen={Boolean(own)}>
      <p className="muted">{text("decision.secondLook.effect")}</p>
      <RuleForm form={secondLookForm} refused={own} text={text} className="pane__form" isStacked>
        {({ typed, error }) => (
          <>
            <input type="hidden" name="dossier" value={dossier.id} />
            <Field name="reason" label={text("decision.secondLook.reason")} error={error("reason")} required>
              <Textarea rows={3} defaultValue={typed("reason")} />
            </Field>
            <Check name="mistake" defaultChecked={typed("mistake") === "on"}>
              {text("decision.secondLook.mistake")}
            </Check>
            <Button size="small" busy={isPending}>
              {text("decision.secondLook")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedWords>
  );
}
