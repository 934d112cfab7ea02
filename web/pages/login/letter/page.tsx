import { useEffect, useRef } from "react";
import { printedCode } from "#domain/code.ts";
import { letterFields } from "#domain/login.ts";
import { redirectAfterLogin } from "#web/after-login.ts";
import { DemoPeopleQuery, loginDataOf } from "#web/components/demo-people.tsx";
import { findLetterInputs, LetterFields, letterWords } from "#web/components/letter-fields.tsx";
import { LoginFrame } from "#web/components/login-frame.tsx";
import { defineForm, RuleForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { nextIn, withNext } from "#web/next.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";

const LoginWithLetter = system(`
  mutation LoginWithLetter(
    $employee_id: String!, $firstname: String!, $lastname: String!, $access_code: String!, $remember_me: Boolean!
  ) {
    loginWithLetter(
      employee_id: $employee_id, firstname: $firstname, lastname: $lastname, access_code: $access_code,
      remember_me: $remember_me
    )
  }
`);

const form = defineForm({
  id: "letter",
  rules: letterFields,
  words: {
    employee_id: letterWords.employee_id,
    firstname: { label: "login.firstname", ask: "login.firstname.ask" },
    lastname: { label: "login.lastname", ask: "login.lastname.ask" },
    access_code: letterWords.access_code,
  },
});

export const load = async ({ api, url }: PageArgs) => {
  const { demo } = await api.query(DemoPeopleQuery);
  const prefilled = loginDataOf(demo?.people.find(({ accessCode }) => accessCode));
  return { next: nextIn(url.searchParams.get("next")), prefilled };
};
export const act = ({ api, form: sent, url, language }: ActArgs) =>
  submitForm(
    form,
    sent,
    (letter) => api.mutate(LoginWithLetter, { ...letter, remember_me: sent.has("remember_me") }),
    () => redirectAfterLogin(language, nextIn(url.searchParams.get("next"))),
  );

/** The login without a mailbox, with the code of the access letter. */
export default function LoginLetterPage({
  loaderData: { next, prefilled },
  actionData,
}: PageProps<typeof load, typeof act>) {
  const text = useText();
  const to = usePath();
  const isPending = useIsPending();
  const formElement = useRef<HTMLFormElement>(null);
  // The letter's QR code has the code after the hash sign, where no server and no log sees it.
  useEffect(() => {
    const hashParams = new URLSearchParams(window.location.hash.slice(1));
    const scannedCode = hashParams.get("code");
    if (!scannedCode || !formElement.current) return;
    const { employeeId, accessCode } = findLetterInputs(formElement.current);
    accessCode.value = printedCode(scannedCode);
    // Older letters do not have the employee ID.
    employeeId.value ||= hashParams.get("id") ?? "";
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  }, []);
  return (
    <LoginFrame
      title={text("login.letter.title")}
      heading={text("login.letter.heading")}
      lead={text("login.letter.text")}
      picture="community-garden"
      isRefused={Boolean(actionData)}
    >
      <RuleForm form={form} refused={actionData} prefilled={prefilled} text={text} ref={formElement}>
        {({ typed, error }) => (
          <>
            <LetterFields error={error} typed={typed} codeHelp={text("login.letter.code.help")}>
              <Field
                className="c-6"
                name="firstname"
                label={text("login.firstname")}
                error={error("firstname")}
                required
              >
                <Input autoComplete="given-name" defaultValue={typed("firstname")} />
              </Field>
              <Field className="c-6" name="lastname" label={text("login.lastname")} error={error("lastname")} required>
                <Input autoComplete="family-name" defaultValue={typed("lastname")} />
              </Field>
            </LetterFields>
            <Check name="remember_me" defaultChecked={typed("remember_me") === "on"}>
              {text("login.remember")}
            </Check>
            <Button iconAfter="arrow" busy={isPending}>
              {text("login.title")}
            </Button>
            <p className="meta">
              <Link href={withNext(to("/login"), next)}>{text("login.letter.withMail")}</Link>
            </p>
          </>
        )}
      </RuleForm>
    </LoginFrame>
  );
}
