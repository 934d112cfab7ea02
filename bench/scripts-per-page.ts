import { gzipSync } from "node:zlib";
import { send } from "./measure.ts";

/** The scripts a page loads before anyone does anything, and their size packed with gzip, in kB. */
export async function scriptsOf(url: string, path: string): Promise<number> {
  const html = await send(url, { path });
  // The page names every script it starts with; only the list of all pages is not fetched.
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? "");
  const waiting = named.filter((file) => !file.startsWith("/assets/manifest-"));
  const seen = new Set<string>();
  let bytes = 0;
  // Whatever a script imports comes too.
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const code = await send(url, { path: file });
    bytes += gzipSync(code, { level: 9 }).length;
    for (const [, imported] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      waiting.push(`/assets/${imported}`);
  }
  return bytes / 1000;
}
