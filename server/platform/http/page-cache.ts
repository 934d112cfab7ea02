import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, pack, preferredEncoding } from "#server/platform/http/encoding.ts";
import { isVisitor } from "#server/platform/http/visitor.ts";

/** A page that all visitors share. */
export type WholePage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The moment at which it expires; null when it may not be cached. */
  until: number | null;
};

type Options = {
  /** The version of all data in pages, which changes with every change; null while nothing may be cached. */
  version(): number | null;
  clock: () => Date;
  /** The headers of every answer; a page's own headers override them. */
  headers: Readonly<Record<string, string>>;
  /** The most bytes of pages without a query, and of those with one. */
  most?: { plain: number; queried: number };
};

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

export type PageCache = {
  /** Answers from memory at once, or returns false. */
  answer(request: Request, response: ServerResponse, requestId: string): boolean;
  /**
   * Answers with a page that is made now, once for all visitors who wait for it. Returns false when it may not be
   * shared, also when `make` finds that out and gives null.
   */
  make(
    request: Request,
    response: ServerResponse,
    requestId: string,
    make: () => Promise<WholePage | null>,
  ): Promise<boolean>;
  /** Counts the pages in memory. */
  count(): number;
};

const megabyte = 1024 * 1024;
const usualRoom = { plain: 48 * megabyte, queried: 16 * megabyte };

/** Caches the whole pages of visitors by address until something changes. People with a session never use it. */
export function createPageCache({ version, clock, headers, most = usualRoom }: Options) {
  // Visitors can invent any number of queries, which must not remove the pages that everyone reads.
  const shelves = { plain: createShelf(most.plain), queried: createShelf(most.queried) };
  let keptVersion: number | null = null;
  let underWay = new Map<string, Promise<CachedPage | null>>();
  // The paths of pages that turned out to be personal, so that we do not try to share them again.
  const personal = new Set<string>();

  /** Returns the current version, after removing all pages of an earlier one. */
  const currentVersion = () => {
    const current = version();
    if (current !== keptVersion) {
      keptVersion = current;
      shelves.plain.clear();
      shelves.queried.clear();
      // Pages that are being made now go only to visitors who already wait for them.
      underWay = new Map();
    }
    return current;
  };

  const isFresh = ({ until }: WholePage) => until !== null && until > clock().getTime();

  const cache: PageCache = {
    answer(request, response, requestId) {
      const { url = "/" } = request;
      if (!mayBeShared(request) || currentVersion() === null) return false;
      const shelf = shelfOf(url);
      const cachedPage = shelves[shelf].get(url);
      if (!cachedPage) return false;
      if (!isFresh(cachedPage)) {
        shelves[shelf].delete(url);
        return false;
      }
      send(cachedPage, request, response, requestId);
      return true;
    },

    async make(request, response, requestId, make) {
      const { url = "/" } = request;
      const madeOf = currentVersion();
      const [path = ""] = url.split("?");
      if (!mayBeShared(request) || madeOf === null || personal.has(path)) return false;
      const sharing = underWay;
      const waitedFor = sharing.get(url) ?? make().then((page) => page && toKeep(page, headers));
      sharing.set(url, waitedFor);
      try {
        const cachedPage = await waitedFor;
        const isFirst = sharing.get(url) === waitedFor && sharing.delete(url);
        if (!cachedPage) {
          if (personal.size >= mostPersonal) personal.clear();
          personal.add(path);
          return false;
        }
        const mayBeKept = isKeepable(cachedPage) && isFresh(cachedPage) && currentVersion() === madeOf;
        if (isFirst && mayBeKept) shelves[shelfOf(url)].put(url, cachedPage);
        send(cachedPage, request, response, requestId);
      } catch (error) {
        if (sharing.get(url) === waitedFor) sharing.delete(url);
        throw error;
      }
      return true;
    },

    count: () => shelves.plain.count() + shelves.queried.count(),
  };
  return cache;
}

const longestAddress = 1000;
const mostPersonal = 1000;

function isKeepable({ status, headers }: WholePage): boolean {
  return status === 200 && !headers["set-cookie"] && !headers["cache-control"]?.includes("no-store");
}

function mayBeShared(request: Request): boolean {
  const { method, url = "/" } = request;
  return (method === "GET" || method === "HEAD") && url.length <= longestAddress && isVisitor(request);
}

function shelfOf(url: string): "plain" | "queried" {
  return url.includes("?") ? "queried" : "plain";
}

