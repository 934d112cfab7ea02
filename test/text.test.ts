import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { type Area, catalogues as catalogueNames } from "#i18n/area.ts";
import { filesIn, textOf } from "#test/source.ts";
import { addresses, pageFile } from "#web/address.ts";

type Catalogue = Record<string, string>;

const files = import.meta.glob<Record<string, Catalogue>>("../i18n/*/*.ts", { eager: true });
const catalogues: Record<string, Catalogue> = Object.fromEntries(
  languages.map((language) => {
    const own = Object.entries(files).filter(([file]) => file.includes(`/${language}/`));
    return [language, Object.assign({}, ...own.flatMap(([, module]) => Object.values(module)))];
  }),
);

const keysOf = (language: string) => Object.keys(catalogues[language] ?? {}).sort();

test("every sentence exists in every language", () => {
  expect(keysOf("nl")).not.toEqual([]);
  for (const language of languages) expect(keysOf(language), language).toEqual(keysOf("nl"));
});

test("no two sentences have the same key, because a page would show the wrong one", () => {
  const own = Object.entries(files).filter(([file]) => file.includes("/nl/"));
  const names = own.flatMap(([, module]) => Object.values(module).flatMap(Object.keys));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** A file that uses texts says of which area: `useText("vote")`. A page may only import files of its own area. */
test("a page imports only components whose sentences it has", () => {
  const code = Object.fromEntries(
    filesIn("web")
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, textOf(file)]),
  );
  const wrong = addresses
    .flatMap((address) => [address, ...(address.children ?? []).map((child) => ({ ...child, area: address.area }))])
    .flatMap(({ path, area, ...address }) => {
      const loaded: readonly string[] = area ? catalogueNames[area] : [];
      return partsOf(`web/${pageFile({ path, ...address })}.tsx`, code).flatMap((file) =>
        [...(code[file] ?? "").matchAll(/use(?:Rich)?Text\("(\w+)"\)/g)]
          .filter(([, needed]) => catalogueNames[needed as Area].some((name) => !loaded.includes(name)))
          .map(([, needed]) => `${path} → ${file} (${needed})`),
      );
    });
  expect(wrong).toEqual([]);
});

/** A file and all files that it imports, except types. */
function partsOf(start: string, code: Record<string, string>): string[] {
  const seen = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file) || !(file in code)) continue;
    seen.add(file);
    const imported = (code[file] ?? "").matchAll(/^(?:import|export)(?! type)[^;]*?"#([^"]+)"|import\("#([^"]+)"\)/gm);
    for (const [, named, dynamic] of imported) waiting.push(named ?? dynamic ?? "");
  }
  return [...seen];
}

test("every problem has a sentence in the catalogue of its area", () => {
  const needed = [...textOf("domain/problem.ts").matchAll(/code: "([a-zA-Z.]+)"/g)].map(([, code = ""]) => code);
  expect(needed.length).toBeGreaterThan(20);
  expect(needed.filter((code) => !keysOf("nl").includes(code))).toEqual([]);
});

test("no sentence is empty or untranslated", () => {
  for (const language of languages) {
    const empty = Object.entries(catalogues[language] ?? {}).filter(([, sentence]) => sentence.trim() === "");
    expect(empty, language).toEqual([]);
  }
  // Names and words that are equal in two languages are short; a whole equal sentence is an untranslated one.
  const forgotten = keysOf("nl").filter((key) => {
    const [dutch = "", english, french] = languages.map((language) => catalogues[language]?.[key]);
    return (
      dutch.replace(/\{[^{}]*\}/g, "").split(" ").length > 3 &&
      (dutch === english || dutch === french || english === french)
    );
  });
  expect(forgotten).toEqual([]);
});

/** The placeholders and marked parts of a message. */
function placeholders(message: string): string[] {
  const names = new Set<string>();
  const walk = (parts: unknown) => {
    for (const part of Array.isArray(parts) ? parts : []) {
      if (!Array.isArray(part)) continue;
      const [name, kind, options] = part as [name: string, kind?: unknown, options?: unknown];
      const isValue = kind === undefined || typeof kind === "number";
      names.add(isValue ? name : `<${name}>`);
      if (!isValue) walk(part.slice(1));
      else if (options && typeof options === "object") Object.values(options).forEach(walk);
    }
  };
  walk(compile(message));
  return [...names].sort();
}

