import type { LogLevel } from "#server/platform/config.ts";

type Fields = Readonly<Record<string, unknown>>;
type Write = (fields: Fields, message: string) => void;

/** Writes one JSON line per event. It has no personal data: ids and counts, never names, texts or numbers of people. */
export type Log = { debug: Write; info: Write; warn: Write; error: Write; isLevelEnabled(level: LogLevel): boolean };

const ranks: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3, silent: 4 };

/** Lines wait at most this many milliseconds, or until they have this many characters. */
const longestWait = 100;
const mostWaiting = 32_768;

type Options = { level: LogLevel; clock: () => Date; output?: Pick<NodeJS.WritableStream, "write"> };

/** Opens the log. Lines are written together, because one write each would cost a third of sending a cached page. */
export function createLog({ level, clock, output = process.stdout }: Options): Log {
  const timeNow = createTimestamp(clock);
  let waiting = "";
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) output.write(waiting);
    waiting = "";
  };
  process.on("exit", flush);

  const isLevelEnabled = (wantedLevel: LogLevel) => ranks[wantedLevel] >= ranks[level];
  const writeAt = (own: LogLevel): Write => {
    if (!isLevelEnabled(own)) return () => {};
    return (fields, message) => {
      const safeFields = "error" in fields ? { ...fields, error: describeError(fields.error) } : fields;
      waiting += `${JSON.stringify({ level: own, time: timeNow(), ...safeFields, message })}\n`;
      // Warnings and errors are written at once, because the process may end right after.
      if (ranks[own] > ranks.info || waiting.length > mostWaiting) flush();
      else timer ??= setTimeout(flush, longestWait).unref();
    };
  };
  return {
    debug: writeAt("debug"),
    info: writeAt("info"),
    warn: writeAt("warn"),
    error: writeAt("error"),
    isLevelEnabled,
  };
}

/** Formats the time only when it changed, because a busy server writes many lines per millisecond. */
function createTimestamp(clock: () => Date): () => string {
  let moment = Number.NaN;
  let written = "";
  return () => {
    const now = clock();
    if (now.getTime() !== moment) {
      moment = now.getTime();
      written = now.toISOString();
    }
    return written;
  };
}

/** Describes an error for the log; a failed query appears without its values. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query, cause } = error as Error & { query?: unknown };
  if (typeof query === "string") return { name: error.name, query, cause: cause ? describeError(cause) : undefined };
  const { code } = error as Error & { code?: unknown };
  return { name: error.name, message: error.message, code, stack: error.stack };
}
