import { lateAccessFields } from "#domain/late-access.ts";
import type { RuleProblem } from "#domain/rules.ts";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import type { Outcome } from "#web/graphql/client.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

export const lateAccessForm = defineForm({
  id: "late",
  rules: lateAccessFields,
  words: {
    person: {
      label: "callLate.person",
      ask: "callLate.person.ask",
      instead: { "rule.in": "callLate.person.unknown" },
    },
    until: { label: "callLate.day", ask: "callLate.day.ask", instead: { "rule.after": "callLate.day.over" } },
  },
});

/** Gives a refusal of the person or of the day to its field; only the server knows the staff list and the time. */
export function atItsField<Answer>(outcome: Outcome<Answer>): Outcome<Answer> {
  const code = outcome.problem?.code;
  if (code === "person.unknown") return refusedAt("person", { code: "rule.in" });
  if (code === "dossier.dateOver") return refusedAt("until", { code: "rule.after", day: "" });
  return outcome;
}

const refusedAt = (field: "person" | "until", problem: RuleProblem) => ({
  data: null,
  problem: { code: "form.invalid" as const, fields: [{ field, problem }] },
});

type Props = { callId: string; refused: Refused | undefined };

/** Gives one person extra time; they get the link by mail. */
export function GiveLateAccess({ callId, refused }: Props) {
  const text = useText("calls");
  const isPending = useIsPending();
  return (
    <section aria-labelledby="give-heading">
      <Panel className="office-page__part">
        <h2 id="give-heading">{text("callLate.give")}</h2>
        <p className="muted">{text("callLate.give.text")}</p>
        <RuleForm form={lateAccessForm} refused={refused} text={text} className="office-page__form" autoComplete="off">
          {({ typed, error }) => (
            <>
              <input type="hidden" name="call" value={callId} />
              <Field
                name="person"
                label={text("callLate.person")}
                help={text("callLate.person.help")}
                error={error("person")}
                required
              >
                <Input autoComplete="off" defaultValue={typed("person")} />
              </Field>
              <Field
                name="until"
                label={text("callLate.day")}
                help={text("callLate.day.help")}
                error={error("until")}
                required
              >
                <Input autoComplete="off" defaultValue={typed("until")} />
              </Field>
              <Button busy={isPending}>{text("callLate.action")}</Button>
            </>
          )}
        </RuleForm>
      </Panel>
    </section>
  );
}
