import pino from "pino";
import type { LogLevel } from "#server/platform/config.ts";

type Write = (fields: Record<string, unknown>, message: string) => void;

/** One JSON line per event. No personal data: ids and counts, never names, texts or numbers of people. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write };

/** Opens the log on standard output. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { error: describeError } });
}

/** What may be told of an error: a failed query is named without the values it was given. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query, cause } = error as Error & { query?: unknown };
  if (typeof query === "string") return { name: error.name, query, cause: cause ? describeError(cause) : undefined };
  const { code } = error as Error & { code?: unknown };
  return { name: error.name, message: error.message, code, stack: error.stack };
}
