import { type Country, countries, countryOf, type Region, regions } from "#domain/region.ts";
import type { Rule } from "#domain/rules.ts";

/** Reads a postal code into `9000` in Belgium and `1234 AB` in the Netherlands; null when it cannot be one. */
export function readPostalCode(typed: string, country: Country): string | null {
  const plain = typed.replace(/[\s.-]/g, "").toUpperCase();
  if (country === "belgium") return /^(?:B)?([1-9]\d{3})$/.exec(plain)?.[1] ?? null;
  const [, digits, letters = ""] = /^(?:NL)?([1-9]\d{3})([A-Z]{2})$/.exec(plain) ?? [];
  // The Netherlands does not use these letters, because of the war.
  return digits && !["SA", "SD", "SS"].includes(letters) ? `${digits} ${letters}` : null;
}

// The first postal code of each part of a Belgian region, in their order.
const belgianRegions: readonly [number, Region][] = [
  [1000, "brussels"],
  [1300, "walloon-brabant"],
  [1500, "flemish-brabant"],
  [2000, "antwerp"],
  [3000, "flemish-brabant"],
  [3500, "limburg-be"],
  [4000, "liege"],
  [5000, "namur"],
  [6000, "hainaut"],
  [6600, "luxembourg"],
  [7000, "hainaut"],
  [8000, "west-flanders"],
  [9000, "east-flanders"],
];

/** Gives the region of a Belgian postal code; Dutch provinces do not follow from theirs, so those give null. */
export function regionOfPostalCode(typed: string, country: Country): Region | null {
  const code = country === "belgium" ? readPostalCode(typed, country) : null;
  return (code && belgianRegions.findLast(([first]) => first <= Number(code))?.[1]) || null;
}

/** Accepts a postal code of the country of the region in this other field. */
export const postalCodeOfRegion =
  (regionField: string): Rule =>
  (value, values) => {
    const region = regions.find((one) => one === values[regionField]);
    const possible = region ? [countryOf(region)] : countries;
    const isRight = possible.some((country) => readPostalCode(String(value), country));
    return isRight ? null : { code: `rule.postalCode.${possible[0] ?? "belgium"}` };
  };
