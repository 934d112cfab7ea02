import { expect, test } from "vitest";
import { base32, codeAt, findStep, stepAt, totpAddress } from "#server/platform/totp.ts";

const key = Buffer.from("12345678901234567890");
const totp = { digits: 6, stepSeconds: 30, stepsOff: 1 };
const dateAt = (seconds: number) => new Date(seconds * 1000);

test("makes the codes of the standard (RFC 6238, appendix B)", () => {
  const vectors: [seconds: number, code: string][] = [
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ];
  for (const [seconds, code] of vectors)
    expect(codeAt(key, stepAt(dateAt(seconds), totp), { digits: 8 }), String(seconds)).toBe(code);
});

test("makes the codes of the standard for counters (RFC 4226, appendix D)", () => {
  const codes = ["755224", "287082", "359152", "969429", "338314", "254676", "287922", "162583", "399871", "520489"];
  expect(codes.map((_, step) => codeAt(key, step, totp))).toEqual(codes);
});

test("accepts a clock that is one step off, but not two", () => {
  const now = dateAt(1_700_000_010);
  const step = stepAt(now, totp);
  for (const off of [-1, 0, 1]) expect(findStep(key, codeAt(key, step + off, totp), now, totp)).toBe(step + off);
  for (const off of [-2, 2]) expect(findStep(key, codeAt(key, step + off, totp), now, totp)).toBeNull();
  for (const wrong of ["", "12345", "1234567", "abcdef", "１２３４５６"])
    expect(findStep(key, wrong, now, totp)).toBeNull();
});

test("encodes a secret according to the standard (RFC 4648, section 10)", () => {
  const spelled = ["", "MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI"];
  expect(spelled.map((_, length) => base32(Buffer.from("foobar".slice(0, length))))).toEqual(spelled);
});

test("the address for a code app has the account and the secret", () => {
  const address = totpAddress({ issuer: "Fonds social: Amandel", account: "zoë@amandel.example", key });
  expect(address).not.toContain("+");
  const { protocol, host, pathname, searchParams } = new URL(address);
  expect([protocol, host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(pathname)).toBe("/Fonds social: Amandel:zoë@amandel.example");
  expect(Object.fromEntries(searchParams)).toEqual({
    secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
    issuer: "Fonds social: Amandel",
  });
});
