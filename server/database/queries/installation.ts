import { sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";

/** Facts about a database server that decide whether Samen can run on it. */
export type ServerFacts = {
  /** 150004 is PostgreSQL 15.4. */
  version: number;
  /** Whether our user may make tables. */
  mayCreate: boolean;
  hasUnaccent: boolean;
  /** Whether the extension can be made: it is installed on the machine. */
  offersUnaccent: boolean;
  now: Date;
  /** Noon of a summer day in Brussels, in UTC: 10 if the server has the data of time zones. */
  noonInBrussels: number;
  encoding: string;
};

/** Reads these facts in one query, which needs no table of ours. */
export async function readServerFacts(db: Database): Promise<ServerFacts> {
  const { rows } = (await db.execute(sql`select
    current_setting('server_version_num')::int as version,
    has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as may_create,
    exists (select from pg_extension where extname = 'unaccent') as has_unaccent,
    exists (select from pg_available_extensions where name = 'unaccent') as offers_unaccent,
    extract(epoch from clock_timestamp())::float8 as seconds,
    extract(hour from timestamp '2026-07-01 12:00' at time zone 'Europe/Brussels' at time zone 'UTC')::int as noon,
    pg_encoding_to_char((select encoding from pg_database where datname = current_database())) as encoding`)) as unknown as {
    rows: Row[];
  };
  const [row] = rows;
  if (!row) throw new Error("The server told nothing about itself.");
  return {
    version: row.version,
    mayCreate: row.may_create,
    hasUnaccent: row.has_unaccent,
    offersUnaccent: row.offers_unaccent,
    now: new Date(row.seconds * 1000),
    noonInBrussels: row.noon,
    encoding: row.encoding,
  };
}

type Row = {
  version: number;
  may_create: boolean;
  has_unaccent: boolean;
  offers_unaccent: boolean;
  seconds: number;
  noon: number;
  encoding: string;
};
