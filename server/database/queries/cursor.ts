import { Refusal } from "#domain/problem.ts";

/** Packs the sort keys of a row into an opaque cursor. */
export function encodeCursor(keys: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** Unpacks a cursor, and refuses one that we did not make. */
export function decodeCursor(cursor: string): unknown[] {
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    if (Array.isArray(keys)) return keys;
  } catch {
    // Every broken cursor gets the same refusal below.
  }
  throw new Refusal({ code: "list.badCursor" });
}
