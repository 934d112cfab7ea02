import type { ReactNode } from "react";
import { Form } from "react-router";
import { laterAnswers } from "#domain/conflict.ts";
import type { DossierAct } from "#domain/dossier-act.ts";
import { ActiveOptions } from "#web/components/active-options.tsx";
import { Declare, declareForm } from "#web/components/conflict-question.tsx";
import { type Refused, RuleForm, refusalOf } from "#web/form.tsx";
import type { OpenDossier } from "#web/pages/office/dossiers/page.tsx";
import { completionForm, declineForm, judgeForm, withdrawForm } from "#web/pages/office/dossiers/parts/forms.ts";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Select } from "#web/ui/select/select.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = { dossier: OpenDossier; refused: Refused | undefined };

/** The acts that need no more than a press, with the sentence that says what happens. */
const plainActs = ["giveToCommittee", "takeUp", "takeBack"] as const satisfies readonly DossierAct[];

/** The acts that have a place of their own. */
const actsElsewhere: readonly DossierAct[] = [
  "write",
  "note",
  "judgePoints",
  "decide",
  "takeDecisionBack",
  "giveOpinion",
  "moveUp",
  "giveSecondLook",
  "nameSubstitute",
];

/** The acts that the reader can do with the dossier now; each says first what will happen. */
export function DossierActs({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const { acts, levels } = dossier;
  const own = { dossier, refused };
  const isMember = levels.includes("judge");
  if (!isMember && acts.every((act) => actsElsewhere.includes(act))) return null;
  return (
    <section className="dossier__acts dossier__foot" aria-labelledby="acts-heading">
      <h3 id="acts-heading" className="vh">
        {text("officeDossier.acts")}
      </h3>
      {plainActs
        .filter((act) => acts.includes(act))
        .map((act) => (
          <PlainAct key={act} act={act} dossier={dossier} />
        ))}
      {acts.includes("askForCompletion") && <AskForCompletion {...own} />}
      {acts.includes("judgeAsItIs") && <JudgeAsItIs {...own} />}
      {acts.includes("declineAsIneligible") && <Decline {...own} />}
      {acts.includes("withdraw") && <Withdraw {...own} />}
      {acts.includes("setUrgent") && <SetUrgent dossier={dossier} />}
      {acts.includes("setTheme") && <SetTheme dossier={dossier} />}
      {isMember && (
        <FoldedWords title={text("officeDossier.conflict.later")} isOpen={Boolean(refusalOf(declareForm, refused))}>
          <Declare
            dossierId={dossier.id}
            answers={laterAnswers(dossier.conflictAnswer)}
            isNameShown
            refused={refusalOf(declareForm, refused)}
          />
        </FoldedWords>
      )}
    </section>
  );
}

type FoldedActProps = { act: DossierAct & keyof typeof effects; isOpen?: boolean; children: ReactNode };

const effects = {
  giveToCommittee: "officeDossier.act.giveToCommittee.effect",
  takeUp: "officeDossier.act.takeUp.effect",
  takeBack: "officeDossier.act.takeBack.effect",
  askForCompletion: "officeDossier.act.askForCompletion.effect",
  judgeAsItIs: "officeDossier.act.judgeAsItIs.effect",
  declineAsIneligible: "officeDossier.act.declineAsIneligible.effect",
  withdraw: "officeDossier.act.withdraw.effect",
} as const;

/** An act behind its name: first what happens, then its form. */
function FoldedAct({ act, isOpen = false, children }: FoldedActProps) {
  const text = useText("dossiers");
  return (
    <FoldedWords title={text(`officeDossier.act.${act}`)} isOpen={isOpen}>
      <p className="muted">{text(effects[act])}</p>
      {children}
    </FoldedWords>
  );
}

function PlainAct({ act, dossier }: { act: (typeof plainActs)[number]; dossier: OpenDossier }) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  return (
    <FoldedAct act={act}>
      <Form method="post">
        <input type="hidden" name="dossier" value={dossier.id} />
        <Button size="small" name="intent" value={act} busy={isPending}>
          {text(`officeDossier.act.${act}`)}
        </Button>
      </Form>
    </FoldedAct>
  );
}

/** Says in which language the applicant reads a reason. */
function useReasonHelp({ language }: OpenDossier): { help?: string } {
  const text = useText("dossiers");
  const format = useFormats();
  return language ? { help: text("officeDossier.reason.in", { language: format.languageName(language) }) } : {};
}

