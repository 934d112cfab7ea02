import { expect, test } from "vitest";
import { answerDocument } from "#server/platform/http/document.ts";
import { serveHandlers } from "#test/handler-server.ts";

const text = "Een regel met woorden.\n".repeat(500);

const site = () =>
  serveHandlers((incoming) => answerDocument(incoming, { type: "text/plain; charset=utf-8", body: text }));

test("compresses a text only for clients that accept it", async () => {
  const url = await site();
  for (const [accepted, encoding] of [
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ] as const) {
    const response = await fetch(url, { headers: { "accept-encoding": accepted } });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
    expect(await response.text()).toBe(text);
  }
});

test("answers 304 for any form of a known tag, and sends no body for HEAD", async () => {
  const url = await site();
  const first = await fetch(url);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("public, no-cache");
  for (const sentTag of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    const again = await fetch(url, { headers: { "if-none-match": sentTag } });
    expect([again.status, await again.text()], sentTag).toEqual([304, ""]);
  }
  expect((await fetch(url, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  const head = await fetch(url, { method: "HEAD" });
  expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, etag, ""]);
});
