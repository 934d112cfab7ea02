import { ibanInFours } from "#domain/iban.ts";
import type { GiftAccount } from "#domain/pledge.ts";
import { formatStructuredCommunication } from "#domain/structured-communication.ts";
import { CopyLine, Hint, Line, Sheet } from "#web/pages/donate/parts/sheet.tsx";
import type { ThanksData } from "#web/pages/donate/thank-you/page.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Qr } from "#web/ui/qr/qr.tsx";

type Props = { account: GiftAccount; gift: NonNullable<ThanksData["pledge"]> };

/** A complete transfer, to scan or to copy line by line. */
export function FilledSlip({ account: { holder, iban }, gift }: Props) {
  const text = useText("donate");
  const format = useFormats();
  const amount = format.money(gift.amountInCents);
  const line = (name: "holder" | "iban" | "sum" | "reference", value: string, copiedValue = value) => ({
    term: text(`donate.${name}`),
    children: value,
    copy: <CopyLine value={copiedValue} label={text(`donate.copy.${name}`)} />,
  });
  return (
    <Sheet
      sum={format.wholeMoney(gift.amountInCents)}
      code={gift.qr && <Qr {...gift.qr} label={text("donate.qr", { amount, holder })} />}
    >
      {gift.qr && (
        <Hint>
          {text("donate.slip.scan")} <span className="slip__phone">{text("donate.slip.phone")}</span>
        </Hint>
      )}
      <dl className="slip__rows">
        <Line {...line("holder", holder)} />
        <Line {...line("iban", ibanInFours(iban), iban)} />
        {/* The amount is copied without the currency, because the bank's field already has it. */}
        <Line {...line("sum", amount, amount.replaceAll(/[^\d.,]/g, ""))} />
        <Line {...line("reference", formatStructuredCommunication(gift.reference))} isMain />
      </dl>
    </Sheet>
  );
}
