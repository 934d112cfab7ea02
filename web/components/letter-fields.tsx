import type { ReactNode } from "react";
import type { kioskFields } from "#domain/kiosk.ts";
import { useText } from "#web/text.tsx";
import { CopiedCodeInput } from "#web/ui/copied-code-input/copied-code-input.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";

/** The words of the two fields for the details on an access letter. */
export const letterWords = {
  employee_id: { label: "login.employeeId", ask: "login.employeeId.ask" },
  access_code: { label: "login.letter.code", ask: "login.letter.code.ask" },
} as const;

type Props = {
  error(name: keyof typeof kioskFields): string | undefined;
  typed(name: string): string;
  codeHelp: string;
  /** Fields between the two. */
  children?: ReactNode;
};

/** The two fields for the details on an access letter: the employee ID and the code. */
export function LetterFields({ error, typed, codeHelp, children }: Props) {
  const text = useText();
  return (
    <>
      <Field
        name="employee_id"
        label={text("login.employeeId")}
        help={text("login.letter.employeeId.help")}
        error={error("employee_id")}
        required
      >
        <Input inputMode="numeric" autoComplete="off" defaultValue={typed("employee_id")} />
      </Field>
      {children}
      <Field name="access_code" label={text("login.letter.code")} help={codeHelp} error={error("access_code")} required>
        <CopiedCodeInput defaultValue={typed("access_code")} />
      </Field>
    </>
  );
}

/** The two inputs of a form with the fields of a letter. */
export function findLetterInputs(form: HTMLFormElement) {
  const input = (name: keyof typeof kioskFields) => form.elements.namedItem(name) as HTMLInputElement;
  return { employeeId: input("employee_id"), accessCode: input("access_code") };
}
