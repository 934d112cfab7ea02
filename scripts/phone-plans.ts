import { writeFileSync } from "node:fs";
import metadata from "libphonenumber-js/max/metadata";

/** The countries of our people and their organisations; for other countries we only check the length. */
const countries = ["BE", "NL", "LU", "FR", "DE", "GB", "IT", "ES", "PT", "PL", "RO", "BG", "TR", "MA"] as const;

// The positions of these values in libphonenumber's list for a country.
const allNumbers = 2;
const groupings = 4;
const kinds = 11;

type Plan = { 0: string } & { [allNumbers]: string } & {
  [groupings]: [digits: string, written: string, leading: string[], national?: string][];
} & {
  [kinds]: ([pattern: string] | 0)[];
};

const planOf = (country: string) => metadata.countries[country as "BE"] as unknown as Plan;

/** The content of `domain/phone-plans.ts`: the part of libphonenumber that we need; a test compares it. */
export function printedPhonePlans(): string {
  const plans = Object.entries(metadata.country_calling_codes).flatMap(([code, sharing]) => {
    if (!countries.some((country) => sharing.includes(country))) return [];
    // Countries that share a calling code share a plan, or Jersey would have no phones.
    const patterns = sharing.map((country) => {
      const plan = planOf(country);
      const ofKinds = plan[kinds].flatMap((kind) => (kind ? [kind[0]] : []));
      // A number must fit one of its kinds, which alone are too wide, and also the country as a whole.
      return `(?=(?:${plan[allNumbers]})$)(?:${ofKinds.join("|")})`;
    });
    return [`  ${code}: ${JSON.stringify(patterns.join("|"))},`];
  });
  const written = (["BE", "NL"] as const).map((country) => {
    const lines = planOf(country)[groupings].map(([digits, format, leading, national = "$1"]) =>
      [leading.at(-1) ?? "", digits, format, format.replace("$1", national)]
        .map((line) => JSON.stringify(line))
        .join(", "),
    );
    return `  ${planOf(country)[0]}: [\n${lines.map((line) => `    [${line}],`).join("\n")}\n  ],`;
  });
  return [
    "// Made from libphonenumber-js by `node scripts/phone-plans.ts`; the package itself would be half of a form.",
    "",
    "/** The numbers of a country after its calling code, for the countries that we know best. */",
    "export const phonePlans: Readonly<Record<string, string>> = {",
    ...plans,
    "};",
    "",
    "/** How numbers are written, by calling code: their first digits, their groups, and the formats abroad and at home. */",
    "export const phoneGroups: Readonly<Record<string, readonly (readonly [string, string, string, string])[]>> = {",
    ...written,
    "};",
    "",
  ].join("\n");
}

if (import.meta.main) writeFileSync("domain/phone-plans.ts", printedPhonePlans());
