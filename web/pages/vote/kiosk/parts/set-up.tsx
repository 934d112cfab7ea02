import { useEffect, useRef } from "react";
import { printedCode } from "#domain/code.ts";
import { setUpFields } from "#domain/kiosk.ts";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { ArrowLink } from "#web/ui/button/arrow-link.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { CopiedCodeInput } from "#web/ui/copied-code-input/copied-code-input.tsx";
import { Field } from "#web/ui/field/field.tsx";

export const setUpForm = defineForm({
  id: "kiosk-set-up",
  rules: setUpFields,
  words: { code: { label: "kiosk.setUp.code", ask: "kiosk.setUp.code.ask" } },
});

/** Turns a browser into a kiosk. */
export function KioskSetUp({ refused }: { refused: Refused | undefined }) {
  const text = useText("vote");
  const to = usePath();
  const isPending = useIsPending();
  const code = useRef<HTMLInputElement>(null);
  // The link has the code after the hash sign, where no server and no log sees it.
  useEffect(() => {
    const codeInHash = new URLSearchParams(window.location.hash.slice(1)).get("set-up");
    if (!codeInHash || !code.current) return;
    code.current.value = printedCode(codeInHash);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, []);
  return (
    <div className="wrap wrap--narrow kiosk-set-up">
      <h1>{text("kiosk.setUp")}</h1>
      <p className="lead">{text("kiosk.setUp.text")}</p>
      <p>
        <ArrowLink href={to("/vote")}>{text("kiosk.setUp.vote")}</ArrowLink>
      </p>
      <RuleForm form={setUpForm} refused={refused} text={text} replace autoComplete="off">
        {({ typed, error }) => (
          <>
            <Field
              name="code"
              label={text("kiosk.setUp.code")}
              help={text("kiosk.setUp.code.help")}
              error={error("code")}
              required
            >
              <CopiedCodeInput ref={code} defaultValue={typed("code")} />
            </Field>
            <Button iconAfter="arrow" busy={isPending}>
              {text("kiosk.setUp.go")}
            </Button>
          </>
        )}
      </RuleForm>
    </div>
  );
}
