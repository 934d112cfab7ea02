import { paperVoteFields } from "#domain/paper-vote.ts";
import { langOf } from "#web/components/dutch.tsx";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import type { DeskCall } from "#web/pages/office/calls/slug/vote/page.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CopiedCodeInput } from "#web/ui/copied-code-input/copied-code-input.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Select } from "#web/ui/select/select.tsx";

/** The content of a paper vote. */
export const paperForm = defineForm({
  id: "paper",
  rules: paperVoteFields,
  words: {
    employee_id: { label: "login.employeeId", ask: "officeVote.paper.employee.ask" },
    access_code: { label: "login.letter.code", ask: "officeVote.paper.code.ask" },
    project: { label: "officeVote.paper.project", ask: "officeVote.paper.project.ask" },
  },
});

type Props = {
  call: DeskCall;
  refused: Refused | undefined;
  /** The number of votes that were entered in a row; each starts with an empty form. */
  enteredCount: number;
};

/** Enters a paper vote. Afterwards it shows neither the choice nor the voter. */
export function VotePaper({ call, refused, enteredCount }: Props) {
  const text = useText("calls");
  return (
    <section aria-labelledby="paper-heading" id="paper">
      <Panel className="office-page__part">
        <h2 id="paper-heading">{text("officeVote.paper")}</h2>
        <p className="muted">{text("officeVote.paper.text")}</p>
        <div role="status">
          {enteredCount > 0 && !refused && (
            <Notice key={enteredCount} tone="success" title={text("officeVote.paper.done")}>
              {text("officeVote.paper.done.text")}
            </Notice>
          )}
        </div>
        <PaperForm key={enteredCount} call={call} refused={refused} enteredCount={enteredCount} />
      </Panel>
    </section>
  );
}

function PaperForm({ call, refused, enteredCount }: Props) {
  const text = useText("calls");
  const to = usePath();
  const language = useLanguage();
  const isPending = useIsPending();
  const ballot = call.ballot.toSorted((a, b) => a.text.title.localeCompare(b.text.title, language));
  return (
    <RuleForm
      form={paperForm}
      refused={refused}
      text={text}
      action={to(`/office/calls/${call.slug}/vote`)}
      className="office-page__form"
      autoComplete="off"
    >
      {({ typed, error }) => (
        <>
          <input type="hidden" name="entered" value={enteredCount} />
          <Field name="employee_id" label={text("login.employeeId")} error={error("employee_id")} required>
            <Input inputMode="numeric" autoComplete="off" defaultValue={typed("employee_id")} />
          </Field>
          <Field name="access_code" label={text("login.letter.code")} error={error("access_code")} required>
            <CopiedCodeInput defaultValue={typed("access_code")} />
          </Field>
          <Field name="project" label={text("officeVote.paper.project")} error={error("project")} required>
            <Select defaultValue={typed("project")}>
              <option value="">{text("officeVote.paper.choose")}</option>
              {ballot.map(({ id, text: { title, inDutch } }) => (
                <option key={id} value={id} lang={langOf(inDutch, "title")}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
          <Button variant="secondary" busy={isPending}>
            {text("officeVote.paper.enter")}
          </Button>
        </>
      )}
    </RuleForm>
  );
}
