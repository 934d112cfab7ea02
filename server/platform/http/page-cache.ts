import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Encoding, pack, preferredEncoding } from "#server/platform/http/encoding.ts";
import { isVisitor } from "#server/platform/http/visitor.ts";

/** A page as everyone may get it. */
export type WholePage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** The moment from which it is too old for whoever asks then; a page that is not kept at all has none. */
  until: number | null;
};

type Options = {
  /** A number for all that pages are made of, another one after every change; null while nothing may be kept. */
  version(): number | null;
  clock: () => Date;
  /** What every answer says; a page's own headers come before it. */
  headers: Readonly<Record<string, string>>;
  /** How many bytes may be kept of pages without a query, and of those with one. */
  most?: { plain: number; queried: number };
};

type Request = Pick<IncomingMessage, "method" | "url" | "headers">;

export type PageCache = {
  /** Answers from memory at once, or gives false. */
  answer(request: Request, response: ServerResponse, requestId: string): boolean;
  /**
   * Answers with a page that is made now, once for all who ask meanwhile. Gives false where nothing may be shared, also
   * when that turns out while it is made: then it is null.
   */
  make(
    request: Request,
    response: ServerResponse,
    requestId: string,
    make: () => Promise<WholePage | null>,
  ): Promise<boolean>;
};

const megabyte = 1024 * 1024;
const usualRoom = { plain: 48 * megabyte, queried: 16 * megabyte };

/** Keeps the pages of visitors whole, by address, until something changes. Whoever has a session never meets it. */
export function createPageCache({ version, clock, headers, most = usualRoom }: Options) {
  // Strangers can think up any number of queries: theirs must not drive out the pages that everyone reads.
  const shelves = { plain: createShelf(most.plain), queried: createShelf(most.queried) };
  let keptVersion: number | null = null;
  let underWay = new Map<string, Promise<Kept | null>>();
  // Where a page turned out to be another one for everyone, by path; nobody needs to try again.
  const personal = new Set<string>();

  /** The version pages may be given of now; whatever was made of an earlier one is forgotten first. */
  const currentVersion = () => {
    const current = version();
    if (current !== keptVersion) {
      keptVersion = current;
      shelves.plain.clear();
      shelves.queried.clear();
      // What is being made now goes to those who wait for it, and to nobody who asks from here on.
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
      const kept = shelves[shelf].get(url);
      if (!kept) return false;
      if (!isFresh(kept)) {
        shelves[shelf].delete(url);
        return false;
      }
      send(kept, request, response, requestId);
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
        const kept = await waitedFor;
        const isFirst = sharing.get(url) === waitedFor && sharing.delete(url);
        if (!kept) {
          if (personal.size >= mostPersonal) personal.clear();
          personal.add(path);
          return false;
        }
        const mayBeKept = isKeepable(kept) && isFresh(kept) && currentVersion() === madeOf;
        if (isFirst && mayBeKept) shelves[shelfOf(url)].put(url, kept);
        send(kept, request, response, requestId);
      } catch (error) {
        if (sharing.get(url) === waitedFor) sharing.delete(url);
        throw error;
      }
      return true;
    },
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

type Kept = WholePage & { common: Readonly<Record<string, string>>; tag: string; packed: Map<Encoding, Packed> };

/** A page in one encoding. Its headers are names and values in turn, the way Node writes fastest; an id comes last. */
type Packed = { body: Buffer; tag: string; headers: string[]; headersWhenKnown: string[] };

function toKeep(page: WholePage, common: Kept["common"]): Kept {
  const tag = createHash("sha256").update(page.body).digest("base64url").slice(0, 22);
  const kept: Kept = { ...page, common, tag, packed: new Map() };
  kept.packed.set("identity", packedAs(kept, "identity", page.body));
  return kept;
}

/** Each encoding is another answer and has a tag of its own. */
function packedAs({ tag, status, common, headers }: Kept, encoding: Encoding, body: Buffer): Packed {
  const ownTag = `"${tag}-${encoding}"`;
  const { "content-type": type, ...others } = headers;
  const always = {
    ...common,
    ...others,
    vary: "accept-encoding, cookie",
    ...(status === 200 && {
      etag: ownTag,
      // Asked for again every time, so that it is never older than what stands here; no proxy may keep it.
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

function send(kept: Kept, request: Request, response: ServerResponse, requestId: string): void {
  const wanted = preferredEncoding(request.headers["accept-encoding"]);
  const packed = kept.packed.get(wanted);
  if (packed) {
    sendPacked(kept.status, packed, request, response, requestId);
    return;
  }
  // Packed when the first reader wants it so; until then the others get it as it is.
  const plain = kept.packed.get("identity") as Packed;
  kept.packed.set(wanted, plain);
  pack(kept.body, wanted).then(
    (body) => {
      const made = packedAs(kept, wanted, body);
      kept.packed.set(wanted, made);
      sendPacked(kept.status, made, request, response, requestId);
    },
    () => sendPacked(kept.status, plain, request, response, requestId),
  );
}

function sendPacked(
  status: number,
  { body, tag, headers, headersWhenKnown }: Packed,
  request: Request,
  response: ServerResponse,
  requestId: string,
): void {
  if (response.destroyed) return;
  const known = status === 200 && isKnown(request.headers["if-none-match"], tag);
  const said = known ? headersWhenKnown : headers;
  said[said.length - 1] = requestId;
  // What was set before stands in the list too, but for what only this browser is told.
  for (const name of response.getHeaderNames()) if (name !== "set-cookie") response.removeHeader(name);
  response.writeHead(known ? 304 : status, said);
  response.end(known || request.method === "HEAD" ? undefined : body);
}

function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header === tag || header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}

/** A bounded number of bytes; what was not asked for longest goes first. */
function createShelf(most: number) {
  const pages = new Map<string, Kept>();
  let newest: Kept | null = null;
  let bytes = 0;
  const remove = (url: string) => {
    const page = pages.get(url);
    if (!page) return;
    pages.delete(url);
    bytes -= sizeOf(url, page);
  };
  return {
    get(url: string): Kept | undefined {
      const page = pages.get(url);
      // Moving to the end costs more than looking up, and a page that everyone reads need not be moved for each of them.
      if (page && page !== newest) {
        pages.delete(url);
        pages.set(url, page);
        newest = page;
      }
      return page;
    },
    put(url: string, page: Kept): void {
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
    clear(): void {
      pages.clear();
      newest = null;
      bytes = 0;
    },
  };
}

/** What a page takes at most once it is packed every way, with what the objects around it take. */
function sizeOf(url: string, { body }: WholePage): number {
  return 2000 + url.length * 2 + body.length * 1.5;
}
