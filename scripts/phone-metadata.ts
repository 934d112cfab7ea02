import { writeFileSync } from "node:fs";
import metadata from "libphonenumber-js/max/metadata";

/** Where our people and their organisations have phones; of numbers from elsewhere only the length is checked. */
const countries = ["BE", "NL", "LU", "FR", "DE", "GB", "IT", "ES", "PT", "PL", "RO", "BG", "TR", "MA"] as const;

/** What `domain/phone-metadata.ts` must hold: the part of what libphonenumber knows that we need; a test compares it. */
export function printedPhoneMetadata(): string {
  const callingCodes = Object.entries(metadata.country_calling_codes).filter(([, sharing]) =>
    countries.some((country) => sharing.includes(country)),
  );
  // Whoever shares a calling code belongs to it, or Jersey would have no phones.
  const codes = callingCodes.flatMap(([, sharing]) => sharing).sort();
  const lines = codes.map((code) => `"${code}":${JSON.stringify(metadata.countries[code])}`);
  return [
    'import type { MetadataJson } from "libphonenumber-js/core";',
    "",
    "// Made from libphonenumber-js by `node scripts/phone-metadata.ts`. One for browser and server, so that they agree.",
    "",
    "/** How phone numbers look in the countries we know best. */",
    "export const phoneMetadata: MetadataJson = JSON.parse(String.raw`",
    `{"version":${metadata.version},"country_calling_codes":${JSON.stringify(Object.fromEntries(callingCodes))},`,
    `"countries":{${lines.join(",\n")}}}`,
    "`);",
    "",
  ].join("\n");
}

if (import.meta.main) writeFileSync("domain/phone-metadata.ts", printedPhoneMetadata());
