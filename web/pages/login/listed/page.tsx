import { Form } from "react-router";
import { listedFields } from "#domain/login.ts";
import { invalidForm } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { readTexts, refusedForm, useForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const AskIfListed = system(`
  mutation AskIfListed($email: String!, $language: Language!) { askIfListed(email: $email, language: $language) }
`);

const formId = "listed";
const form = {
  id: formId,
  rules: listedFields,
  words: { email: { label: "login.email", ask: "login.email.ask" } },
  read: (typed: FormData) => readTexts(listedFields, typed),
} as const;

export const load = ({ url }: PageArgs) => ({ isSent: url.searchParams.has("sent") });
export const act = async ({ api, form, language, go }: ActArgs) => {
  const { email = "" } = readTexts(listedFields, form);
  const problem =
    invalidForm(checkFields(listedFields, { email })) ?? (await api.mutate(AskIfListed, { email, language })).problem;
  return problem ? refusedForm(problem, form) : go("/login/listed?sent");
};

/** Lets an employee find out whether they are on the staff list, and nobody else. */
export default function ListedPage({ loaderData: { isSent }, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText();
  const to = usePath();
  const isPending = useIsPending();
  const { props, typed, error, summary } = useForm(form, actionData, text);
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
      <FormIdContext value={formId}>
        <Form method="post" action={to("/login/listed")} {...props}>
          <FormGrid>
            {summary}
            <Field name="email" label={text("login.email")} error={error("email")} required>
              <Input type="email" autoComplete="email" defaultValue={typed("email")} required />
            </Field>
            <Button iconAfter="arrow" busy={isPending}>
              {text("login.listed.send")}
            </Button>
          </FormGrid>
        </Form>
      </FormIdContext>
    </LoginFrame>
  );
}
