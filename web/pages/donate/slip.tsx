import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import type { DonateData } from "#web/pages/donate.tsx";
import type { loader as rootLoader } from "#web/root.tsx";
import { useText } from "#web/text.tsx";
import { IconButton } from "#web/ui/button/icon-button.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";

/** What to fill in for a bank transfer; each line can be copied. */
export function Slip({ account }: Pick<DonateData, "account">) {
  const text = useText();
  const isDemo = useRouteLoaderData<typeof rootLoader>("root")?.isDemo;
  const [copied, setCopied] = useState("");
  const line = (name: "holder" | "iban" | "message", value: string) => ({
    term: text(`donate.${name}`),
    value,
    copyLabel: text(`donate.copy.${name}`),
    onCopied: () => setCopied(value),
  });
  return (
    <section className="slip" aria-labelledby="slip-heading">
      <div>
        <h2 id="slip-heading">{text("donate.slip")}</h2>
        <p className="slip__sum num">{text("donate.slip.amount")}</p>
      </div>
      <dl className="slip__rows">
        <Line {...line("holder", account.accountHolder)} />
        <Line {...line("iban", inFours(account.iban))} isMain />
        <Line {...line("message", text("donate.message.text"))} />
      </dl>
      {isDemo && <p className="slip__spec">{text("donate.specimen")}</p>}
      <p className="slip__copied" role="status">
        {copied && text("donate.copied", { value: copied })}
      </p>
    </section>
  );
}

type LineProps = { term: string; value: string; copyLabel: string; onCopied: () => void; isMain?: boolean };

function Line({ term, value, copyLabel, onCopied, isMain }: LineProps) {
  const isLive = useIsLive();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    onCopied();
  };
  return (
    <div className={isMain ? "is-main" : undefined}>
      <dt>{term}</dt>
      <dd className="tabular">{value}</dd>
      {isLive && (
        <dd className="slip__copy">
          <IconButton icon="copy" label={copyLabel} onClick={copy} />
        </dd>
      )}
    </div>
  );
}

function inFours(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
