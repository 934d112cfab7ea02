import { readFileSync } from "node:fs";
import { isOfficeFile, officeFileList } from "#web/office-file.ts";

/** One file in the manifest that Vite writes while building. */
type ManifestFile = { file: string; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, ManifestFile>>;

/** The style sheets of the site, and the scripts that the files of one page need, starting with the site's own. */
export type Assets = { styles: readonly string[]; scriptsOf(files: readonly string[]): readonly string[] };

const entry = "web/browser/start.tsx";

/** Reads from Vite's manifest which scripts and styles a page needs. */
function readManifest(): Assets {
  const path = new URL("../client/.vite/manifest.json", import.meta.url);
  const manifest: Manifest = JSON.parse(readFileSync(path, "utf8"));
  const withImports = (name: string): string[] => {
    const built = manifest[name];
    return built ? [built.file, ...(built.imports ?? []).flatMap(withImports)] : [];
  };
  return {
    styles: [`/${manifest["style.css"]?.file}`],
    scriptsOf: (files) => {
      const needed = [entry, ...(files.some(isOfficeFile) ? [officeFileList] : []), ...files];
      return [...new Set(needed.flatMap(withImports))].map((file) => `/${file}`);
    },
  };
}

/** In development, Vite serves each file by its own name, and its script for live changes must run first. */
const developmentAssets: Assets = {
  styles: Object.keys(import.meta.env.DEV ? import.meta.glob("../**/*.css", { query: "?url" }) : {}).map(
    (file) => `/web/${file.slice(3)}`,
  ),
  scriptsOf: () => ["/web/browser/development.ts"],
};

export const assets: Assets = import.meta.env.DEV ? developmentAssets : readManifest();