function AskForCompletion({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const help = useReasonHelp(dossier);
  const own = refusalOf(completionForm, refused);
  return (
    <FoldedAct act="askForCompletion" isOpen={Boolean(own)}>
      <RuleForm form={completionForm} refused={own} text={text} className="pane__form" isStacked>
        {({ typed, error }) => (
          <>
            <input type="hidden" name="dossier" value={dossier.id} />
            <Field name="until" label={text("officeDossier.day")} error={error("until")} required>
              <Input type="date" defaultValue={typed("until")} />
            </Field>
            <Field name="reason" label={text("officeDossier.missing")} error={error("reason")} required {...help}>
              <Textarea rows={3} defaultValue={typed("reason")} />
            </Field>
            <Button size="small" busy={isPending}>
              {text("officeDossier.act.askForCompletion")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedAct>
  );
}

function JudgeAsItIs({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const help = useReasonHelp(dossier);
  const own = refusalOf(judgeForm, refused);
  return (
    <FoldedAct act="judgeAsItIs" isOpen={Boolean(own)}>
      <RuleForm form={judgeForm} refused={own} text={text} className="pane__form" isStacked>
        {({ typed, error }) => (
          <>
            <input type="hidden" name="dossier" value={dossier.id} />
            <Field name="reason" label={text("officeDossier.reason")} error={error("reason")} required {...help}>
              <Textarea rows={3} defaultValue={typed("reason")} />
            </Field>
            <Button size="small" busy={isPending}>
              {text("officeDossier.act.judgeAsItIs")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedAct>
  );
}

function Decline({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const help = useReasonHelp(dossier);
  const own = refusalOf(declineForm, refused);
  const points = dossier.points ?? [];
  return (
    <FoldedAct act="declineAsIneligible" isOpen={Boolean(own)}>
      {points.length === 0 ? (
        <p>{text("officeDossier.points.none")}</p>
      ) : (
        <RuleForm form={declineForm} refused={own} text={text} className="pane__form" isStacked>
          {({ typed, error }) => (
            <>
              <input type="hidden" name="dossier" value={dossier.id} />
              <FieldGroup name="point" legend={text("officeDossier.points")}>
                {points.map((point) => (
                  // A point that was judged meanwhile is proposed anew.
                  <Check key={`${point.id} ${point.isMet}`} value={point.id} defaultChecked={point.isMet === false}>
                    {point.text}
                  </Check>
                ))}
              </FieldGroup>
              <Field name="note" label={text("officeDossier.points.note")} error={error("note")} {...help}>
                <Textarea rows={3} defaultValue={typed("note")} />
              </Field>
              <Button size="small" busy={isPending}>
                {text("officeDossier.act.declineAsIneligible")}
              </Button>
            </>
          )}
        </RuleForm>
      )}
    </FoldedAct>
  );
}

function Withdraw({ dossier, refused }: Props) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const help = useReasonHelp(dossier);
  const own = refusalOf(withdrawForm, refused);
  return (
    <FoldedAct act="withdraw" isOpen={Boolean(own)}>
      <RuleForm form={withdrawForm} refused={own} text={text} className="pane__form" isStacked>
        {({ typed, error }) => (
          <>
            <input type="hidden" name="dossier" value={dossier.id} />
            <Field name="reason" label={text("officeDossier.reason")} error={error("reason")} required {...help}>
              <Textarea rows={3} defaultValue={typed("reason")} />
            </Field>
            <Check name="died" defaultChecked={typed("died") === "on"}>
              {text("officeDossier.act.withdraw.died")}
            </Check>
            <Button size="small" busy={isPending}>
              {text("officeDossier.act.withdraw")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedAct>
  );
}

function SetUrgent({ dossier: { id, isUrgent } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const { answerDays, urgentAnswerDays } = useFund();
  const key = isUrgent ? "officeDossier.act.setUrgent.off" : "officeDossier.act.setUrgent";
  const days = isUrgent ? answerDays : urgentAnswerDays;
  return (
    <FoldedWords title={text(key)}>
      <p className="muted">{text(`${key}.effect`, { days })}</p>
      <Form method="post">
        <input type="hidden" name="dossier" value={id} />
        <input type="hidden" name="urgent" value={isUrgent ? "no" : "yes"} />
        <Button size="small" variant="secondary" name="intent" value="setUrgent" busy={isPending}>
          {text(key)}
        </Button>
      </Form>
    </FoldedWords>
  );
}

function SetTheme({ dossier: { id, theme } }: { dossier: OpenDossier }) {
  const text = useText("dossiers");
  const isPending = useIsPending();
  const { themes } = useFund();
  return (
    <Form method="post" className="dossier__theme">
      <input type="hidden" name="dossier" value={id} />
      <Field name="theme" label={text("officeDossier.act.setTheme")}>
        <Select defaultValue={theme ?? ""}>
          <option value="">{text("officeDossier.act.setTheme.none")}</option>
          <ActiveOptions list={themes} chosen={theme} />
        </Select>
      </Field>
      <Button size="small" variant="secondary" name="intent" value="setTheme" busy={isPending}>
        {text("officeDossier.act.setTheme.do")}
      </Button>
    </Form>
  );
}
