import { useEffect, useState } from "react";
import { Button } from "#web/ui/button/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button/icon-button.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./copy.css";

type Props = {
  /** What is copied. */
  value: string;
  /** What the button is called, such as "Copy the IBAN". */
  label: string;
  /** What is said once it is copied. */
  copied: string;
  /** What is said where the browser lets no page copy. */
  failed: string;
  /** Shows the label in the button; otherwise it is a round one with an icon. */
  hasWords?: boolean;
  className?: string | undefined;
};

/** How long the answer stays: long enough to be read and heard. */
const answerTime = 5000;

/** Copies a text and says so politely. Without scripts there is no button: the text itself can be selected. */
export function Copy({ value, label, copied, failed, hasWords = false, className }: Props) {
  const isLive = useIsLive();
  const [answer, setAnswer] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), answerTime);
    return () => clearTimeout(timer);
  }, [answer]);
  if (!isLive) return null;

  async function handleClick() {
    // Said anew each time: the same words in the same place would not be heard twice.
    setAnswer(null);
    const isCopied = await write(value).then(
      () => true,
      () => false,
    );
    setAnswer(isCopied ? "copied" : "failed");
  }

  const icon = answer === "copied" ? "check" : "copy";
  return (
    <span className={classNames("copy", hasWords && "copy--words", className)}>
      {hasWords ? (
        <Button type="button" variant="secondary" size="small" iconBefore={icon} onClick={handleClick}>
          {label}
        </Button>
      ) : (
        <IconButton icon={icon} label={label} onClick={handleClick} />
      )}
      <span className="copy__answer" role="status">
        {answer && <span>{answer === "copied" ? copied : failed}</span>}
      </span>
    </span>
  );
}

// Only pages that came encrypted, or from this machine, have a clipboard at all.
async function write(value: string): Promise<void> {
  await navigator.clipboard.writeText(value);
}
