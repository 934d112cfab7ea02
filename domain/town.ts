import type { Language } from "#domain/language.ts";
import type { Country } from "#domain/region.ts";
import { belgianTowns, dutchTowns } from "#domain/town-data.ts";

// This data is large, so a form loads it only after someone types a postal code.

type Towns = { first: number; last: number; names: Record<"nl" | "fr" | "en", readonly string[]> };

/** Gives the towns at a postal code in the page's language, the likeliest first; none when we are not sure. */
export function townsAt(postalCode: string, country: Country, language: Language): readonly string[] {
  const [, digits = "0"] = /^(?:B|NL)?[\s-]*(\d{4})(?!\d)/i.exec(postalCode.trim()) ?? [];
  const code = Number(digits);
  const names: Partial<Record<Language, readonly string[]>> | undefined = townsIn(country).find(
    ({ first, last }) => first <= code && code <= last,
  )?.names;
  // A language without names of its own uses the English ones.
  return names?.[language] ?? names?.en ?? [];
}

type NamedTown = { town: string; country?: Country; postalCode?: string };

/** Gives a town's name in a language; the name that people wrote if we are not sure which town it is. */
export function townIn({ town, country = "belgium", postalCode = "" }: NamedTown, language: Language): string {
  const written = town.trim().toLowerCase();
  const towns = (namesakes(country).get(written) ?? []).map(({ first, last, names }) => {
    const place = everyName(names).findIndex((inEach) => inEach.some((name) => name.toLowerCase() === written));
    const inOne: Partial<Record<Language, readonly string[]>> = names;
    return { first, last, name: (inOne[language] ?? names.en)[place] ?? town };
  });
  const code = Number(/\d{4}/.exec(postalCode)?.[0] ?? 0);
  const here = towns.filter(({ first, last }) => first <= code && code <= last);
  const foundNames = new Set((here.length > 0 ? here : towns).map(({ name }) => name));
  const [name = town] = foundNames;
  return foundNames.size === 1 ? name : town;
}

/** The names of each place with a code, in every language. */
function everyName({ nl, fr, en }: Towns["names"]): string[][] {
  return nl.map((name, place) => [name, fr[place] ?? name, en[place] ?? name]);
}

/** The towns that have a name in any language. */
function namesakes(country: Country): ReadonlyMap<string, Towns[]> {
  const cachedNamesakes = namesakesByCountry[country];
  if (cachedNamesakes) return cachedNamesakes;
  const byName = new Map<string, Towns[]>();
  for (const towns of townsIn(country))
    for (const name of new Set(everyName(towns.names).flat()))
      byName.set(name.toLowerCase(), [...(byName.get(name.toLowerCase()) ?? []), towns]);
  namesakesByCountry[country] = byName;
  return byName;
}

const namesakesByCountry: Partial<Record<Country, ReadonlyMap<string, Towns[]>>> = {};

/** Gives every town in a country that we have, with the digits of its postal codes. */
export function townsIn(country: Country): readonly Towns[] {
  townsByCountry[country] ??=
    country === "belgium" ? read(belgianTowns, isFrenchSpeaking) : read(dutchTowns, () => false);
  return townsByCountry[country];
}

const townsByCountry: Partial<Record<Country, readonly Towns[]>> = {};

// A town without an English name gets the name in its own language; in Brussels most people speak French.
const isFrenchSpeaking = (code: number) => code < 1500 || (code >= 4000 && code < 8000);

function read(data: string, isFrench: (code: number) => boolean): Towns[] {
  return data
    .trim()
    .split(/[;\n]/)
    .flatMap((entry) => {
      const [, codes = "", written = ""] = /^([\d,-]+) (.+)$/.exec(entry) ?? [];
      const [nl = [], fr = nl, en] = written.split("|").map((names) => names.split("/"));
      return codes.split(",").map((range) => {
        const [first = 0, last = first] = range.split("-").map(Number);
        return { first, last, names: { nl, fr, en: en ?? (isFrench(first) ? fr : nl) } };
      });
    });
}
