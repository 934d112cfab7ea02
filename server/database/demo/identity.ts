import { createHash } from "node:crypto";

/** The same id for the same thing in every demo, so that addresses in notes and tests stay true. */
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

/** A number from 0 up to `below` that depends on the key alone. */
export function demoNumber(key: string, below: number): number {
  return createHash("sha256").update(key).digest().readUInt32BE(0) % below;
}
