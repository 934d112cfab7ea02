import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { codeApps } from "#server/database/tables/second-factor.ts";

/** A column whose values are sealed with a key that is not in the database. */
export type SealedColumn = {
  table: PgTable;
  key: PgColumn;
  column: PgColumn;
  /** What the column is called in the code. */
  property: string;
  /** Where a value is sealed for; the key of its row goes after it. */
  place: string;
};

/** Every sealed column: a new one is a new line here, and a change of key finds it. */
export const sealedColumns = {
  codeAppSecret: {
    table: codeApps,
    key: codeApps.personId,
    column: codeApps.sealedSecret,
    property: "sealedSecret",
    place: "code_apps.sealed_secret",
  },
} satisfies Record<string, SealedColumn>;

/** The place a value is sealed for: its column and its row, so that it opens nowhere else. */
export function placeOf({ place }: SealedColumn, key: string): string {
  return `${place} ${key}`;
}
