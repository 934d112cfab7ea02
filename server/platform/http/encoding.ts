import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a text may travel. */
export type Encoding = "br" | "gzip" | "identity";

// Browsers of one kind all send the same line.
const known = new Map<string, Encoding>();
const mostKnown = 100;

/** The best encoding that a request accepts. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? "");
  const found = known.get(accepted);
  if (found) return found;
  const isRefused = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?![\\d.])`, "i").test(accepted);
  const isAccepted = (name: string) => new RegExp(`\\b${name}\\b`, "i").test(accepted) && !isRefused(name);
  const encoding = isAccepted("br") ? "br" : isAccepted("gzip") ? "gzip" : "identity";
  if (known.size >= mostKnown) known.clear();
  known.set(accepted, encoding);
  return encoding;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packs a text, in another thread; well enough, at a hundredth of the time that packing best takes. */
export async function pack(text: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    return brotli(text, { params });
  }
  return encoding === "gzip" ? zip(text) : text;
}
