import { Form } from "react-router";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Popover } from "#web/ui/popover/popover.tsx";

/** What one fills in to come in. */
export type LoginValues = {
  email: string;
  firstname: string;
  lastname: string;
  employee_id: string;
  remember_me: boolean;
};

type Props = {
  values?: LoginValues | undefined;
  /** On the login page itself; elsewhere the form is as short as can be. */
  isComplete?: boolean;
};

/** Asks who wants to come in; what was typed before stands there again. */
export function LoginForm({ values, isComplete = false }: Props) {
  const text = useText();
  const to = usePath();
  const isPending = useIsPending();
  return (
    <FormIdContext value="login">
      <Form method="post" action={to("/login")}>
        <FormGrid>
          <Field
            name="email"
            label={text("login.email")}
            help={isComplete ? text("login.email.help") : undefined}
            required
          >
            <Input type="email" autoComplete="email" defaultValue={values?.email} required />
          </Field>
          <Field className="c-6" name="firstname" label={text("login.firstname")} required>
            <Input autoComplete="given-name" defaultValue={values?.firstname} required />
          </Field>
          <Field className="c-6" name="lastname" label={text("login.lastname")} required>
            <Input autoComplete="family-name" defaultValue={values?.lastname} required />
          </Field>
          {isComplete && <EmployeeId value={values?.employee_id} />}
          <Check name="remember_me" defaultChecked={values?.remember_me}>
            {text("login.remember")}
          </Check>
          <Button iconAfter="arrow" busy={isPending}>
            {text("login.send")}
          </Button>
        </FormGrid>
      </Form>
    </FormIdContext>
  );
}

function EmployeeId({ value }: { value: string | undefined }) {
  const text = useText();
  return (
    <Field
      name="employee_id"
      label={text("login.employeeId")}
      labelEnd={<Popover label={text("login.employeeId.where")}>{text("login.employeeId.there")}</Popover>}
      optional={text("login.optional")}
      help={text("login.employeeId.help")}
    >
      <Input inputMode="numeric" autoComplete="off" defaultValue={value} />
    </Field>
  );
}
