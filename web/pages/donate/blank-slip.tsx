import { ibanInFours } from "#domain/iban.ts";
import { CopyLine, Hint, Line, Sheet } from "#web/pages/donate/sheet.tsx";
import type { DonateData } from "#web/pages/donate.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Qr } from "#web/ui/qr/qr.tsx";

type Props = {
  account: NonNullable<DonateData["giftAccount"]>;
  /** Null while there is none that would be accepted. */
  amountInCents: number | null;
};

/** A transfer to the fund that was not announced: how much, where it goes, and what the form adds to it. */
export function BlankSlip({ account: { holder, iban, qr }, amountInCents }: Props) {
  const text = useText();
  const format = useFormats();
  // The code leaves the amount open; one with an amount comes with the gift.
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
