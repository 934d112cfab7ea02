import { Form } from "react-router";
import { loginFields } from "#domain/login.ts";
import { LoginFields } from "#web/components/login-fields.tsx";
import { type Refused, readTexts, useForm } from "#web/form.tsx";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";

const formId = "login";

const form = {
  id: formId,
  rules: loginFields,
  words: {
    email: { label: "login.email", ask: "login.email.ask" },
    firstname: { label: "login.firstname", ask: "login.firstname.ask" },
    lastname: { label: "login.lastname", ask: "login.lastname.ask" },
    employee_id: { label: "login.employeeId", ask: "login.employeeId.ask" },
  },
  read: (typed: FormData) => readTexts(loginFields, typed),
} as const;

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
  const { props, typed, error, summary } = useForm(form, refused, text);
  return (
    <FormIdContext value={formId}>
      <Form method="post" action={withNext(to("/login"), next)} {...props}>
        <FormGrid>
          {summary}
          <LoginFields error={error} typed={(name) => (refused ? typed(name) : prefilled[name])} next={next} />
        </FormGrid>
      </Form>
    </FormIdContext>
  );
}
