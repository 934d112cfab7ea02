/** More pages than any dry run has. */
const lastPage = 10_000;

/** Reads the page of a dry run in an address; numbers in the API have a limit. */
export function pageIn(searchParams: URLSearchParams): number {
  return Math.min(lastPage, Math.max(1, Math.trunc(Number(searchParams.get("page")) || 1)));
}
