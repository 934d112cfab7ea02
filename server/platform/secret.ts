import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "#server/platform/config.ts";

/** Our own keys, kept outside the database. */
export type Secret = {
  /** Makes a hash that needs the key; with another purpose the same text gets another hash. */
  hash(purpose: string, text: string): string;
  /** Seals a text for one place (table, column and row); it does not open anywhere else. */
  seal(place: string, text: string): string;
  /** Opens a sealed text; throws when it was changed, moved, or sealed with a key we do not have. */
  open(place: string, sealed: string): string;
  /** Tells whether a text was sealed with an earlier key and should be sealed again. */
  isOld(sealed: string): boolean;
  /** The name of the present key, which reveals nothing about it; every text that it seals begins with it. */
  keyId: string;
  /** Tells whether the key with this name is the present one or an earlier one. */
  hasKey(keyId: string): boolean;
};

/** Opens the operator's key, or one that is made once in the data folder; earlier keys only open texts. */
export function openSecret(config: Pick<Config, "secretKey" | "secretKeysBefore" | "dataDir">): Secret {
  const current = keyFrom(config.secretKey ?? keptKey(join(config.dataDir, "secret-key")));
  const keys = new Map([current, ...config.secretKeysBefore.map(keyFrom)].map((key) => [key.id, key]));
  return {
    hash: (purpose, text) => createHmac("sha256", current.hashing).update(`${purpose}\0${text}`).digest("base64url"),
    seal: (place, text) => `${current.id}.${sealWith(current, place, text)}`,
    open: (place, sealed) => {
      const [id = "", sealedText = ""] = sealed.split(".");
      const key = keys.get(id);
      if (!key) throw new Error(`Sealed with key ${id}, which is not among SECRET_KEY and SECRET_KEYS_BEFORE.`);
      return openWith(key, place, sealedText);
    },
    isOld: (sealed) => !sealed.startsWith(`${current.id}.`),
    keyId: current.id,
    hasKey: (keyId) => keys.has(keyId),
  };
}

/** Tells whether the operator gave a key, or one was made in the data folder. */
export function isSecretThere({ secretKey, dataDir }: Pick<Config, "secretKey" | "dataDir">): boolean {
  return secretKey !== null || existsSync(join(dataDir, "secret-key"));
}

/** Seals and opens with one separate key; every text that it seals begins with the label. */
export function openSeal(label: string, text: string): Pick<Secret, "seal" | "open"> {
  const key = keyFrom(text);
  const name = `${label}${key.id}`;
  return {
    seal: (place, text) => `${name}.${sealWith(key, place, text)}`,
    open: (place, sealed) => {
      const [id, sealedText = ""] = sealed.split(".");
      if (id !== name) throw new Error(`Sealed with key ${id}, and not with ${name}.`);
      return openWith(key, place, sealedText);
    },
  };
}

// Key objects are four times as fast in Node as keys in bytes.
type Key = { id: string; hashing: KeyObject; sealing: KeyObject };

/** Derives one key for each use from the operator's key; the id reveals nothing about it. */
function keyFrom(text: string): Key {
  const derive = (purpose: string, length: number) => Buffer.from(hkdfSync("sha256", text, "samen", purpose, length));
  return {
    id: derive("id", 6).toString("base64url"),
    hashing: createSecretKey(derive("hash", 32)),
    sealing: createSecretKey(derive("seal", 32)),
  };
}

function sealWith({ sealing }: Key, place: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealing, nonce).setAAD(Buffer.from(place));
  const sealedBytes = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return sealedBytes.toString("base64url");
}

function openWith({ sealing }: Key, place: string, sealedText: string): string {
  const bytes = Buffer.from(sealedText, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString("utf8");
}

function keptKey(file: string): string {
  // With PostgreSQL the folder may not exist yet.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    // When two processes start at once, one of them writes and both read the same key.
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
