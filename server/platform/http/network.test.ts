import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { networkOf } from "#server/platform/http/network.ts";

function aRequest(remoteAddress: string, forwarded?: string) {
  return { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } } as unknown as IncomingMessage;
}

test("uses the address of the connection and ignores what a client says about itself", () => {
  expect(networkOf(aRequest("198.51.100.7", "203.0.113.9"), 0)).toBe("198.51.100.7");
  expect(networkOf(aRequest("::ffff:198.51.100.7"), 0)).toBe("198.51.100.7");
});

test("behind proxies, uses the address that the outermost trusted proxy saw", () => {
  expect(networkOf(aRequest("10.0.0.1", "6.6.6.6, 203.0.113.9"), 1)).toBe("203.0.113.9");
  expect(networkOf(aRequest("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2"), 2)).toBe("203.0.113.9");
  expect(networkOf(aRequest("10.0.0.1"), 1)).toBe("10.0.0.1");
});

test("counts one household with IPv6 as one network", () => {
  expect(networkOf(aRequest("2001:db8:12:34:aaaa::1"), 0)).toBe("2001:db8:12:34");
  expect(networkOf(aRequest("2001:db8:12:34:bbbb:1:2:3"), 0)).toBe("2001:db8:12:34");
  expect(networkOf(aRequest("2001:db8::1"), 0)).toBe("2001:db8:0:0");
});
