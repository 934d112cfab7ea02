import { useRef } from "react";
import { Form, useLocation } from "react-router";
import { codeApp } from "#domain/second-factor.ts";
import { useIsLoading, useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CodeInput } from "#web/ui/code-input/code-input.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";

type Props = {
  intent: "confirmCode" | "showCode";
  /** A more likely option is above. */
  isSecond?: boolean;
};

/** Asks for the code of the app, and submits itself once the code is complete. */
export function CodeForm({ intent, isSecond = false }: Props) {
  const text = useText("office");
  const isPending = useIsPending();
  // The answer empties the field, so nobody should type before it arrives.
  const isLoading = useIsLoading();
  const form = useRef<HTMLFormElement>(null);
  // The key changes with every answer, so that the next code starts in an empty field.
  const { key } = useLocation();
  return (
    <FormIdContext value="factor">
      <Form method="post" ref={form} noValidate>
        <FormGrid>
          <input type="hidden" name="intent" value={intent} />
          <Field name="code" label={text("secondFactor.code")} help={text("secondFactor.code.help")}>
            <CodeInput
              key={key}
              readOnly={isLoading}
              onCode={(code) => code.length === codeApp.digits && form.current?.requestSubmit()}
            />
          </Field>
          <Button variant={isSecond ? "secondary" : "primary"} iconAfter="arrow" busy={isPending}>
            {text("secondFactor.code.continue")}
          </Button>
        </FormGrid>
      </Form>
    </FormIdContext>
  );
}
