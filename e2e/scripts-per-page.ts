import { gzipSync } from "node:zlib";
import { type Language, languages } from "#domain/language.ts";
import { type Area, catalogues } from "#i18n/area.ts";
import { filesIn, textOf } from "#test/source.ts";
import { type Address, addresses, officeFrameFile, pageFile, pathIn } from "#web/address.ts";
import { isOfficeFile, officeFileList } from "#web/office-file.ts";

/** The most kB of scripts, packed with gzip, that a page of each area may load. */
export const mostScripts: Record<Area, number> = {
  public: 150,
  home: 150,
  cookies: 150,
  donate: 150,
  vote: 150,
  submission: 190,
  account: 190,
  office: 220,
  calls: 220,
  dossiers: 220,
  committee: 220,
  meeting: 220,
  import: 220,
  inbox: 220,
  people: 220,
  projects: 220,
  offers: 220,
  organisations: 220,
  approval: 150,
  settings: 220,
  connections: 220,
  writing: 220,
  setUp: 220,
};

/** The kB that a page may have more while it shows a part that only some visitors get. */
export const mostForParts = 5;

type ManifestEntry = { file: string; imports?: string[]; dynamicImports?: string[] };

/** The parts for which a load function waits when its data needs them: the files that `lazy` shows. */
const lazyParts = filesIn("web")
  .map(textOf)
  .filter((code) => code.includes("lazy(load"))
  .flatMap((code) => [...code.matchAll(/import\("#(web\/[^"]+)"\)/g)].map(([, part = ""]) => part));

/**
 * Weighs the scripts of every address in every language, from the manifest of the build: those that everyone gets, and
 * those together with its lazy parts.
 */
export function weighEveryPage() {
  const manifest: Record<string, ManifestEntry | undefined> = JSON.parse(textOf("build/client/.vite/manifest.json"));
  const weights = new Map<string, number>();
  const weigh = (file: string) => {
    const weight = weights.get(file) ?? gzipSync(textOf(`build/client/${file}`), { level: 9 }).length / 1000;
    weights.set(file, weight);
    return weight;
  };
  const weighAll = (files: Set<string>) => [...files].reduce((sum, file) => sum + weigh(file), 0);
  const collect = (source: string, files: Set<string>, parts: Set<string>): void => {
    const entry = manifest[source];
    if (!entry) throw new Error(`The build has no script for ${source}`);
    if (files.has(entry.file)) return;
    files.add(entry.file);
    for (const part of entry.dynamicImports ?? []) if (lazyParts.includes(part)) parts.add(part);
    for (const dependency of entry.imports ?? []) collect(dependency, files, parts);
  };
  return addresses.flatMap((address) =>
    [[address], ...(address.children ?? []).map((child) => [address, child])].flatMap((pages) =>
      languages.map((language) => {
        const files = new Set<string>();
        const parts = new Set<string>();
        for (const source of sourcesOf(pages, language)) collect(source, files, parts);
        const filesWithParts = new Set(files);
        for (const part of parts) collect(part, filesWithParts, parts);
        return {
          path: pathIn(language, pages.at(-1)?.path ?? ""),
          kB: weighAll(files),
          kBWithParts: weighAll(filesWithParts),
          most: mostScripts[address.area ?? "public"],
          files: [...files].map((file) => `/${file}`),
        };
      }),
    ),
  );
}

/** The sources of all scripts that a page and the page around it need. */
function sourcesOf(pages: readonly Address[], language: Language): string[] {
  const area = pages[0]?.area;
  const names = ["site", ...(area ? catalogues[area] : [])];
  const files = [
    ...names.map((name) => `i18n/${language}/${name}.ts`),
    ...(pages[0]?.isInOffice ? [`web/${officeFrameFile}.tsx`] : []),
    ...pages.map((page) => `web/${pageFile(page)}.tsx`),
  ];
  return ["web/browser/start.tsx", ...(files.some(isOfficeFile) ? [officeFileList] : []), ...files];
}
