import { createHmac, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";

/** Our own key, kept outside the database. */
export type Secret = {
  /** A hash nobody can make without the key; the purpose keeps the same text from giving the same hash elsewhere. */
  hash(purpose: string, text: string): string;
};

/** The key the operator gave, or one that is made once and kept in the data folder. */
export function openSecret({ secretKey, dataDir }: Pick<Config, "secretKey" | "dataDir">): Secret {
  const key = secretKey ?? keptKey(join(dataDir, "secret-key"));
  return { hash: (purpose, text) => createHmac("sha256", key).update(`${purpose}\0${text}`).digest("base64url") };
}

function keptKey(file: string): string {
  try {
    // Of two processes that start at once, one writes; both then read the same key.
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8");
}
