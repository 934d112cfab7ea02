import { type RefObject, useEffect, useRef, useState } from "react";
import { printedCode } from "#domain/code.ts";
import { kioskFields, readLetter, scannedLetter } from "#domain/kiosk.ts";
import type { Branch } from "#domain/person.ts";
import { findLetterInputs, LetterFields, letterWords } from "#web/components/letter-fields.tsx";
import { defineForm, type Refused, RuleForm } from "#web/form.tsx";
import { followInPlace, KioskFrame } from "#web/pages/vote/kiosk/parts/frame.tsx";
import { KioskOver, KioskRest } from "#web/pages/vote/kiosk/parts/rest.tsx";
import { Scanner } from "#web/pages/vote/kiosk/parts/scanner.tsx";
import { useLeave } from "#web/pages/vote/kiosk/parts/use-leave.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const letterForm = defineForm({
  id: "kiosk",
  rules: kioskFields,
  words: letterWords,
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
  const formElement = useRef<HTMLFormElement>(null);
  useScannerKeys(formElement);

  function handleScan(content: string): boolean {
    const letter = scannedLetter(content);
    if (!letter || !formElement.current) return false;
    const { employeeId, accessCode } = findLetterInputs(formElement.current);
    accessCode.value = printedCode(letter.access_code);
    if (letter.employee_id) {
      employeeId.value = letter.employee_id;
      formElement.current.requestSubmit();
    } else {
      setIsHalfFilled(true);
      employeeId.focus();
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
        <RuleForm form={kioskLoginForm} refused={refused} text={text} ref={formElement} replace autoComplete="off">
          {({ typed, error }) => (
            <>
              <LetterFields error={error} typed={typed} codeHelp={text("kiosk.code.help")} />
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
function useScannerKeys(formElement: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const handleKey = ({ key, target, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.length > 1 || key === " " || ctrlKey || metaKey || target !== document.body) return;
      if (formElement.current) findLetterInputs(formElement.current).employeeId.focus();
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [formElement]);
}
