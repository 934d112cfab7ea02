import compile from "icu-minify/compile";
import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { filesIn, textOf } from "#test/source.ts";
import { addresses, pageFile } from "#web/address.ts";
import { type Area, areas, areasOfPage } from "#web/area.ts";

type Catalogue = Record<string, string>;

const files = import.meta.glob<Record<string, Catalogue>>(["../i18n/*/*.ts", "!../i18n/*/index.ts"], {
  eager: true,
});
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

test("every catalogue file belongs to the site, to one of its parts or to a text outside the pages", () => {
  const listed = [...textOf("i18n/nl/index.ts").matchAll(/"#i18n\/nl\/([a-z-]+)\.ts"/g)].map(([, name]) => name);
  const names = filesIn("i18n/nl").map((file) => file.replace(/^.*\/|\.ts$/g, ""));
  expect(names.filter((name) => name !== "index").sort()).toEqual(
    [...listed, "calendar", "dossier-paper", "feed", "letter", "mail", "mail-dossier", "own-record", "poster"].sort(),
  );
});

test("every page has all sentences that it may show", () => {
  const missing = saidByPages().flatMap(({ path, areas, said }) => {
    const names = [...siteCatalogues, ...areas.flatMap(cataloguesOf)];
    const loadedKeys = new Set(names.flatMap(keysIn));
    return said.filter((key) => !loadedKeys.has(key)).map((key) => `${path} → ${key}`);
  });
  expect(missing).toEqual([]);
});

test("no part of the site loads a catalogue that none of its pages uses", () => {
  const pages = saidByPages();
  const idle = areas.flatMap((area) => {
    const said = new Set(pages.flatMap((page) => (page.areas.includes(area) ? page.said : [])));
    const names = cataloguesOf(area).filter((name) => !keysIn(name).some((key) => said.has(key)));
    return names.map((name) => `${area} → ${name}`);
  });
  expect(idle).toEqual([]);
});

/** The sentences that each page may show. */
function saidByPages(): { path: string; areas: readonly Area[]; said: string[] }[] {
  const sources = [...filesIn("web"), ...speakers].filter((file) => /\.tsx?$/.test(file));
  const code = Object.fromEntries(sources.map((file) => [file, textOf(file)]));
  return addresses.map((address) => {
    const { path, guards, children = [] } = address;
    const pages = [address, ...children].map((one) => `web/${pageFile(one)}.tsx`);
    const parts = partsOf([...pages, "web/shell/shell.tsx"], code);
    const said = keysOf("nl").filter((key) => parts.some((part) => mayName(code[part] ?? "", key)));
    // A form shows problems of its rules and of the server; a refusal notice shows only those of the server.
    if (parts.includes("web/form.tsx")) said.push(...keysIn("rule"), ...keysIn("problem"));
    if (parts.includes("web/components/refusal-notice.tsx")) said.push(...keysIn("problem"));
    // Files that name the fields of a dossier also name their problems.
    if (parts.includes("i18n/dossier-words.ts")) said.push(...keysIn("rule"), ...keysIn("dossier-rule"));
    // Only pages about people can have these problems.
    if (parts.includes("web/components/login-frame.tsx") || guards?.includes("login"))
      said.push(...keysIn("person-problem"));
    if (path.startsWith("/office/") && parts.includes("web/form.tsx")) said.push(...keysIn("office-problem"));
    // Votes that the office enters or changes for others can come too late, like any vote.
    if (path === "/office/vote") said.push(...keysIn("vote-problem"));
    return { path, areas: areasOfPage[path] ?? [], said };
  });
}

const cataloguesIn = (code: string) =>
  [...code.matchAll(/^import \{[^}]*\} from "#i18n\/nl\/([a-z-]+)\.ts"/gm)].map(([, name]) => name ?? "");
const siteCatalogues = cataloguesIn(textOf("i18n/nl/index.ts"));
const cataloguesOf = (area: Area) => cataloguesIn(textOf(`web/shell/${area}/nl.tsx`));
// These files beside the catalogues choose which sentence to show.
const speakers = filesIn("i18n").filter((file) => /^i18n\/[a-z-]+\.ts$/.test(file) && !file.includes(".test."));
const keysIn = (name: string) => Object.keys(Object.assign({}, ...Object.values(files[`../i18n/nl/${name}.ts`] ?? {})));

/** These files and all files they import, except types, which contain no sentences. */
function partsOf(start: string[], code: Record<string, string>): string[] {
  const seen = new Set<string>();
  const waiting = [...start];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const imported = (code[file] ?? "").matchAll(/^(?:import|export)(?! type)[^;]*?"(#|\.\/)([^"]+\.tsx?)"/gm);
    const lazy = (code[file] ?? "").matchAll(/import\("(#)([^"]+\.tsx?)"\)/g);
    for (const [, root, name] of [...imported, ...lazy]) waiting.push(root === "#" ? `${name}` : `web/${name}`);
  }
  return [...seen];
}

/** Whether code names a key or a beginning of it: `branch.${branch}` may be any branch. */
function mayName(code: string, key: string): boolean {
  const { whole, starts } = namedIn.get(code) ?? keysNamedIn(code);
  return whole.has(key) || starts.some((start) => key.startsWith(start));
}

type Named = { whole: Set<string>; starts: string[] };
const namedIn = new Map<string, Named>();

function keysNamedIn(code: string): Named {
  const named = {
    whole: new Set([...code.matchAll(/"([a-z][\w.-]*)"/gi)].map(([, key = ""]) => key)),
    starts: [...code.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, start = ""]) => start),
  };
  namedIn.set(code, named);
  return named;
}

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
    return others.some((one) => one !== dutch);
  });
  expect(different).toEqual([]);
});

// docs/words.md has one word for each thing; these are other words for them, and words that are hard to read.
const avoided: Record<string, RegExp[]> = {
  nl: [/\bkiosk\b/i, /\bdone(?:er|ren)\b|donatie/i, /(?<!e-)mailadres/i, /\bkarakters?\b/i],
  en: [/\bwhoever\b/i, /\bgo on\b/i, /\be-mail/i, /\broster\b/i, /\bsecond factor/i],
  fr: [/\bsoutien\b/i, /\bsaisissez\b/i, /\bemail\b/i, /\bbornes?\b/i, /\bsecond facteur/i],
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

test("a French rule names its field with an article", () => {
  const bare = Object.entries(catalogues.fr ?? {}).filter(
    ([key, sentence]) => /^rule\./.test(key) && sentence.startsWith("{field}"),
  );
  expect(bare).toEqual([]);
});

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
