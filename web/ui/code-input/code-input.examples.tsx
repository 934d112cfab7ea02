import { CodeInput } from "#web/ui/code-input/code-input.tsx";
import type { Examples } from "#web/ui/examples.ts";
import { Field } from "#web/ui/field/field.tsx";

/** A code, empty, half typed and wrong. */
export const examples: Examples = {
  title: "Code input",
  examples: {
    empty: (
      <Field name="code" label="Six-digit code">
        <CodeInput />
      </Field>
    ),
    "half typed": (
      <Field name="code_2" label="Six-digit code" help="We sent it to r…@amandel.example.">
        <CodeInput defaultValue="407" />
      </Field>
    ),
    wrong: (
      <Field name="code_3" label="Six-digit code" error="That code is not right. Two attempts left.">
        <CodeInput defaultValue="407112" />
      </Field>
    ),
  },
};
