import pino from "pino";
import type { LogLevel } from "#server/platform/config.ts";

type Write = (fields: Record<string, unknown>, message: string) => void;

/** One JSON line per event. No personal data: ids and counts, never names, texts or numbers of people. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write; isLevelEnabled(level: LogLevel): boolean };

/**
 * Opens the log on standard output. Lines of one moment are written together, since a write for each would cost a third
 * of a page that is at hand; when the process ends, whatever waits is written first.
 */
export function createLog(level: LogLevel): Log {
  const output = pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 });
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, serializers: { error: describeError } }, output);
}

/** What may be told of an error: a failed query is named without the values it was given. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query, cause } = error as Error & { query?: unknown };
  if (typeof query === "string") return { name: error.name, query, cause: cause ? describeError(cause) : undefined };
  const { code } = error as Error & { code?: unknown };
  return { name: error.name, message: error.message, code, stack: error.stack };
}
