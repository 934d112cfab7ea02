import { jsonb, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Localized } from "#domain/language.ts";

/** The key of a row, made by the application so that every PostgreSQL version and the embedded one agree. */
export const id = () => uuid().primaryKey();

/** A moment in time; always with a zone, so that no reader has to guess it. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** A text in up to three languages. */
export const localized = () => jsonb().$type<Localized>();
