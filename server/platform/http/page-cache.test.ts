import { createServer, get, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createPageCache, type WholePage } from "#server/platform/http/page-cache.ts";

const longText = "We give together. ".repeat(200);

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** A server with a page cache; the test makes its pages. */
async function aServer(options: Partial<Parameters<typeof createPageCache>[0]> = {}) {
  const site = {
    version: 1 as number | null,
    change: 1,
    now: 0,
    made: [] as string[],
    make: async (url: string): Promise<WholePage | null> => aPage(`${url} ${site.made.length}`),
    ask: (path: string, headers = {}, method = "GET") => send(port, { path, headers, method }),
  };
  const cache = createPageCache({
    version: () => site.version,
    change: () => site.change,
    mark: async ({ body, madeAt }) => Buffer.from(`${body} of ${madeAt.getTime()}`),
    clock: () => new Date(site.now),
    headers: { "x-content-type-options": "nosniff" },
    ...options,
  });
  const server = createServer((request, response) => {
    if (cache.answer(request, response, "request-1")) return;
    const make = () => {
      site.made.push(request.url ?? "");
      return site.make(request.url ?? "");
    };
    cache.make(request, response, "request-2", make).then(
      (isShared) => isShared || response.end("for you alone"),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return site;
}

function aPage(text: string, values: Partial<WholePage> = {}): WholePage {
  const headers = { "content-type": "text/html" };
  return { status: 200, headers, body: Buffer.from(text), until: Number.POSITIVE_INFINITY, ...values };
}

function send(port: number, options: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, agent: false, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on("error", reject);
  });
}

test("makes a page once per address for all visitors", async () => {
  const site = await aServer();
  const [first, again, other] = [await site.ask("/"), await site.ask("/"), await site.ask("/?x=1")];
  expect([first, again, other].map(({ body }) => body.toString())).toEqual(["/ 1", "/ 1", "/?x=1 2"]);
});

test("every answer has the common headers and its own id", async () => {
  const site = await aServer();
  const [made, cachedAnswer] = [await site.ask("/"), await site.ask("/")];
  const unchangedAnswer = await site.ask("/", { "if-none-match": cachedAnswer.headers.etag });
  for (const { headers } of [made, cachedAnswer, unchangedAnswer])
    expect(headers["x-content-type-options"]).toBe("nosniff");
  const ids = [made, cachedAnswer, unchangedAnswer].map(({ headers }) => headers["x-request-id"]);
  expect(ids).toEqual(["request-2", "request-1", "request-1"]);
});

test("many visitors at once on a page that is not cached make it once", async () => {
  const site = await aServer();
  const answers = await Promise.all(Array.from({ length: 30 }, () => site.ask("/")));
  expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set(["/ 1"]));
  expect(site.made).toEqual(["/"]);
});

test("many visitors at once on an expired page make it once more", async () => {
  const site = await aServer();
  site.make = async () => aPage(`made at ${site.now}`, { until: site.now + 60_000 });
  await site.ask("/");
  site.now = 60_000;
  const answers = await Promise.all(Array.from({ length: 30 }, () => site.ask("/")));
  expect(new Set(answers.map(({ body }) => body.toString()))).toEqual(new Set(["made at 60000"]));
  expect(site.made).toEqual(["/", "/"]);
});

test("shows a change to new visitors, also while an older page is still being made", async () => {
  const site = await aServer();
  const slow = Promise.withResolvers<WholePage>();
  site.make = () => slow.promise;
  const early = site.ask("/");
  await expect.poll(() => site.made).toHaveLength(1);
  site.version = 2;
  site.make = async () => aPage("after the change");
  expect((await site.ask("/")).body.toString()).toBe("after the change");
  slow.resolve(aPage("before the change"));
  expect((await early).body.toString()).toBe("before the change");
  expect((await site.ask("/")).body.toString()).toBe("after the change");
  expect(site.made).toHaveLength(2);
});

test("does not cache a page when something changes while it is made", async () => {
  const site = await aServer();
  const slow = Promise.withResolvers<WholePage>();
  site.make = () => slow.promise;
  const early = site.ask("/");
  await expect.poll(() => site.made).toHaveLength(1);
  site.version = 2;
  slow.resolve(aPage("before the change"));
  await early;
  site.make = async () => aPage("after the change");
  expect((await site.ask("/")).body.toString()).toBe("after the change");
});

test("sends a cached page until its expiry, but not at that moment", async () => {
  const site = await aServer();
  site.make = async () => aPage(`made at ${site.now}`, { until: 60_000 });
  await site.ask("/");
  site.now = 59_999;
  expect((await site.ask("/")).body.toString()).toBe("made at 0");
  site.now = 60_000;
  expect((await site.ask("/")).body.toString()).toBe("made at 60000");
});

test("never answers a person with a session from the cache, and never caches their pages", async () => {
  const site = await aServer();
  await site.ask("/");
  for (const headers of [
    { cookie: "samen_session=anna" },
    { cookie: "i18n_redirected=fr; __Host-samen_session=anna" },
    { authorization: "Bearer anna" },
  ]) {
    expect((await site.ask("/", headers)).body.toString()).toBe("for you alone");
    expect((await site.ask("/other", headers)).body.toString()).toBe("for you alone");
  }
  expect(site.made).toEqual(["/"]);
});

test("a language cookie or any other cookie does not change a page", async () => {
  const site = await aServer();
  await site.ask("/");
  const answer = await site.ask("/", { cookie: "i18n_redirected=fr; theme=dark; my_samen_session_x=1" });
  expect(answer.body.toString()).toBe("/ 1");
});

