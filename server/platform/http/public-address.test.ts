import { expect, test } from "vitest";
import { isPublicAddress } from "#server/platform/http/public-address.ts";

test("an address of a private, local or reserved network is not public", () => {
  for (const address of [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "fc00::1",
    "fe80::1",
    "2002:7f00:1::",
    "not an address",
  ])
    expect(isPublicAddress(address), address).toBe(false);
});

test("an address of the public internet is public", () => {
  for (const address of ["8.8.8.8", "172.32.0.1", "193.190.198.27", "2a02:2c40:0:c0::25:27"])
    expect(isPublicAddress(address), address).toBe(true);
});
