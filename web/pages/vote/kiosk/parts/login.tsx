import { type RefObject, useEffect, useRef, useState } from "react";
import { printedCode } from "#domain/code.ts";
import { kioskFields, readLetter, scannedLetter } from "#domain/kiosk.ts";
import type { Branch } from "#domain/person.ts";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { followInPlace, KioskFrame } from "#web/pages/vote/kiosk/parts/frame.tsx";
import { KioskOver, KioskRest } from "#web/pages/vote/kiosk/parts/rest.tsx";
import { Scanner } from "#web/pages/vote/kiosk/parts/scanner.tsx";
import { useLeave } from "#web/pages/vote/kiosk/parts/use-leave.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { CopiedCodeInput } from "#web/ui/copied-code-input/copied-code-input.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const letterForm = defineForm({
  id: "kiosk",
  rules: kioskFields,
  words: {
    employee_id: { label: "login.employeeId", ask: "login.employeeId.ask" },
    access_code: { label: "login.letter.code", ask: "login.letter.code.ask" },
  },
});

/** The details on a letter. A scanner types all of them into one field. */
export const kioskLoginForm = { ...letterForm, read: (form: FormData) => readLetter(letterForm.read(form)) };

type Props = { branch: Branch; refused: Refused | undefined };

/** Asks who votes: the details on their letter, typed or scanned. */
export function KioskLogin({ branch, refused }: Props) {
  const text = useText("vote");
  const isPending = useIsPending();
  const { isOver, leave, start } = useLeave();
  const [isHalfFilled, setIsHalfFilled] = useState(false);
  const place = useRef<HTMLFormElement>(null);
  useScannerKeys(place);

  function handleScan(content: string): boolean {
    const letter = scannedLetter(content);
    if (!letter || !place.current) return false;
    const field = (name: string) => place.current?.elements.namedItem(name) as HTMLInputElement;
    field("access_code").value = printedCode(letter.access_code);
    if (letter.employee_id) {
      field("employee_id").value = letter.employee_id;
      place.current.requestSubmit();
    } else {
      setIsHalfFilled(true);
      field("employee_id").focus();
    }
    return true;
  }
  if (isOver) return <KioskOver branch={branch} />;
  return (
    <KioskFrame
      branch={branch}
      end={
        <LinkButton href={start} onClick={followInPlace} variant="secondary" size="small">
          {text("kiosk.stop")}
        </LinkButton>
      }
    >
      <div className="kiosk__who wrap">
        <div className="stack">
          <h1>{text("kiosk.who")}</h1>
          <p className="lead">
            {text("kiosk.who.text")} {text("kiosk.who.afterYou")}
          </p>
          <Scanner onScan={handleScan} />
          <div role="status">{isHalfFilled && <Notice tone="success">{text("kiosk.scan.filled")}</Notice>}</div>
        </div>
        <RuleForm form={kioskLoginForm} refused={refused} text={text} ref={place} replace autoComplete="off">
          {({ typed, error }) => (
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
              <Field
                name="access_code"
                label={text("login.letter.code")}
                help={text("kiosk.code.help")}
                error={error("access_code")}
                required
              >
                <CopiedCodeInput defaultValue={typed("access_code")} />
              </Field>
              <Button size="lg" iconAfter="arrow" busy={isPending}>
                {text("kiosk.go")}
              </Button>
              <p className="meta">{text("kiosk.who.lost")}</p>
            </>
          )}
        </RuleForm>
      </div>
      <KioskRest onOver={leave} hasVoter={false} />
    </KioskFrame>
  );
}

/** A scanner types before anyone has touched a field, so keys outside the fields go into the first one. */
function useScannerKeys(place: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const handleKey = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length > 1 || key === " " || ctrlKey || metaKey || target !== document.body) return;
      (place.current?.elements.namedItem("employee_id") as HTMLInputElement | null)?.focus();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [place]);
}
