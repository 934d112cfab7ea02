/** The IBAN as computers write it: no spaces, upper case. */
export function compactIban(text: string): string {
  return text.replaceAll(/[\s.-]/g, "").toUpperCase();
}

/** The IBAN as people read it, in groups of four. */
export function ibanInFours(iban: string): string {
  return compactIban(iban).replaceAll(/(.{4})(?=.)/g, "$1 ");
}

const lengths: Record<string, number> = { BE: 16, NL: 18 };

/** Tells whether an IBAN, in compact form, can exist: its check digits, and for our countries its length. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const country = iban.slice(0, 2);
  if (iban.length !== (lengths[country] ?? iban.length) || !hasCheckDigits(iban)) return false;
  if (country === "NL") return /^NL\d{2}[A-Z]{4}\d{10}$/.test(iban);
  return country !== "BE" || isBelgianAccount(iban.slice(4));
}

// Moved to the end, with each letter as two digits (A is 10), the whole is 1 more than a multiple of 97.
function hasCheckDigits(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

// The last two of the twelve digits are the rest of the first ten by 97, or 97 when there is none.
function isBelgianAccount(account: string): boolean {
  if (!/^\d{12}$/.test(account)) return false;
  return Number(account.slice(10)) === (Number(account.slice(0, 10)) % 97 || 97);
}
