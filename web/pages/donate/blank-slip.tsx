import { ibanInFours } from "#domain/iban.ts";
import type { GiftAccount } from "#domain/pledge.ts";
import { Line, ScanHint, Sheet } from "#web/pages/donate/sheet.tsx";
import { useFormats, useText } from "#web/text.tsx";

type Props = {
  account: GiftAccount;
  /** Null while there is none that would be accepted. */
  amountInCents: number | null;
};

/** A transfer that is still to be filled in: how much, where it goes, and what comes next. */
export function BlankSlip({ account, amountInCents }: Props) {
  const text = useText();
  const format = useFormats();
  return (
    <Sheet sum={amountInCents === null ? null : format.wholeMoney(amountInCents)}>
      <dl className="slip__rows">
        <Line term={text("donate.holder")}>{account.holder}</Line>
        <Line term={text("donate.iban")}>{ibanInFours(account.iban)}</Line>
      </dl>
      <ScanHint>{text("donate.slip.next")}</ScanHint>
    </Sheet>
  );
}
