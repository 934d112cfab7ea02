import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSecret } from "#server/platform/secret.ts";

const first = "the first key of the fund, long enough";
const second = "the second key of the fund, long enough";
const withKeys = (secretKey: string, secretKeysBefore: string[] = []) =>
  openSecret({ secretKey, secretKeysBefore, dataDir: "" });

test("opens a sealed text only in its own place", () => {
  const secret = withKeys(first);
  const sealed = secret.seal("people.iban.1", "BE68 5390 0754 7034 é");
  expect(sealed).not.toContain("5390");
  expect(secret.open("people.iban.1", sealed)).toBe("BE68 5390 0754 7034 é");
  expect(() => secret.open("people.iban.2", sealed)).toThrow();
});

test("seals the same text differently each time, and refuses a changed one", () => {
  const secret = withKeys(first);
  const sealed = secret.seal("a", "text");
  expect(secret.seal("a", "text")).not.toBe(sealed);
  const [id = "", closed = ""] = sealed.split(".");
  const bytes = Buffer.from(closed, "base64url");
  for (let index = 0; index < bytes.length; index++) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(() => secret.open("a", `${id}.${changed.toString("base64url")}`)).toThrow();
  }
});

test("after a change of key, opens older texts and asks to seal them again", () => {
  const sealed = withKeys(first).seal("a", "text");
  const rotated = withKeys(second, [first]);
  expect(rotated.open("a", sealed)).toBe("text");
  expect(rotated.isOld(sealed)).toBe(true);
  expect(rotated.isOld(rotated.seal("a", "text"))).toBe(false);
  expect(() => withKeys(second).open("a", sealed)).toThrow("SECRET_KEYS_BEFORE");
});

test("makes a missing key once, readable only by its owner, also when the folder does not exist yet", () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), "samen-secret-")), "data");
  const sealed = openSecret({ secretKey: null, secretKeysBefore: [], dataDir }).seal("a", "text");
  expect(openSecret({ secretKey: null, secretKeysBefore: [], dataDir }).open("a", sealed)).toBe("text");
  expect(statSync(join(dataDir, "secret-key")).mode & 0o777).toBe(0o600);
});

test("a hash depends on its purpose", () => {
  const secret = withKeys(first);
  expect(secret.hash("code", "123456")).toBe(secret.hash("code", "123456"));
  expect(secret.hash("link", "123456")).not.toBe(secret.hash("code", "123456"));
});