test("shares only answers to GET and HEAD", async () => {
  const site = await aServer();
  expect((await site.ask("/", {}, "POST")).body.toString()).toBe("for you alone");
  await site.ask("/");
  const head = await site.ask("/", {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([200, "3", 0]);
});

test("shares nothing while it is turned off", async () => {
  const site = await aServer();
  site.version = null;
  expect((await site.ask("/")).body.toString()).toBe("for you alone");
});

test("does not cache a page that fails, redirects or may not be cached", async () => {
  const site = await aServer();
  for (const values of [{ status: 404 }, { status: 301 }, { until: null }]) {
    site.make = async () => aPage("once", values);
    await site.ask("/");
    const again = site.made.length;
    await site.ask("/");
    expect(site.made.length).toBe(again + 1);
  }
  site.make = async () => {
    throw new Error("broken");
  };
  expect((await site.ask("/")).status).toBe(500);
  site.make = async () => aPage("whole again");
  expect((await site.ask("/")).body.toString()).toBe("whole again");
});

test("makes a personal page for each visitor, and does not try to share it again", async () => {
  const site = await aServer();
  site.make = async () => null;
  const answers = await Promise.all(Array.from({ length: 5 }, () => site.ask("/choice")));
  expect(answers.map(({ body }) => body.toString())).toEqual(Array(5).fill("for you alone"));
  expect((await site.ask("/choice?again")).body.toString()).toBe("for you alone");
  expect(site.made).toEqual(["/choice"]);
});

test("does not cache a page that sets a cookie or says no-store", async () => {
  const site = await aServer();
  for (const headers of [{ "set-cookie": "x=1" }, { "cache-control": "private, no-store" }]) {
    site.make = async () => aPage("once", { headers });
    site.made = [];
    await site.ask("/");
    await site.ask("/");
    expect(site.made).toEqual(["/", "/"]);
  }
});

test("compresses a page as the client prefers, with a separate tag for each encoding", async () => {
  const site = await aServer();
  site.make = async () => aPage(longText);
  const tags = new Set<string | undefined>();
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["", "identity"],
  ] as const) {
    const { headers, body } = await site.ask("/", { "accept-encoding": accepted });
    expect(headers["content-encoding"] ?? "identity", accepted).toBe(encoding);
    expect(headers.vary).toBe("accept-encoding, cookie");
    expect(headers["content-length"]).toBe(String(body.length));
    expect(unpack[encoding](body).toString()).toBe(longText);
    tags.add(headers.etag);
  }
  expect(tags.size).toBe(3);
});

test("answers 304 to a browser that has the page, and makes it check every time", async () => {
  const site = await aServer();
  site.make = async () => aPage(longText);
  const { headers } = await site.ask("/", { "accept-encoding": "br" });
  expect(headers["cache-control"]).toBe("private, no-cache");
  const tag = String(headers.etag);
  for (const header of [tag, `"other", W/${tag}`]) {
    const again = await site.ask("/", { "accept-encoding": "br", "if-none-match": header });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
  }
  expect((await site.ask("/", { "if-none-match": tag })).status).toBe(200);
  site.version = 2;
  site.make = async () => aPage(`${longText}!`);
  expect((await site.ask("/", { "accept-encoding": "br", "if-none-match": tag })).status).toBe(200);
});

test("removes the least recently used page, and invented queries never remove pages without a query", async () => {
  const site = await aServer({ most: { plain: 12_000, queried: 12_000 } });
  site.make = async () => aPage("x".repeat(1000));
  for (const path of ["/a", "/b", "/c", "/a", "/d"]) await site.ask(path);
  for (let query = 0; query < 50; query++) await site.ask(`/a?${query}`);
  site.made = [];
  for (const path of ["/a", "/c", "/d", "/b"]) await site.ask(path);
  expect(site.made).toEqual(["/b"]);
});

test("during an outage visitors get the last page, marked, with its age and for this time only", async () => {
  const site = await aServer();
  await site.ask("/");
  site.make = async () => aPage("not available", { status: 503, until: null });
  for (const version of [2, null]) {
    site.version = version;
    site.now = 90_000;
    const { status, headers, body } = await site.ask("/");
    expect([status, body.toString(), headers.age]).toEqual([200, "/ 1 of 0", "90"]);
    expect([headers["cache-control"], headers["x-content-type-options"]]).toEqual(["private, no-store", "nosniff"]);
    expect((await site.ask("/other")).body.toString()).toBe(version ? "not available" : "for you alone");
  }
  // People with a session never get a page from the cache.
  expect((await site.ask("/", { cookie: "samen_session=anna" })).body.toString()).toBe("for you alone");

  site.version = 3;
  site.make = async () => aPage("new");
  expect((await site.ask("/")).body.toString()).toBe("new");
});

test("a page from before a change is never shown again, also not during an outage", async () => {
  const site = await aServer();
  await site.ask("/");
  site.make = async () => aPage("not available", { status: 503, until: null });
  site.version = 2;
  site.change = 2;
  expect((await site.ask("/")).body.toString()).toBe("not available");
});

test("a visitor does not wait for a database that is silent", async () => {
  const site = await aServer({ patience: 0 });
  await site.ask("/");
  const { promise, resolve } = Promise.withResolvers<WholePage>();
  site.version = null;
  site.make = () => promise;
  expect((await site.ask("/")).body.toString()).toBe("/ 1 of 0");
  resolve(aPage("too late"));
});
