import { StoreAway } from "#server/platform/files/store.ts";

/** The codes of the operating system for a server that cannot be reached. */
const unreachable = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];

/**
 * The codes of PostgreSQL for a server that cannot work now: connections (class 08), resources such as disk and memory
 * (class 53), shutting down and starting up (57P), a query that took longer than our limit (57014), and a standby that
 * only reads (25006).
 */
const unableToWork = /^(08...|53...|57P0.|57014|25006)$/;

/** The driver has no codes for these. */
const silence =
  /^(Query read timeout|timeout expired|timeout exceeded when trying to connect|Connection terminated.*|Client has encountered a connection error and is not queryable)$/;

/** Tells whether an error means that the database or the store of files cannot be used now: the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreAway) return true;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code === "string" && unableToWork.test(code)) return true;
  // A file can be missing too, so only errors of a connection count.
  const isOfConnection =
    syscall === "connect" || syscall === "read" || syscall === "write" || syscall === "getaddrinfo";
  if (typeof code === "string" && isOfConnection && unreachable.includes(code)) return true;
  if (silence.test(error.message)) return true;
  // Several addresses of one host fail together.
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  return isOutage(error.cause);
}

/** Gives the error that caused another one. */
export function deepestCause(error: unknown): { code?: string; message: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  if (error.cause instanceof Error) return deepestCause(error.cause);
  // Several addresses of one host fail together, without a message of their own.
  if (error instanceof AggregateError && error.errors.length > 0) return deepestCause(error.errors[0]);
  return error;
}

/** The database could not be opened; the message is for the operator. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
}

/** Makes a read that gives its last value while the database is down, at once if that is known already. */
export function lastKnown<Value>(read: () => Promise<Value>): (known?: { isDown: boolean }) => Promise<Value> {
  let last: { value: Value } | null = null;
  return async ({ isDown } = { isDown: false }) => {
    if (isDown && last) return last.value;
    try {
      last = { value: await read() };
    } catch (error) {
      if (!last || !isOutage(error)) throw error;
    }
    return last.value;
  };
}
