/** Describes an error for the log and the jobs table, without the addresses and values that errors often quote. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return "Something that is no error was thrown.";
  // The database layer wraps the real error in one that lists every parameter of the query.
  if (error.cause instanceof Error) return errorLine(error.cause);
  const code = "code" in error ? ` ${error.code}` : "";
  return `${error.name}${code}: ${error.message}`.replaceAll(/\S+@\S+/g, "…@…").slice(0, 500);
}
