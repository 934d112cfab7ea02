import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#test/source.ts";
import { addresses, pageFile } from "#web/address.ts";

// The rules of the code: allowed imports, names, and things that only one place may do.

const folders = ["domain", "i18n", "server", "web", "test", "e2e", "bench", "scripts"];
const sources = filesIn(...folders).filter((file) => /\.tsx?$/.test(file));
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file) || /^(test|e2e|bench)\//.test(file);
const product = sources.filter((file) => !isTest(file) && !file.startsWith("scripts/"));

type Import = { from: string; to: string; isType: boolean };

function importsOf(from: string): Import[] {
  const pattern = /^\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;
  return [...textOf(from).matchAll(pattern)].map(([, type, named, dynamic]) => {
    const target = named ?? dynamic ?? "";
    const to = target.startsWith(".") ? normalize(join(dirname(from), target)) : target.replace(/^#/, "");
    return { from, to, isType: Boolean(type) };
  });
}

const imports = product.flatMap(importsOf);
const ownFolders = /^(domain|i18n|server|web|test)\//;

/** The allowed imports of each folder besides itself. The longest folder that fits a file counts. */
const borders = new Map(
  [...textOf("docs/architecture.md").matchAll(/^\| ((?:domain|i18n|server|web)[^|]*) \| ([^|]+) \|$/gm)].flatMap(
    ([, folders = "", allowed = ""]) =>
      folders.split(", ").map((folder) => [folder, allowed === "nothing" ? [] : allowed.split(", ")] as const),
  ),
);

const inFolder = (file: string, folder: string) => file === folder || file.startsWith(`${folder}/`);

test("the architecture names every folder with code", () => {
  expect([...borders.keys()]).toEqual(expect.arrayContaining(["domain", "i18n", "server/api", "server/jobs", "web"]));
});

test("every folder imports only what the architecture allows", () => {
  const homes = [...borders.keys()].sort((a, b) => b.length - a.length);
  const wrong = imports.filter(({ from, to }) => {
    if (!ownFolders.test(to)) return false;
    const home = homes.find((folder) => inFolder(from, folder));
    if (!home || inFolder(to, home)) return !home;
    // The workshop shows the printed schemas, which are texts.
    if (from.startsWith("web/pages/workshop/") && to.endsWith(".graphql?raw")) return false;
    return !borders.get(home)?.some((allowedFolder) => inFolder(to, allowedFolder));
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("only the server imports code for the server, and only the browser code for the browser", () => {
  // The server writes these into a page as text.
  const written = ["web/browser/reload-once.ts", "web/browser/start-scripts.ts"];
  const wrong = imports.filter(({ from, to }) =>
    ["web/server", "web/browser"].some(
      (side) => from.startsWith("web/") && inFolder(to, side) && !inFolder(from, side) && !written.includes(to),
    ),
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("the domain imports only itself", () => {
  const wrong = imports.filter(({ from, to }) => from.startsWith("domain/") && !to.startsWith("domain/"));
  expect(wrong).toEqual([]);
});

test("a component of ui/ imports nothing about the fund", () => {
  const wrong = imports.filter(
    ({ from, to }) => from.startsWith("web/ui/") && ownFolders.test(to) && !/^web\/(ui|design)\//.test(to),
  );
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("only the page of a folder and the pages below it import its parts", () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [folder, part] = to.split("/parts/");
    return !isType && to.startsWith("web/pages/") && part && !from.startsWith(`${folder}/`);
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("a folder of pages holds a page, its styles and its parts", () => {
  const wrong = filesIn("web/pages").filter((file) => !/\/(page\.(tsx|css)|parts\/[a-z-.]+)$/.test(file));
  expect(wrong).toEqual([]);
});

test("a page exports only what the routes take from it", () => {
  const allowedNames = /^(load|act)(InBrowser)?$|^(handle|shouldRevalidate|ErrorBoundary|default)$/;
  const wrong = filesIn("web/pages")
    .filter((file) => file.endsWith("/page.tsx"))
    .flatMap((file) =>
      [...textOf(file).matchAll(/^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm)]
        .filter(([, name = ""]) => !allowedNames.test(name))
        .map(([, name]) => `${file} ${name}`),
    );
  expect(wrong).toEqual([]);
});

test("every page has an address, and every address a page", () => {
  const addressed = addresses
    .flatMap((address) => [address, ...(address.children ?? [])])
    .map((address) => `web/${pageFile(address)}.tsx`);
  const others = ["not-found", "opens-soon", "workshop/explorer", "workshop/gallery"].map(
    (name) => `web/pages/${name}/page.tsx`,
  );
  const pages = filesIn("web/pages").filter((file) => file.endsWith("/page.tsx"));
  expect(pages.sort()).toEqual([...new Set([...addressed, ...others])].sort());
});

const [, nounList = ""] = /Nouns have an order: ([a-z, ]+)\./.exec(textOf("docs/architecture.md")) ?? [];
const nouns = nounList.split(", ");

test("a file about a noun only imports files about nouns that come before it", () => {
  // `dossier-check.ts` is about dossiers.
  const nounOf = (file: string) => nouns.indexOf(/(?:^|\/)([a-z]+)(?:-[a-z-]+)?\.ts$/.exec(file)?.[1] ?? "");
  const wrong = imports.filter(({ from, to, isType }) => {
    const isSameFolder = dirname(from) === dirname(to);
    return !isType && isSameFolder && nounOf(from) >= 0 && nounOf(to) > nounOf(from);
  });
  expect(nouns.length).toBeGreaterThan(5);
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test("classes are for errors only, and for the points where a driver of the database is extended by one", () => {
  const wrong = product.flatMap((file) =>
    [...textOf(file).matchAll(/^(?:export )?(?:abstract )?class (\w+)(?: extends (\w+))?/gm)]
      .filter(([, , parent = ""]) => !/^(\w*Error|Refusal|PGlite|NodeFS|Client|Pool)$/.test(parent))
      .map(([line]) => `${file} ${line}`),
  );
  expect(wrong).toEqual([]);
});

test("only the configuration reads the environment", () => {
  const readers = product.filter((file) => /process\.env\b/.test(textOf(file)));
  expect(readers).toEqual(["server/platform/config.ts"]);
});

test("only the entry points read the clock", () => {
  const asking = /new Date\(\)|Date\.now\(\)/;
  const wrong = product.filter((file) => /^(domain|server)\//.test(file) && asking.test(textOf(file)));
  expect(wrong.sort()).toEqual(["server/cli/samen.ts", "server/site.ts", "server/start.ts"]);
});

test("only actions and the demo write to the database", () => {
  const writing = /\b(db|database|transaction)\s*\.(insert|update|delete)\(/;
  const allowedFiles = /^server\/(actions|database\/demo|database\/migrate)/;
  const wrong = product.filter(
    (file) => file.startsWith("server/") && !allowedFiles.test(file) && writing.test(textOf(file)),
  );
  expect(wrong).toEqual([]);
});

test("only drizzle.ts imports the queries and tables of Drizzle", () => {
  const direct = sources.filter((file) => importsOf(file).some(({ to }) => /^drizzle-orm(\/pg-core)?$/.test(to)));
  expect(direct).toEqual(["server/database/drizzle.ts"]);
});

test("files are named after their subject, in kebab-case", () => {
  const namedFiles = filesIn(...folders).filter(
    (file) => !file.includes("/migrations/") && !/\.(woff2|txt)$/.test(file),
  );
  const wrong = namedFiles.filter(
    (file) => !file.split("/").every((part) => /^(\.?[a-z0-9]+)([.-][a-z0-9]+)*$/.test(part)),
  );
  expect(wrong).toEqual([]);
});

test("no file or folder is called utils, helpers, misc, common, manager or service", () => {
  const drawer = /(^|[/.-])(utils?|helpers?|misc|common|managers?|services?)([/.-]|$)/;
  expect(filesIn(...folders).filter((file) => drawer.test(file))).toEqual([]);
});

test("only listed folders have an index", () => {
  const indexes = sources.filter((file) => /(^|\/)index\.ts$/.test(file));
  const lists = /^(server\/database\/tables|server\/api\/(fund|system)|i18n\/(nl|en|fr))\/index\.ts$/;
  expect(indexes.filter((file) => !lists.test(file))).toEqual([]);
});

test("exports are named, except where a framework needs a default export", () => {
  const allowedFiles =
    /^(web\/(pages|shell)\/.*\.tsx|server\/database\/drizzle\.config\.ts|test\/postgres\.ts|e2e\/[a-z-.]+config\.ts|e2e\/sites\.ts|scripts\/test\/report-[a-z]+\.ts)$/;
  const wrong = sources.filter((file) => /^export default\b/m.test(textOf(file)) && !allowedFiles.test(file));
  expect(wrong).toEqual([]);
});

test("every export is used in another file", () => {
  const uses = new Map<string, number>();
  for (const file of [...sources, "vite.config.ts"]) {
    for (const word of new Set(textOf(file).match(/[\w$]+/g))) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  // The routes take these from every page by name.
  const called = /^(load|act)(InBrowser)?$/;
  const exported = /^export (?:async )?(?:const|function\*?|class) ([\w$]+)/gm;
  const wrong = product.flatMap((file) =>
    [...textOf(file).matchAll(exported)]
      .filter(([, name = ""]) => uses.get(name) === 1 && !called.test(name))
      .map(([, name]) => `${file} ${name}`),
  );
  expect(wrong).toEqual([]);
});

test("every design token is used", () => {
  const tokens = new Set(textOf("web/design/tokens.css").match(/--[\w-]+(?=:)/g));
  const styled = filesIn("web").filter((file) => /\.(css|tsx?)$/.test(file));
  const used = new Set(styled.flatMap((file) => textOf(file).match(/(?<=var\()--[\w-]+/g) ?? []));
  expect([...tokens].filter((token) => !used.has(token))).toEqual([]);
});

test("shapes are types, not interfaces", () => {
  const wrong = product.filter((file) => /^(export )?interface /m.test(textOf(file)));
  expect(wrong).toEqual([]);
});

test("files have at most 400 lines", () => {
  // Nobody reads a list of sentences or of demo content from start to end.
  const isList = /^(server\/database\/demo\/content|i18n\/[a-z]{2})\//;
  const long = sources.filter((file) => !isList.test(file) && textOf(file).split("\n").length > 400);
  expect(long).toEqual([]);
});

test("a comment or a description begins with its subject, unless it asks something", () => {
  const opening = /(?:\/\/|\/\*\*?|^\s*\*|\. |description:\s+") ?(?:What|Who|Whose|Whatever|Whoever)\b/;
  const comment = /^\s*(?:\/\/|\/?\*)|description:/;
  const wrong = sources.flatMap((file) =>
    textOf(file)
      .split("\n")
      .filter((line) => comment.test(line) && !line.includes("?") && (opening.test(line) || /\bwhoever\b/i.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test("no style sheet and no document says “whoever”", () => {
  // These two name the word, because they ask not to use it.
  const guides = ["docs/words.md", "docs/writing.md"];
  const files = filesIn("web", "docs").filter((file) => /\.(css|md)$/.test(file) && !guides.includes(file));
  expect(files.filter((file) => /\bwhoever\b/i.test(textOf(file)))).toEqual([]);
});

test("components take their colours from the tokens", () => {
  const styles = filesIn("web").filter((file) => file.endsWith(".css") && !file.endsWith("design/tokens.css"));
  const stray = styles.filter((file) => {
    const plain = textOf(file)
      .replace(/url\("[^"]*"\)/g, "")
      .replace(/\/\*[\s\S]*?\*\//g, "");
    return /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/i.test(plain);
  });
  expect(stray).toEqual([]);
});