type CachedPage = WholePage & {
  common: Readonly<Record<string, string>>;
  tag: string;
  packed: Map<Encoding, EncodedPage>;
};

/** A page in one encoding. Its headers are a flat list, which Node writes fastest; the request id comes last. */
type EncodedPage = { body: Buffer; tag: string; headers: string[]; headersWhenKnown: string[] };

function toKeep(page: WholePage, common: CachedPage["common"]): CachedPage {
  const tag = createHash("sha256").update(page.body).digest("base64url").slice(0, 22);
  const cachedPage: CachedPage = { ...page, common, tag, packed: new Map() };
  cachedPage.packed.set("identity", packedAs(cachedPage, "identity", page.body));
  return cachedPage;
}

/** Each encoding is a different answer, so it has its own tag. */
function packedAs({ tag, status, common, headers }: CachedPage, encoding: Encoding, body: Buffer): EncodedPage {
  const ownTag = `"${tag}-${encoding}"`;
  const { "content-type": type, ...others } = headers;
  const always = {
    ...common,
    ...others,
    vary: "accept-encoding, cookie",
    ...(status === 200 && {
      etag: ownTag,
      // The browser checks every time, so that it never shows an older page; no proxy may cache it.
      "cache-control": others["cache-control"] ?? "private, no-cache",
    }),
  };
  const ofBody = {
    ...(type && { "content-type": type }),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
  const inTurn = (all: Record<string, string>) => [...Object.entries(all).flat(), "x-request-id", ""];
  return { body, tag: ownTag, headers: inTurn({ ...always, ...ofBody }), headersWhenKnown: inTurn(always) };
}

function send(cachedPage: CachedPage, request: Request, response: ServerResponse, requestId: string): void {
  const encoding = preferredEncoding(request.headers["accept-encoding"]);
  const packed = cachedPage.packed.get(encoding);
  if (packed) {
    sendPacked(cachedPage.status, packed, request, response, requestId);
    return;
  }
  // The first request starts the compression; until it is done, other requests get the plain page.
  const plain = cachedPage.packed.get("identity") as EncodedPage;
  cachedPage.packed.set(encoding, plain);
  pack(cachedPage.body, encoding).then(
    (body) => {
      const compressed = packedAs(cachedPage, encoding, body);
      cachedPage.packed.set(encoding, compressed);
      sendPacked(cachedPage.status, compressed, request, response, requestId);
    },
    () => sendPacked(cachedPage.status, plain, request, response, requestId),
  );
}

function sendPacked(
  status: number,
  { body, tag, headers, headersWhenKnown }: EncodedPage,
  request: Request,
  response: ServerResponse,
  requestId: string,
): void {
  if (response.destroyed) return;
  const isUnchanged = status === 200 && isKnown(request.headers["if-none-match"], tag);
  const lines = isUnchanged ? headersWhenKnown : headers;
  lines[lines.length - 1] = requestId;
  // The list has all headers that were set before, except cookies, which are for this browser only.
  for (const name of response.getHeaderNames()) if (name !== "set-cookie") response.removeHeader(name);
  response.writeHead(isUnchanged ? 304 : status, lines);
  response.end(isUnchanged || request.method === "HEAD" ? undefined : body);
}

function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header === tag || header.split(",").some((sentTag) => sentTag.trim().replace(/^W\//, "") === tag);
}

/** Holds a limited number of bytes; the least recently used page is removed first. */
function createShelf(most: number) {
  const pages = new Map<string, CachedPage>();
  let newest: CachedPage | null = null;
  let bytes = 0;
  const remove = (url: string) => {
    const page = pages.get(url);
    if (!page) return;
    pages.delete(url);
    bytes -= sizeOf(url, page);
  };
  return {
    get(url: string): CachedPage | undefined {
      const page = pages.get(url);
      // Moving costs more than looking up, so we do not move a page that is already the newest.
      if (page && page !== newest) {
        pages.delete(url);
        pages.set(url, page);
        newest = page;
      }
      return page;
    },
    put(url: string, page: CachedPage): void {
      remove(url);
      pages.set(url, page);
      newest = page;
      bytes += sizeOf(url, page);
      for (const oldest of pages.keys()) {
        if (bytes <= most) break;
        remove(oldest);
      }
    },
    delete: remove,
    count: () => pages.size,
    clear(): void {
      pages.clear();
      newest = null;
      bytes = 0;
    },
  };
}

/** The most memory that a page takes in all encodings, with the objects around it. */
function sizeOf(url: string, { body }: WholePage): number {
  return 2000 + url.length * 2 + body.length * 1.5;
}
