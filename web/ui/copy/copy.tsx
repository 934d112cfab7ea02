import { useEffect, useState } from "react";
import { Button } from "#web/ui/button/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button/icon-button.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./copy.css";

type Props = {
  /** The text to copy. */
  value: string;
  /** The name of the button, such as "Copy the IBAN". */
  label: string;
  /** The answer after copying. */
  copied: string;
  /** The answer if the browser does not let pages copy. */
  failed: string;
  /** Shows the label in the button; otherwise the button is round with an icon. */
  hasWords?: boolean;
  className?: string | undefined;
};

/** The time for which the answer stays, in milliseconds: long enough to be read and heard. */
const answerTime = 5000;

/** Copies a text and says so politely. Without scripts there is no button, but people can select the text. */
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
    // We clear the answer first, because a screen reader does not repeat the same words in the same place.
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

// Only pages over HTTPS or from this machine have a clipboard; elsewhere this throws.
async function write(value: string): Promise<void> {
  await navigator.clipboard.writeText(value);
}
