import type { loginFields } from "#domain/login.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Popover } from "#web/ui/popover/popover.tsx";

type Props = {
  /** The error of a field. */
  error?(name: keyof typeof loginFields): string | undefined;
  /** The text that was typed before. */
  typed?(name: string): string | undefined;
  next: string | null;
};

/** The name of every form with these fields, by which the login page knows it. */
export const loginFormId = "login";

const noText = () => undefined;

/** The fields to log in. */
export function LoginFields({ error = noText, typed = noText, next }: Props) {
  const text = useText();
  const to = usePath();
  const isPending = useIsPending();
  return (
    <>
      <Field name="email" label={text("login.email")} help={text("login.email.help")} error={error("email")} required>
        <Input type="email" autoComplete="email" defaultValue={typed("email")} required />
      </Field>
      <Field className="c-6" name="firstname" label={text("login.firstname")} error={error("firstname")} required>
        <Input autoComplete="given-name" defaultValue={typed("firstname")} required />
      </Field>
      <Field className="c-6" name="lastname" label={text("login.lastname")} error={error("lastname")} required>
        <Input autoComplete="family-name" defaultValue={typed("lastname")} required />
      </Field>
      <Field
        name="employee_id"
        label={text("login.employeeId")}
        labelEnd={<Popover label={text("login.employeeId.where")}>{text("login.employeeId.there")}</Popover>}
        optional={text("form.optional")}
        help={text("login.employeeId.help")}
        error={error("employee_id")}
      >
        <Input inputMode="numeric" autoComplete="off" defaultValue={typed("employee_id")} />
      </Field>
      <Check name="remember_me" defaultChecked={typed("remember_me") === "on"}>
        {text("login.remember")}
      </Check>
      <Button iconAfter="arrow" busy={isPending}>
        {text("login.send")}
      </Button>
      <p className="meta">
        <Link href={withNext(to("/login/letter"), next)}>{text("login.withLetter")}</Link>
        <br />
        <Link href={to("/login/listed")}>{text("login.listed.ask")}</Link>
      </p>
    </>
  );
}
