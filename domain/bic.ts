/** Writes a BIC in compact form: capitals without spaces. */
export function compactBic(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** Tells whether a BIC, in compact form, can exist: bank, country, place and perhaps a branch. */
export function isBic(bic: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic);
}

/** Gives the country of a BIC, written as at the start of an IBAN. */
export function countryOfBic(bic: string): string {
  return bic.slice(4, 6);
}

// From the list of bank codes of the National Bank: the first three digits of an account, first and last included.
const belgianBanks: readonly (readonly [first: number, last: number, bic: string])[] = [
  [0, 49, "GEBABEBB"],
  [50, 99, "GKCCBEBB"],
  [103, 108, "NICABEBB"],
  [140, 149, "GEBABEBB"],
  [200, 214, "GEBABEBB"],
  [220, 299, "GEBABEBB"],
  [300, 399, "BBRUBEBB"],
  [400, 499, "KREDBEBB"],
  [523, 523, "TRIOBEBB"],
  [550, 560, "GKCCBEBB"],
  [651, 651, "KEYTBEBB"],
  [700, 709, "AXABBE22"],
  [733, 741, "KREDBEBB"],
  [743, 749, "KREDBEBB"],
  [750, 765, "AXABBE22"],
  [775, 799, "GKCCBEBB"],
  [830, 839, "GKCCBEBB"],
  [850, 853, "NICABEBB"],
  [890, 899, "VDSPBE91"],
];

const dutchBanks: Readonly<Record<string, string>> = {
  ABNA: "ABNANL2A",
  ASNB: "ASNBNL21",
  BUNQ: "BUNQNL2A",
  INGB: "INGBNL2A",
  KNAB: "KNABNL2H",
  RABO: "RABONL2U",
  SNSB: "SNSBNL2A",
  TRIO: "TRIONL2U",
};

/** Gives the BIC that follows from an IBAN in compact form; null for a bank we do not know. */
export function bicOfIban(iban: string): string | null {
  if (iban.startsWith("NL")) return dutchBanks[iban.slice(4, 8)] ?? null;
  if (!iban.startsWith("BE")) return null;
  const code = Number(iban.slice(4, 7));
  return belgianBanks.find(([first, last]) => first <= code && code <= last)?.[2] ?? null;
}
