import type { DossierState } from "#domain/dossier.ts";
import {
  givesUpSupport,
  longestDossierMessage,
  withdrawalFields,
  withdrawalFieldsIn,
} from "#domain/dossier-message.ts";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

export const withdrawalForm = defineForm({
  id: "withdrawal",
  rules: withdrawalFields,
  words: { reason: { label: "myDossier.reason", ask: "myDossier.reason" } },
});

type Props = { state: DossierState; refused: Refused | undefined };

/** Withdraws a dossier, after the applicant has read what that means. */
export function DossierWithdrawal({ state, refused }: Props) {
  const text = useText("account");
  const isPending = useIsPending();
  const isAward = givesUpSupport(state);
  const until = isAward ? "award.now" : state === "shortlisted" ? "shortlisted.now" : "now";
  const count = (length: number) => text("myDossier.count", { length, most: longestDossierMessage });
  return (
    <FoldedSection
      id="withdraw"
      title={text("myDossier.withdraw")}
      now={text(`myDossier.withdraw.${until}`)}
      isOpen={refused !== undefined}
    >
      <p>{text(isAward ? "myDossier.withdraw.award.text" : "myDossier.withdraw.text")}</p>
      <RuleForm
        form={{ ...withdrawalForm, rules: withdrawalFieldsIn(state) }}
        refused={refused}
        text={text}
        action="#withdraw"
        className="dossier__form"
        isStacked
      >
        {({ typed, error }) => (
          <>
            <Field
              name="reason"
              label={text("myDossier.reason")}
              {...(!isAward && { optional: text("myDossier.reason.optional") })}
              error={error("reason")}
            >
              <Textarea rows={3} count={count} defaultValue={typed("reason")} />
            </Field>
            <Button variant="danger" busy={isPending}>
              {text("myDossier.withdraw.do")}
            </Button>
          </>
        )}
      </RuleForm>
    </FoldedSection>
  );
}