test("a sentence has the same placeholders in every language", () => {
  const different = keysOf("nl").filter((key) => {
    const [dutch, ...others] = languages.map((language) => placeholders(catalogues[language]?.[key] ?? "").join());
    return others.some((translation) => translation !== dutch);
  });
  expect(different).toEqual([]);
});

// docs/words.md has one word for each thing; these are other words for them, and words that are hard to read.
const avoided: Record<string, RegExp[]> = {
  nl: [
    /\bkiosk\b/i,
    /\bdone(?:er|ren)\b|donatie/i,
    /(?<!e-)mailadres/i,
    /\bkarakters?\b/i,
    /\binlog/i,
    /\bleemtes?n?\b/i,
    /\bzwijgen\b/i,
    /nieuwe stand\b/i,
    /\b(?:aanvraag|vragen) om hulp\b/i,
    /\bde account\b/i,
    /(?<!zich )opnieuw aanmelden/i,
  ],
  en: [
    /\bwhoever\b/i,
    /\bgo(?:es|ing|ne)? on\b/i,
    /\bstands\b/i,
    /\be-mail/i,
    /\broster\b/i,
    /\bsecond factor/i,
    /\bemployee number/i,
    /\bstaff office\b/i,
    /\brequests? for help\b/i,
    /\b(?:does|do) not hold\b/i,
  ],
  fr: [
    /\bsoutien\b/i,
    /\bsaisissez\b/i,
    /\bemail\b/i,
    /\bbornes?\b/i,
    /\bsecond facteur/i,
    /\bmatricule/i,
    /\bgagnants?\b/i,
    /\bappu(?:ie|yer)/i,
    /\blacunes?\b/i,
    /\bprojet de plan\b/i,
  ],
};

test("no sentence uses another word for a thing than docs/words.md does", () => {
  const wrongSentences = languages.flatMap((language) =>
    Object.entries(catalogues[language] ?? {}).flatMap(([key, sentence]) => {
      const words = sentence.replaceAll(/\{\w+/g, "");
      return avoided[language]?.some((word) => word.test(words)) ? [`${language} ${key}`] : [];
    }),
  );
  expect(wrongSentences).toEqual([]);
});

const openings: Record<string, string> = {
  nl: "Wat|Wie",
  en: "What|Who",
  fr: "Ce que|Ce qu’\\S+|Ce qui|Ce dont|Ceux|Celles?|Celui|Qui",
};

test("a sentence names its subject: it opens with “Wat”, “What” or “Ce que” only to ask something", () => {
  const wrongSentences = languages.flatMap((language) => {
    const opening = new RegExp(`(?:^|[.?!}] |\\{)(?:${openings[language]}) [^?.]*\\.`);
    return Object.entries(catalogues[language] ?? {}).filter(([, sentence]) => opening.test(sentence));
  });
  expect(wrongSentences).toEqual([]);
});

test("no Dutch condition begins with a verb", () => {
  // “Wint je project, dan …” is hard to read; “Als je project wint, …” is not.
  const opening = /^(?!Als |Wanneer |Zodra )\p{Lu}[\p{Ll}’]+ [^.?!:;]*, dan \p{Ll}+ /u;
  const wrongSentences = Object.entries(catalogues.nl ?? {}).filter(([, sentence]) =>
    sentence.split(/(?<=[.?!:;])\s+|[{}]/).some((part) => opening.test(part)),
  );
  expect(wrongSentences).toEqual([]);
});

test("a French rule names its field with an article", () => {
  const bare = Object.entries(catalogues.fr ?? {}).filter(
    ([key, sentence]) => /^rule\./.test(key) && sentence.startsWith("{field}"),
  );
  expect(bare).toEqual([]);
});

// These files beside the catalogues choose which sentence to show.
const speakers = filesIn("i18n").filter((file) => /^i18n\/[a-z-]+\.ts$/.test(file) && !file.includes(".test."));

test("every sentence is used somewhere", () => {
  const code = [...filesIn("domain", "server", "web"), ...speakers]
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map(textOf)
    .join("\n");
  // A key may be made with a variable: `branch.${branch}` uses every key with that beginning.
  const made = [...code.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, start]) => start ?? "");
  const patterns = [...code.matchAll(/`([a-z][\w.]*)\.\$\{[^}]+\}\.([\w.]+)`/g)].map(
    ([, start, end]) => new RegExp(`^${start}\\.\\w+\\.${end}$`),
  );
  const quoted = new Set([...code.matchAll(/"([\w.-]+)"/g)].map(([, text]) => text));
  const unused = keysOf("nl").filter(
    (key) =>
      !quoted.has(key) &&
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
