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

  const write = (own: LogLevel, fields: Fields, message: string) => {
    waiting += `${JSON.stringify({ level: own, time: timeNow(), ...fields, message })}\n`;
    // Warnings and errors are written at once, because the process may end right after.
    if (ranks[own] > ranks.info || waiting.length > mostWaiting) flush();
    else timer ??= setTimeout(flush, longestWait).unref();
  };
  const limited = limitRepeats(write, clock);
  process.on("exit", () => {
    limited.end();
    flush();
  });

  const isLevelEnabled = (wantedLevel: LogLevel) => ranks[wantedLevel] >= ranks[level];
  const writeAt = (own: LogLevel): Write => {
    if (!isLevelEnabled(own)) return () => {};
    return (fields, message) => {
      const safeFields = "error" in fields ? { ...fields, error: describeError(fields.error) } : fields;
      if (ranks[own] > ranks.info) limited.write(own, safeFields, message, kindOf(fields.error));
      else write(own, safeFields, message);
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

/** Lines of one kind are written once in this many milliseconds; the next line says how many there were. */
const repeatTime = 1_000;

/**
 * Writes the first line of a kind at once and only counts the others of that second; after it, the latest of them is
 * written with their number. During an outage every request fails in the same way, and would fill the disk.
 */
function limitRepeats(write: (level: LogLevel, fields: Fields, message: string) => void, clock: () => Date) {
  type Repeats = { from: number; count: number; level: LogLevel; fields: Fields; message: string };
  const kinds = new Map<string, Repeats>();
  let timer: NodeJS.Timeout | undefined;

  /** Writes the counted lines whose second is over; the others too if the process ends. */
  const settle = (isEnd: boolean) => {
    const now = clock().getTime();
    for (const [key, repeats] of kinds) {
      const { from, count, level, fields, message } = repeats;
      // The clock may go back.
      if (!isEnd && now >= from && now - from < repeatTime) continue;
      if (count > 0) write(level, { ...fields, count }, message);
      if (count > 0 && !isEnd) kinds.set(key, { ...repeats, from: now, count: 0 });
      else kinds.delete(key);
    }
    clearTimeout(timer);
    timer = kinds.size > 0 && !isEnd ? setTimeout(settle, repeatTime, false).unref() : undefined;
  };

  return {
    write(level: LogLevel, fields: Fields, message: string, kind: string) {
      settle(false);
      const key = `${level} ${message} ${kind}`;
      const earlier = kinds.get(key);
      if (earlier) {
        Object.assign(earlier, { count: earlier.count + 1, fields });
        return;
      }
      write(level, fields, message);
      kinds.set(key, { from: clock().getTime(), count: 0, level, fields, message });
      timer ??= setTimeout(settle, repeatTime, false).unref();
    },
    end: () => settle(true),
  };
}

/** The same error of two requests is of one kind, whatever they asked for. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return kindOf(error.cause);
  return [error.name, (error as { code?: unknown }).code, error.message].join(" ");
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
