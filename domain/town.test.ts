import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { readPostalCode } from "#domain/postal-code.ts";
import { countries } from "#domain/region.ts";
import { townIn, townsAt, townsIn } from "#domain/town.ts";
import { organisations } from "#server/database/demo/content/organisation.ts";

test("gives the towns of the company's branches in the language of the page", () => {
  const nameIn = (code: string) => languages.map((language) => townsAt(code, "belgium", language)[0]);
  expect(nameIn("1000")).toEqual(["Brussel", "Brussels", "Bruxelles"]);
  expect(nameIn("9000")).toEqual(["Gent", "Gent", "Gand"]);
  expect(nameIn("3110")).toEqual(["Rotselaar", "Rotselaar", "Rotselaar"]);
  expect(nameIn("8560")).toEqual(["Wevelgem", "Wevelgem", "Wevelgem"]);
  expect(nameIn("8550")).toEqual(["Zwevegem", "Zwevegem", "Zwevegem"]);
  expect(nameIn("4000")).toEqual(["Luik", "Liège", "Liège"]);
});

test("names a town in the language of the reader, whatever the language of the typed name", () => {
  const namesOf = (town: string, postalCode?: string) =>
    languages.map((language) => townIn({ town, ...(postalCode && { postalCode }) }, language));
  expect(namesOf("Gent")).toEqual(["Gent", "Gent", "Gand"]);
  expect(namesOf("anvers", "2000")).toEqual(["Antwerpen", "Antwerpen", "Anvers"]);
  expect(namesOf("Bruxelles")).toEqual(["Brussel", "Brussels", "Bruxelles"]);
});

test("leaves a town as people wrote it when we do not know it or are not sure which one it is", () => {
  expect(townIn({ town: "Nergenshuizen" }, "fr")).toBe("Nergenshuizen");
  expect(townIn({ town: "Gent", postalCode: "8560" }, "fr")).toBe("Gand");
  expect(townIn({ town: "Saint-Nicolas" }, "nl")).toBe("Saint-Nicolas");
  expect(townIn({ town: "Saint-Nicolas", postalCode: "9100" }, "nl")).toBe("Sint-Niklaas");
  expect(townIn({ town: "Den Haag", country: "netherlands" }, "en")).toBe("The Hague");
});

test("finds a Dutch town by the digits of its code", () => {
  expect(townsAt("4811 AB", "netherlands", "nl")).toEqual(["Breda"]);
  expect(townsAt("5038 ab", "netherlands", "fr")).toEqual(["Tilburg"]);
  expect(townsAt("2511 CV", "netherlands", "en")).toEqual(["The Hague"]);
});

test("finds a town by a code with the country before it", () => {
  for (const code of ["B-9000", "b 9000", "B9000"]) expect(townsAt(code, "belgium", "nl"), code).toEqual(["Gent"]);
  for (const code of ["NL-4811AB", "nl 4811 ab"]) expect(townsAt(code, "netherlands", "nl"), code).toEqual(["Breda"]);
});

test("gives all places that share a code, and none for a code we are not sure of", () => {
  expect(townsAt("8510", "belgium", "nl")).toEqual(["Marke", "Bellegem", "Rollegem", "Kooigem"]);
  for (const code of ["", "9", "9999", "0900", "abcd", "10000", "😀"])
    expect(townsAt(code, "belgium", "nl"), code).toEqual([]);
});

test("every code is valid and in one range only, and every name is well-formed", () => {
  for (const country of countries) {
    const towns = townsIn(country);
    for (const { first, last, names } of towns) {
      for (const code of [first, last]) {
        const written = country === "belgium" ? String(code) : `${code} AB`;
        expect(readPostalCode(written, country), written).toBe(written);
      }
      for (const name of Object.values(names).flat())
        expect(name, String(first)).toMatch(/^['\p{L}][\p{L}' -]*\p{L}$/u);
      const isSameLength = new Set(Object.values(names).map((list) => list.length)).size === 1;
      expect(isSameLength, String(first)).toBe(true);
    }
    // The ranges are in order and do not overlap.
    const inOrder = towns.every(({ first, last }, index) => first <= last && (towns[index - 1]?.last ?? 0) < first);
    expect(inOrder, country).toBe(true);
  }
  expect(townsIn("belgium").length).toBeGreaterThan(1000);
});

test("no Dutch name of a town looks French, and no French name looks Dutch", () => {
  const renamed = townsIn("belgium").flatMap(({ first, names }) =>
    names.nl.flatMap((nl, index) => (names.fr[index] === nl ? [] : [[first, nl, names.fr[index] ?? ""] as const])),
  );
  for (const [code, nl, fr] of renamed) {
    expect(nl, String(code)).not.toMatch(/[éèêàç]|^(?:Saint|Sainte)-/);
    expect(fr, String(code)).not.toMatch(/^Sint-|ij/);
  }
});

test("the towns of the demo's organisations fit their postal codes", () => {
  const elsewhere = organisations.filter(({ postalCode, country, town }) => {
    const towns = languages.flatMap((language) => townsAt(postalCode, country, language));
    return towns.length > 0 && !towns.includes(town);
  });
  expect(elsewhere.map(({ postalCode, town }) => `${postalCode} ${town}`)).toEqual([]);
});
