import { languages } from "#domain/language.ts";
import { type FoundForm, formsOf } from "#test/fuzz-form.ts";
import type { Attacker } from "#test/fuzz-site.ts";
import type { Values } from "#test/fuzz-value.ts";
import { filesIn, textOf } from "#test/source.ts";
import { type Address, addresses, pageFile, pathIn } from "#web/address.ts";

// The pages of a site and their forms: those that people find by following links, and those that only a link in a mail
// or a certain moment shows.

const everyAddress = addresses.flatMap((address) => [address, ...(address.children ?? [])]);

/** The addresses whose pages take a form. */
export const actingAddresses = everyAddress.filter((address) =>
  /^export const act\b|^export (?:async )?function act\b|export \{[^}]*\bact\b/m.test(
    textOf(`web/${pageFile(address)}.tsx`),
  ),
);

const patterns = everyAddress.flatMap((address) =>
  languages.map((language) => ({
    address,
    pattern: new RegExp(
      `^${pathIn(language, address.path)
        .replaceAll(/\/:\w+\?/g, "(?:/[^/]+)?")
        .replaceAll(/:\w+/g, "[^/]+")}$`,
    ),
  })),
);

/** The address of the page at a path; null for anything else. */
export function addressAt(path: string): Address | null {
  const plain = path.split("?")[0] ?? "";
  return patterns.find(({ pattern }) => pattern.test(plain))?.address ?? null;
}

const beginnings = [
  "/",
  "/account",
  "/office",
  "/submit-a-project",
  "/vote",
  "/vote/kiosk",
  "/set-up/fund",
  "/office/settings",
];

/** How many pages of one kind, and of all kinds, somebody opens. */
const most = { ofKind: 3, ofAll: 150 };

type Page = { path: string; status: number; html: string };

/** Opens pages by following links, and gives their forms. */
export async function findForms(
  ask: (path: string, who: Attacker) => Promise<Page | null>,
  who: Attacker,
): Promise<FoundForm[]> {
  const forms: FoundForm[] = [];
  const opened = new Map<Address, number>();
  const seen = new Set(beginnings);
  const waiting = [...beginnings];
  for (let count = 0; count < most.ofAll; count++) {
    const path = waiting.shift();
    if (path === undefined) break;
    const page = await ask(path, who);
    if (!page) continue;
    forms.push(...formsOf(path, page.html));
    for (const [, href = ""] of page.html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)) {
      const link = href.replaceAll("&amp;", "&");
      const address = addressAt(link);
      const times = address ? (opened.get(address) ?? 0) : most.ofKind;
      if (!address || seen.has(link) || times >= most.ofKind) continue;
      opened.set(address, times + 1);
      seen.add(link);
      waiting.push(link);
    }
  }
  return forms;
}

/** The page of an address and its parts, as text. */
function sourceOf(address: Address): string {
  const folder = `web/${pageFile(address)}`.replace(/\/page$/, "");
  const files = filesIn(folder).filter((file) => /^(?:page|parts\/.*)\.tsx?$/.test(file.slice(folder.length + 1)));
  return files.map(textOf).join("\n");
}

const firstGroups = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, group = ""]) => group)),
];

/** A form for each page that takes one, whether or not somebody can open it now. */
export function formsBySource({ pick, id, text }: Values): (() => FoundForm)[] {
  return actingAddresses.map((address) => {
    const source = sourceOf(address);
    const names = firstGroups(source, /\b(?:name=|get\(|getAll\()"([\w.-]+)"/g);
    // The intents of its buttons are among them.
    const words = firstGroups(source, /"([a-z][a-zA-Z-]{2,24})"/g);
    return () => {
      const language = pick(languages);
      const path = pathIn(language, address.path).replaceAll(/:(\w+)\??/g, (_whole, name: string) =>
        encodeURIComponent(
          pick([id(address.path), text(name)])
            .replaceAll("\ud800", "")
            .slice(0, 200)
            .toWellFormed(),
        ),
      );
      const fields = names.map((name) => ({ name, values: name === "intent" ? words : [], isFile: false }));
      return { page: path, action: path, method: "post", isMultipart: false, fields, buttons: [] };
    };
  });
}
