import { ibanInFours } from "#domain/iban.ts";
import type { DonateData } from "#web/pages/donate/page.tsx";
import { CopyLine, Hint, Line, Sheet } from "#web/pages/donate/parts/sheet.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Qr } from "#web/ui/qr/qr.tsx";

type Props = {
  account: NonNullable<DonateData["giftAccount"]>;
  /** Null while there is no valid amount. */
  amountInCents: number | null;
};

/** A transfer to the fund without an announced gift: the amount, the account, and what the form adds. */
export function BlankSlip({ account: { holder, iban, qr }, amountInCents }: Props) {
  const text = useText("donate");
  const format = useFormats();
  // This code has no amount; the code of an announced gift has one.
  const code = amountInCents === null && qr;
  return (
    <Sheet
      sum={amountInCents === null ? null : format.wholeMoney(amountInCents)}
      code={code && <Qr {...code} label={text("donate.qr.open", { holder })} />}
    >
      {code && <Hint>{text("donate.slip.now")}</Hint>}
      <dl className="slip__rows">
        <Line term={text("donate.holder")} copy={<CopyLine value={holder} label={text("donate.copy.holder")} />}>
          {holder}
        </Line>
        <Line term={text("donate.iban")} copy={<CopyLine value={iban} label={text("donate.copy.iban")} />}>
          {ibanInFours(iban)}
        </Line>
      </dl>
      <Hint icon="info">{text(code ? "donate.slip.form" : "donate.slip.next")}</Hint>
    </Sheet>
  );
}
