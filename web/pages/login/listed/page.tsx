import { listedFields } from "#domain/login.ts";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { defineForm, RuleForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const AskIfListed = system(`
  mutation AskIfListed($email: String!, $language: Language!) { askIfListed(email: $email, language: $language) }
`);

const form = defineForm({
  id: "listed",
  rules: listedFields,
  words: { email: { label: "login.email", ask: "login.email.ask" } },
});

export const load = ({ url }: PageArgs) => ({ isSent: url.searchParams.has("sent") });
export const act = ({ api, form: sent, language, go }: ActArgs) =>
  submitForm(
    form,
    sent,
    ({ email }) => api.mutate(AskIfListed, { email, language }),
    () => go("/login/listed?sent"),
  );

/** Lets an employee find out whether they are on the staff list, and nobody else. */
export default function ListedPage({ loaderData: { isSent }, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const to = usePath();
  const isPending = useIsPending();
  return (
    <LoginFrame
      title={text("login.listed.title")}
      heading={text("login.listed.heading")}
      lead={text("login.listed.text")}
      picture="youth-music"
      isRefused={Boolean(actionData)}
    >
      {isSent && (
        <Notice role="status" tone="success" title={text("login.listed.sent")}>
          <p>{text("login.listed.sent.text")}</p>
          <ArrowLink href={to("/contact")}>{text("login.listed.contact")}</ArrowLink>
        </Notice>
      )}
      <RuleForm form={form} refused={actionData} text={text} action={to("/login/listed")}>
        {({ typed, error }) => (
          <>
            <Field name="email" label={text("login.email")} error={error("email")} required>
              <Input type="email" autoComplete="email" defaultValue={typed("email")} required />
            </Field>
            <Button iconAfter="arrow" busy={isPending}>
              {text("login.listed.send")}
            </Button>
          </>
        )}
      </RuleForm>
    </LoginFrame>
  );
}
