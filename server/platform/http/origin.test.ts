import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isFromUs } from "#server/platform/http/origin.ts";

const publicUrl = new URL("https://fund.example");
const isFrom = (site: URL, headers: Record<string, string>, method = "POST") =>
  isFromUs({ method, headers } as unknown as IncomingMessage, site);
const from = (headers: Record<string, string>, method = "POST") => isFrom(publicUrl, headers, method);

test("accepts a form or script of our own pages", () => {
  expect(from({ origin: "https://fund.example", "sec-fetch-site": "same-origin", cookie: "a=b" })).toBe(true);
  expect(from({ origin: "https://10.0.0.5:8055", host: "10.0.0.5:8055", cookie: "a=b" })).toBe(true);
  expect(isFrom(new URL("http://localhost:8055"), { origin: "http://10.0.0.5:8055", host: "10.0.0.5:8055" })).toBe(
    true,
  );
});

test("refuses a page with another scheme than the site", () => {
  expect(from({ origin: "http://fund.example", host: "fund.example", cookie: "a=b" })).toBe(false);
  expect(from({ origin: "http://10.0.0.5:8055", host: "10.0.0.5:8055", cookie: "a=b" })).toBe(false);
  expect(isFrom(new URL("http://localhost:8055"), { origin: "https://localhost:8055", host: "localhost:8055" })).toBe(
    false,
  );
});

test("refuses another site with any headers", () => {
  expect(from({ origin: "https://evil.example", cookie: "a=b" })).toBe(false);
  expect(from({ origin: "https://fund.example.evil.example" })).toBe(false);
  expect(from({ origin: "https://fund.example", "sec-fetch-site": "cross-site" })).toBe(false);
  expect(from({ origin: "https://other.fund.example", "sec-fetch-site": "same-site" })).toBe(false);
  expect(from({ origin: "null", cookie: "a=b" })).toBe(false);
});

test("accepts a client that is not a browser, but only without a cookie", () => {
  expect(from({})).toBe(true);
  expect(from({ cookie: "samen_session=x" })).toBe(false);
});

test("accepts reading from any site", () => {
  expect(from({ origin: "https://evil.example", cookie: "a=b" }, "GET")).toBe(true);
});
