/** Writes an IBAN in compact form: capitals without spaces. */
export function compactIban(text: string): string {
  return text.replaceAll(/[\s.-]/g, "").toUpperCase();
}

/** Writes an IBAN as people read it, in groups of four. */
export function ibanInFours(iban: string): string {
  return compactIban(iban).replaceAll(/(.{4})(?=.)/g, "$1 ");
}

const lengths: Record<string, number> = { BE: 16, NL: 18 };

/** Tells whether an IBAN in compact form can exist, by its check digits and, for our countries, its format. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const country = iban.slice(0, 2);
  if (iban.length !== (lengths[country] ?? iban.length) || !hasCheckDigits(iban)) return false;
  if (country === "NL") return /^NL\d{2}[A-Z]{4}\d{10}$/.test(iban);
  return country !== "BE" || isBelgianAccount(iban.slice(4));
}

// With the first four characters at the end and letters as numbers (A is 10), the number modulo 97 is 1.
function hasCheckDigits(iban: string): boolean {
  const rearrangedIban = iban.slice(4) + iban.slice(0, 4);
  const digits = rearrangedIban.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

// The last two of the twelve digits are the first ten modulo 97, or 97 when that is 0.
function isBelgianAccount(account: string): boolean {
  if (!/^\d{12}$/.test(account)) return false;
  return Number(account.slice(10)) === (Number(account.slice(0, 10)) % 97 || 97);
}
