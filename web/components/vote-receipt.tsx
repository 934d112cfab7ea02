import type { ReactNode } from "react";
import { useText } from "#web/text.tsx";
import { Copy } from "#web/ui/copy/copy.tsx";
import "./vote-receipt.css";

type Props = {
  code: string;
  /** Says what to do with the code, where it cannot be copied. */
  children?: ReactNode;
};

/** The code that proves that a vote is in the box, large enough to write down. */
export function VoteReceipt({ code, children }: Props) {
  const text = useText("vote");
  return (
    <div className="receipt">
      <p>
        <span className="receipt__name">{text("vote.receipt")}</span> <strong className="num nowrap">{code}</strong>
      </p>
      {!children && (
        <Copy
          value={code}
          label={text("vote.receipt.copy")}
          copied={text("copy.done")}
          failed={text("copy.failed")}
          hasWords
        />
      )}
      <p className="receipt__text">{children ?? text("vote.receipt.text")}</p>
    </div>
  );
}
