import { createHmac, timingSafeEqual } from "node:crypto";

/** The settings that a code app and the server must share. */
export type Totp = { digits: number; stepSeconds: number };

/** Returns the number of the step that contains an instant. */
export function stepAt(instant: Date, { stepSeconds }: Totp): number {
  return Math.floor(instant.getTime() / 1000 / stepSeconds);
}

/** Returns the code of one step (RFC 6238, with the SHA-1 that every app knows; as a keyed hash it is not broken). */
export function codeAt(key: Uint8Array, step: number, { digits }: Pick<Totp, "digits">): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Finds the step near an instant to which a code belongs, the nearest first; null when there is none. */
export function findStep(
  key: Uint8Array,
  code: string,
  instant: Date,
  totp: Totp & { stepsOff: number },
): number | null {
  const now = stepAt(instant, totp);
  const off = Array.from({ length: totp.stepsOff }, (_, index) => index + 1).flatMap((step) => [-step, step]);
  const typedCode = Buffer.from(code);
  const isOf = (step: number) => {
    const right = Buffer.from(codeAt(key, step, totp));
    return right.length === typedCode.length && timingSafeEqual(right, typedCode);
  };
  return [0, ...off].map((step) => now + step).find(isOf) ?? null;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Encodes bytes as letters that code apps read and people can type (RFC 4648, without the padding). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

type Account = { issuer: string; account: string; key: Uint8Array };

/**
 * Makes the address that a code app reads from a QR code. Every app assumes six digits and thirty seconds, so we leave
 * them out: a shorter code is easier to scan.
 */
export function totpAddress({ issuer, account, key }: Account): string {
  const [from, whose] = [issuer, account].map(encodeURIComponent);
  // Some apps show a plus sign as it is, so a space becomes %20 and not a plus.
  return `otpauth://totp/${from}:${whose}?secret=${base32(key)}&issuer=${from}`;
}
