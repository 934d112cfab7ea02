const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The key that a code app derives from a typed secret. */
export function appKey(secret: string): Buffer {
  const bits = [...secret.replace(/\s/g, "")].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
