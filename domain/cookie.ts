/** With this prefix a browser takes a cookie only from this very host over HTTPS, and not from a site beside it. */
export const hostPrefix = "__Host-";

/** The name under which a browser stores a cookie that only the server reads: over HTTPS it has the prefix. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `${hostPrefix}${name}` : name;
}
