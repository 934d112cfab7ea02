// Node parses Drizzle's package.json (180 kB) again at every import of the package, which was a third of the time of a
// start. So all other files import Drizzle from here.
export * from "drizzle-orm";
export {
  type AnyPgColumn,
  alias,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  type PgColumn,
  type PgDatabase,
  type PgQueryResultHKT,
  PgTable,
  PgTimestamp,
  pgTable,
  primaryKey,
  text,
  timestamp,
  union,
  unionAll,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
