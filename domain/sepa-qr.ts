import { compactIban, isIban } from "#domain/iban.ts";
import { largestPayment } from "#domain/money.ts";
import { oneLine } from "#domain/typed-text.ts";

/** A transfer to one of our accounts, with the twelve digits of a structured communication if it has one. */
export type Transfer = {
  name: string;
  iban: string;
  /** Null lets the person who scans choose the amount. */
  amountInCents: number | null;
  reference: string | null;
};

/** The size of the largest QR code that banking apps have to read: version 13 with error correction M. */
export const mostBytes = 331;
const longestName = 70;

/**
 * Writes the text of the QR code of a SEPA transfer (EPC069-12, version 002, UTF-8), or null when there can be none.
 * It shortens only the name, because the bank finds the account by its number.
 */
export function sepaQrText({ name, iban, amountInCents, reference }: Transfer): string | null {
  const account = compactIban(iban);
  // A line break within the name would move every line after it.
  const characters = [...oneLine(name)].slice(0, longestName);
  if (characters.length === 0 || !isIban(account) || !isPayable(amountInCents)) return null;
  if (reference !== null && !/^\d{12}$/.test(reference)) return null;

  const write = () =>
    [
      "BCD", // service
      "002", // version: no BIC needed
      "1", // UTF-8
      "SCT", // a credit transfer
      "", // BIC
      characters.join("").trim(),
      account,
      amountInCents === null ? "" : `EUR${(amountInCents / 100).toFixed(2)}`,
      "CHAR", // purpose: charity
      // The standard allows no empty lines at the end.
      ...(reference ? [reference] : []),
    ].join("\n");
  while (bytesOf(write()) > mostBytes) characters.pop();
  return write();
}

function isPayable(cents: number | null): boolean {
  return cents === null || (Number.isInteger(cents) && cents >= 1 && cents <= largestPayment);
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
