import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as tables from "#server/database/tables/index.ts";

/** The database or a transaction in it; PostgreSQL and the embedded one look the same from here. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>;
