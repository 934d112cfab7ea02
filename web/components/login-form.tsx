import { loginFields } from "#domain/login.ts";
import { LoginFields, loginFormId } from "#web/components/login-fields.tsx";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";

export const loginForm = defineForm({
  id: loginFormId,
  rules: loginFields,
  words: {
    email: { label: "login.email", ask: "login.email.ask" },
    firstname: { label: "login.firstname", ask: "login.firstname.ask" },
    lastname: { label: "login.lastname", ask: "login.lastname.ask" },
    employee_id: { label: "login.employeeId", ask: "login.employeeId.ask" },
  },
});

type Props = {
  refused: Refused | undefined;
  /** The first values of the fields. */
  prefilled?: Readonly<Record<string, string>>;
  /** The path after the login. */
  next: string | null;
};

/** The form of the login page, which shows the errors of a login here or on another page. */
export function LoginForm({ refused, prefilled = {}, next }: Props) {
  const text = useText();
  const to = usePath();
  return (
    <RuleForm
      form={loginForm}
      refused={refused}
      prefilled={prefilled}
      text={text}
      action={withNext(to("/login"), next)}
    >
      {(fields) => <LoginFields {...fields} next={next} />}
    </RuleForm>
  );
}
