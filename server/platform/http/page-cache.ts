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
  /** Changes only when data changed or may have changed unnoticed; older pages may not be shown any more then. */
  change(): number;
  /** Writes on a page from before an outage that it is not new. */
  mark(page: { url: string; body: Buffer; madeAt: Date }): Promise<Buffer>;
  clock: () => Date;
  /** The headers of every answer; a page's own headers override them. */
  headers: Readonly<Record<string, string>>;
  /** The most bytes of pages without a query, and of those with one. */
  most?: { plain: number; queried: number };
  /** How long a visitor waits for a new page while there is one from before an outage. */
  patience?: number;
};

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

export type PageCache = {
  /** Answers from memory at once, or returns false. */
  answer(request: Request, response: ServerResponse, requestId: string): boolean;
  /**
   * Answers with a page that is made now, once for all visitors who wait for it. Returns false when it may not be
   * shared, also when `make` finds that out and gives null. During an outage it answers with the last page, if there is
   * one, and says so.
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
const usualPatience = 2_000;

/** Divides the memory for pages: a quarter is for addresses with a query. */
export function roomFor(megabytes: number): NonNullable<Options["most"]> {
  return { plain: megabytes * 0.75 * megabyte, queried: megabytes * 0.25 * megabyte };
}

/** Caches the whole pages of visitors by address until something changes. People with a session never use it. */
export function createPageCache(options: Options): PageCache {
  const { version, change, mark, clock, headers, most = roomFor(64), patience = usualPatience } = options;
  // Visitors can invent any number of queries, which must not remove the pages that everyone reads.
  const shelves = { plain: createShelf(most.plain), queried: createShelf(most.queried) };
  let keptVersion: number | null = null;
  let keptChange = change();
  let underWay = new Map<string, Promise<CachedPage | null>>();
  // The paths of pages that turned out to be personal, so that we do not try to share them again.
  const personal = new Set<string>();

  /** Returns the current version, after removing all pages from before a change. */
  const currentVersion = () => {
    const current = version();
    const currentChange = change();
    if (currentChange !== keptChange) {
      keptChange = currentChange;
      shelves.plain.clear();
      shelves.queried.clear();
    }
    if (current !== keptVersion) {
      keptVersion = current;
      // Pages that are being made now go only to visitors who already wait for them.
      underWay = new Map();
    }
    return current;
  };

  const isFresh = ({ until }: WholePage) => until !== null && until > clock().getTime();
  const lastPage = (url: string) => shelves[shelfOf(url)].get(url);

  /** Answers with the last page, marked as such; nobody may keep it. */
  const sendMarked = async (lastPage: CachedPage, request: Request, response: ServerResponse, requestId: string) => {
    const { url = "/" } = request;
    const body = await mark({ url, body: lastPage.body, madeAt: new Date(lastPage.madeAt) });
    const age = String(Math.max(0, Math.round((clock().getTime() - lastPage.madeAt) / 1000)));
    const pageHeaders = { ...lastPage.headers, age, "cache-control": "private, no-store" };
    send(toKeep({ ...lastPage, headers: pageHeaders, body }, lastPage), request, response, requestId);
  };

  const cache: PageCache = {
    answer(request, response, requestId) {
      const { url = "/" } = request;
      const current = mayBeShared(request) ? currentVersion() : null;
      if (current === null) return false;
      const cachedPage = lastPage(url);
      if (!cachedPage || cachedPage.version !== current || !isFresh(cachedPage)) return false;
      send(cachedPage, request, response, requestId);
      return true;
    },

    async make(request, response, requestId, make) {
      const { url = "/" } = request;
      const madeOf = currentVersion();
      const [path = ""] = url.split("?");
      if (!mayBeShared(request) || personal.has(path)) return false;
      // While nothing may be cached, only a page from before can help.
      if (madeOf === null && !lastPage(url)) return false;
      const sharing = underWay;
      const facts = { version: madeOf, common: headers, madeAt: clock().getTime() };
      const waitedFor = sharing.get(url) ?? make().then((page) => page && toKeep(page, facts));
      sharing.set(url, waitedFor);
      const done = () => sharing.get(url) === waitedFor && sharing.delete(url);
      waitedFor.then(done, done);
      const cachedPage = madeOf === null ? await orLate(waitedFor, patience) : await waitedFor;
      if (cachedPage === null) {
        if (personal.size >= mostPersonal) personal.clear();
        personal.add(path);
        return false;
      }
      const earlier = cachedPage === "late" || cachedPage.status === 503 ? lastPage(url) : undefined;
      if (earlier) {
        await sendMarked(earlier, request, response, requestId);
        return true;
      }
      const page = cachedPage === "late" ? await waitedFor : cachedPage;
      if (!page) return false;
      if (isKeepable(page) && isFresh(page) && madeOf !== null && currentVersion() === madeOf)
        shelves[shelfOf(url)].put(url, page);
      send(page, request, response, requestId);
      return true;
    },

    count: () => shelves.plain.count() + shelves.queried.count(),
  };
  return cache;
}

/** Waits for a page, but not longer than this. */
async function orLate<Page>(waitedFor: Promise<Page>, milliseconds: number): Promise<Page | "late"> {
  const { promise, resolve } = Promise.withResolvers<"late">();
  const timer = setTimeout(() => resolve("late"), milliseconds);
  try {
    return await Promise.race([waitedFor, promise]);
  } finally {
    clearTimeout(timer);
  }
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

/** The version of the data and the moment of which a page was made, and the headers of every answer. */
type PageFacts = { version: number | null; madeAt: number; common: Readonly<Record<string, string>> };

type CachedPage = WholePage &
  PageFacts & {
    tag: string;
    packed: Map<Encoding, EncodedPage>;
  };

/** A page in one encoding. Its headers are a flat list, which Node writes fastest; the request id comes last. */
type EncodedPage = { body: Buffer; tag: string; headers: string[]; headersWhenKnown: string[] };

function toKeep(page: WholePage, { version, madeAt, common }: PageFacts): CachedPage {
  const tag = createHash("sha256").update(page.body).digest("base64url").slice(0, 22);
  const cachedPage: CachedPage = { ...page, version, madeAt, common, tag, packed: new Map() };
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
