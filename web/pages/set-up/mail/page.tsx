import { setUpCode, testCodeFields, testMailFields } from "#domain/set-up.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { defineForm, isSentBy, RuleForm, refusalOf, refusedForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { MailState } from "#web/pages/set-up/mail/parts/mail-state.tsx";
import { NoMailServer } from "#web/pages/set-up/mail/parts/no-mail-server.tsx";
import { enterSetUp, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CodeInput } from "#web/ui/code-input/code-input.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

const MailOfSetUp = system(
  `query MailOfSetUp { setUp { mailFolder testMail { to state isCodeOpen } } fund { email } }`,
);
const SendSetUpMail = system(`
  mutation SendSetUpMail($email: String!, $language: Language!) { sendSetUpMail(email: $email, language: $language) }
`);
const ConfirmSetUpMail = system(`mutation ConfirmSetUpMail($code: String!) { confirmSetUpMail(code: $code) }`);
const ContinueWithoutMail = system(`mutation ContinueWithoutMail { continueWithoutMail }`);

const addressForm = defineForm({
  id: "address",
  rules: testMailFields,
  words: { email: { label: "setUp.mail.to", ask: "setUp.mail.to.ask" } },
});
const codeForm = defineForm({
  id: "code",
  rules: testCodeFields,
  words: { code: { label: "setUp.mail.code", ask: "setUp.mail.code.ask" } },
});

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const { setUp, fund } = await args.api.query(MailOfSetUp);
  return { progress, mailFolder: setUp?.mailFolder ?? null, testMail: setUp?.testMail ?? null, fundEmail: fund.email };
};

export const act = async ({ api, form, go, language }: ActArgs) => {
  const goOn = () => go(stepAt("people"));
  if (isSentBy(addressForm, form))
    return submitForm(
      addressForm,
      form,
      ({ email }) => api.mutate(SendSetUpMail, { email, language }),
      () => go(stepAt("mail")),
    );
  if (isSentBy(codeForm, form)) return submitForm(codeForm, form, (typed) => api.mutate(ConfirmSetUpMail, typed), goOn);
  if (form.get("intent") !== "without") return refusedForm({ code: "form.invalid", fields: [] }, form);
  const { problem } = await api.mutate(ContinueWithoutMail);
  return problem ? refusedForm(problem, form) : goOn();
};

/** The step that proves that mails arrive: a code in the test mail is typed in here. */
export default function SetUpMailPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const isPending = useIsPending();
  const { progress, mailFolder, testMail, fundEmail } = loaderData;
  const refused = actionData;
  const isOther = refused && !refusalOf(addressForm, refused) && !refusalOf(codeForm, refused);
  if (mailFolder !== null)
    return (
      <SetUpStepFrame step="mail" progress={progress} isRefused={Boolean(refused)}>
        {isOther && <RefusalNotice problem={refused.problem} />}
        <NoMailServer folder={mailFolder} />
      </SetUpStepFrame>
    );
  return (
    <SetUpStepFrame step="mail" progress={progress} isRefused={Boolean(refused)}>
      {testMail && <MailState {...testMail} isDone={progress.mail === "done"} />}
      {testMail?.isCodeOpen && (
        <RuleForm form={codeForm} refused={refusalOf(codeForm, refused)} text={text}>
          {({ error }) => (
            <>
              <Field
                name="code"
                label={text("setUp.mail.code")}
                help={text("setUp.mail.code.help", { digits: setUpCode.digits })}
                error={error("code")}
                required
              >
                <CodeInput />
              </Field>
              <div>
                <Button iconAfter="arrow" busy={isPending}>
                  {text("setUp.mail.confirm")}
                </Button>
              </div>
            </>
          )}
        </RuleForm>
      )}
      <RuleForm
        form={addressForm}
        refused={refusalOf(addressForm, refused)}
        text={text}
        prefilled={{ email: testMail?.to ?? fundEmail }}
      >
        {({ typed, error }) => (
          <>
            <Field
              name="email"
              label={text("setUp.mail.to")}
              help={text("setUp.mail.to.help")}
              error={error("email")}
              required
            >
              <Input type="email" autoComplete="email" defaultValue={typed("email")} />
            </Field>
            <div>
              <Button variant={testMail?.isCodeOpen ? "secondary" : "primary"} busy={isPending}>
                {text(testMail ? "setUp.mail.again" : "setUp.mail.send")}
              </Button>
            </div>
          </>
        )}
      </RuleForm>
    </SetUpStepFrame>
  );
}
