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

type Values = Partial<Record<"email" | "firstname" | "lastname", string>>;

/** Asks who wants to come in; what was typed before stands there again. */
export function LoginForm({ values = {} }: { values?: Values }) {
  const text = useText();
  const to = usePath();
  const isPending = useIsPending();
  return (
    <FormIdContext value="login">
      <Form method="post" action={to("/login")}>
        <FormGrid>
          <Field name="email" label={text("login.email")} required>
            <Input type="email" autoComplete="email" defaultValue={values.email} required />
          </Field>
          <Field className="c-6" name="firstname" label={text("login.firstname")} required>
            <Input autoComplete="given-name" defaultValue={values.firstname} required />
          </Field>
          <Field className="c-6" name="lastname" label={text("login.lastname")} required>
            <Input autoComplete="family-name" defaultValue={values.lastname} required />
          </Field>
          <Check name="remember_me">{text("login.remember")}</Check>
          <Button iconAfter="arrow" busy={isPending}>
            {text("login.send")}
          </Button>
        </FormGrid>
      </Form>
    </FormIdContext>
  );
}
