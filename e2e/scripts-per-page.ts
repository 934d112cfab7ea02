import { gzipSync } from "node:zlib";

/** What a page may bring at most, packed with gzip, in kB. */
export const mostScripts = 140;

type Script = { kB: number; imported: string[] };

/** Tells how large the scripts are that a page's HTML loads before anyone does anything, packed with gzip, in kB. */
export function measureScripts(url: string): (html: string) => Promise<number> {
  const read = async (address: string) => (await fetch(url + address)).text();
  const known = new Map<string, Script>();
  const scriptAt = async (file: string): Promise<Script> => {
    const code = await read(file);
    const imported = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `/assets/${name}`);
    return { kB: gzipSync(code, { level: 9 }).length / 1000, imported };
  };
  return async (html) => {
    // The last list of scripts in the page holds those it starts with; other lists belong to pages that may come next.
    const lists = [...html.matchAll(/\["\/assets\/[^\]]*\]/g)].map(([list]) => list);
    const files = new Set<string>(JSON.parse(lists.at(-1) ?? "[]"));
    let total = 0;
    // Whatever a script imports joins the set while it is walked.
    for (const file of files) {
      const script = known.get(file) ?? (await scriptAt(file));
      known.set(file, script);
      total += script.kB;
      for (const one of script.imported) files.add(one);
    }
    return total;
  };
}
