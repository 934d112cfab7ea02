import type { Country } from "#domain/region.ts";

/** Reads a postal code into `9000` in Belgium and `1234 AB` in the Netherlands; null when it cannot be one. */
export function readPostalCode(typed: string, country: Country): string | null {
  const plain = typed.replace(/[\s.-]/g, "").toUpperCase();
  if (country === "belgium") return /^(?:B)?([1-9]\d{3})$/.exec(plain)?.[1] ?? null;
  const [, digits, letters = ""] = /^(?:NL)?([1-9]\d{3})([A-Z]{2})$/.exec(plain) ?? [];
  // The Netherlands does not use these letters, because of the war.
  return digits && !["SA", "SD", "SS"].includes(letters) ? `${digits} ${letters}` : null;
}
