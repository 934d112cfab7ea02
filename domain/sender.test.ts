import { expect, test } from "vitest";
import { namesOfPolicy, readDmarc, readSpf } from "#domain/sender.ts";

test("a domain names the servers that send for it in exactly one record", () => {
  expect(readSpf(["v=spf1 include:_spf.mail.example ~all", "site-verification=1"])).toBe("named");
  expect(readSpf(["V=SPF1 -all"])).toBe("named");
  expect(readSpf(["v=spf10 -all", "spf1"])).toBe("missing");
  expect(readSpf([])).toBe("missing");
  expect(readSpf(["v=spf1 mx -all", "v=spf1 a -all"])).toBe("several");
  expect(readSpf(null)).toBe("unknown");
});

test("the policy of a domain is its own, or that of a domain above it", () => {
  expect(namesOfPolicy("fund.amandel.example")).toEqual(["_dmarc.fund.amandel.example", "_dmarc.amandel.example"]);
  expect(namesOfPolicy("a.b.c.d.e.f.example")).toEqual(
    ["a.b.c.d.e.f.example", "d.e.f.example", "e.f.example", "f.example"].map((name) => `_dmarc.${name}`),
  );
  expect(namesOfPolicy("localhost")).toEqual([]);
  expect(readDmarc([["v=DMARC1; p=quarantine; rua=mailto:a@b.example"]])).toBe("stops");
  expect(readDmarc([["v=DMARC1;p=reject"]])).toBe("stops");
  expect(readDmarc([["v=DMARC1; p=none"]])).toBe("watches");
  expect(readDmarc([["v=DMARC1"]])).toBe("watches");
  expect(readDmarc([["v=spf1 -all"], []])).toBe("missing");
  expect(readDmarc([])).toBe("missing");
});

test("a domain above can ask something else for the domains below it", () => {
  const records = ["v=DMARC1; p=reject; sp=none"];
  expect(readDmarc([records])).toBe("stops");
  expect(readDmarc([[], records])).toBe("watches");
  expect(readDmarc([[], ["v=DMARC1; p=reject"]])).toBe("stops");
});

test("a server that does not answer leaves the policy unknown, unless a lower domain has one", () => {
  expect(readDmarc([null, ["v=DMARC1; p=reject"]])).toBe("unknown");
  expect(readDmarc([["v=DMARC1; p=reject"], null])).toBe("stops");
});
