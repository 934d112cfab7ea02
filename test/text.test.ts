import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { filesIn, textOf } from "#test/source.ts";
import { addresses, areas } from "#web/address.ts";

type Catalogue = Record<string, string>;

const files = import.meta.glob<Record<string, Catalogue>>("../i18n/*/!(index).ts", { eager: true });
const catalogues: Record<string, Catalogue> = Object.fromEntries(
  languages.map((language) => {
    const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
    return [language, Object.assign({}, ...own.flatMap(([, module]) => Object.values(module)))];
  }),
);

const keysOf = (language: string) => Object.keys(catalogues[language] ?? {}).sort();

test("every sentence exists in every language", () => {
  for (const language of languages) expect(keysOf(language), language).toEqual(keysOf("nl"));
});

test("every catalogue file is part of the site, of one of its parts, of its mails, feeds or calendars", () => {
  const listed = [...textOf("i18n/nl/index.ts").matchAll(/"#i18n\/nl\/([a-z-]+)\.ts"/g)].map(([, name]) => name);
  const names = filesIn("i18n/nl").map((file) => file.replace(/^.*\/|\.ts$/g, ""));
  expect(names.filter((name) => name !== "index").sort()).toEqual([...listed, "calendar", "feed", "mail"].sort());
});

test("no page uses a sentence of another part of the site", () => {
  const wrong: string[] = [];
  for (const area of areas) {
    const keys = Object.keys(Object.assign({}, ...Object.values(files[`../i18n/nl/${area}.ts`] ?? {})));
    const homes = addresses
      .filter((address) => address.area === area)
      .map(({ path, file }) => `web/pages/${file ?? path.split("/")[1]}`);
    for (const file of filesIn("web").filter((file) => /\.tsx?$/.test(file) && !file.startsWith("web/components/"))) {
      const isAtHome = homes.some((home) => file === `${home}.tsx` || file.startsWith(`${home}/`));
      if (!isAtHome && keys.some((key) => textOf(file).includes(`"${key}"`))) wrong.push(`${file} → ${area}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("no sentence is empty or left in another language by mistake", () => {
  for (const language of languages) {
    const empty = Object.entries(catalogues[language] ?? {}).filter(([, sentence]) => sentence.trim() === "");
    expect(empty, language).toEqual([]);
  }
  // Names and words that are the same in two languages are short; a whole sentence that is the same was forgotten.
  const forgotten = keysOf("nl").filter((key) => {
    const [dutch = "", english, french] = languages.map((language) => catalogues[language]?.[key]);
    return dutch.split(" ").length > 3 && (dutch === english || dutch === french || english === french);
  });
  expect(forgotten).toEqual([]);
});

/** The placeholders and marked parts of a message. */
function placeholders(message: string): string[] {
  const found = new Set<string>();
  const walk = (node: unknown) => {
    if (!Array.isArray(node)) return;
    const [first, ...rest] = node;
    if (typeof first === "string" && rest.length === 0) found.add(first);
    else if (typeof first === "string" && typeof rest[0] === "number") found.add(first);
    else if (typeof first === "string") found.add(`<${first}>`);
    for (const part of node) {
      if (Array.isArray(part)) walk(part);
      else if (part && typeof part === "object") for (const branch of Object.values(part)) walk(branch);
    }
  };
  const compiled = compile(message);
  if (Array.isArray(compiled)) for (const part of compiled) walk(part);
  return [...found].sort();
}

test("a sentence has the same placeholders in every language", () => {
  const different = keysOf("nl").filter((key) => {
    const [dutch, ...others] = languages.map((language) => placeholders(catalogues[language]?.[key] ?? "").join());
    return others.some((one) => one !== dutch);
  });
  expect(different).toEqual([]);
});

test("every sentence is used somewhere", () => {
  const code = filesIn("domain", "server", "web")
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map(textOf)
    .join("\n");
  // A key may be put together from a variable: `branch.${branch}` uses every key that begins so.
  const made = [...code.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, start]) => start ?? "");
  const patterns = [...code.matchAll(/`([a-z][\w.]*)\.\$\{[^}]+\}\.([\w.]+)`/g)].map(
    ([, start, end]) => new RegExp(`^${start}\\.\\w+\\.${end}$`),
  );
  const unused = keysOf("nl").filter(
    (key) =>
      !code.includes(`"${key}"`) &&
      !made.some((start) => key.startsWith(start)) &&
      !patterns.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

test("messages that count have a form for one and for many", () => {
  for (const language of languages) {
    for (const [key, message] of Object.entries(catalogues[language] ?? {})) {
      if (!message.includes(", plural,")) continue;
      expect(message, `${language} ${key}`).toMatch(/\bone \{/);
      expect(message, `${language} ${key}`).toMatch(/\bother \{/);
    }
  }
});
