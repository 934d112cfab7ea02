import type { Localized } from "#domain/language.ts";
import { jsonb, timestamp, uuid } from "#server/database/drizzle.ts";

/** The key of a row; the application makes it, so that it works the same on every PostgreSQL. */
export const id = () => uuid().primaryKey();

/** A moment in time, always with a time zone. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** A text in up to three languages. */
export const localized = () => jsonb().$type<Localized>();
