import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isFromUs } from "#server/platform/http/origin.ts";

const publicUrl = new URL("https://fund.example");
const from = (headers: Record<string, string>, method = "POST") =>
  isFromUs({ method, headers } as unknown as IncomingMessage, publicUrl);

test("a form or script of our own pages may act", () => {
  expect(from({ origin: "https://fund.example", "sec-fetch-site": "same-origin", cookie: "a=b" })).toBe(true);
  expect(from({ origin: "http://10.0.0.5:8055", host: "10.0.0.5:8055", cookie: "a=b" })).toBe(true);
});

test("another site may not, whatever it sends along", () => {
  expect(from({ origin: "https://evil.example", cookie: "a=b" })).toBe(false);
  expect(from({ origin: "https://fund.example.evil.example" })).toBe(false);
  expect(from({ origin: "https://fund.example", "sec-fetch-site": "cross-site" })).toBe(false);
  expect(from({ origin: "https://other.fund.example", "sec-fetch-site": "same-site" })).toBe(false);
  expect(from({ origin: "null", cookie: "a=b" })).toBe(false);
});

test("what is no browser may act, but not with a cookie", () => {
  expect(from({})).toBe(true);
  expect(from({ cookie: "samen_session=x" })).toBe(false);
});

test("reading is open to all", () => {
  expect(from({ origin: "https://evil.example", cookie: "a=b" }, "GET")).toBe(true);
});
