import { createHash } from "node:crypto";

/** Gives the same id for the same thing in every demo, so that addresses in notes and tests stay valid. */
export function demoId(kind: string, key: string): string {
  const hash = createHash("sha256").update(`samen demo ${kind} ${key}`).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

/** Gives a number from 0 up to `below` that depends only on the key. */
export function demoNumber(key: string, below: number): number {
  return createHash("sha256").update(key).digest().readUInt32BE(0) % below;
}
