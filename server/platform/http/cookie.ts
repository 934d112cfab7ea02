import type { IncomingMessage, ServerResponse } from "node:http";

/** What a browser sends under this name, or null. */
export function readCookie(request: IncomingMessage, name: string): string | null {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}

type Cookie = {
  name: string;
  /** Null takes it away. */
  value: string | null;
  /** It is sent along with requests for this path and what lies under it. */
  path: string;
  /** Null: until the browser is closed. */
  expiresAt: Date | null;
  isSecure: boolean;
};

/** Gives the browser a cookie with this answer, or takes it away: no script can read it, no other site can use it. */
export function writeCookie(response: ServerResponse, { name, value, path, expiresAt, isSecure }: Cookie): void {
  const attributes = [`Path=${path}`, "HttpOnly", "SameSite=Lax", ...(isSecure ? ["Secure"] : [])];
  const end = value === null ? new Date(0) : expiresAt;
  if (end) attributes.push(`Expires=${end.toUTCString()}`);
  response.appendHeader("set-cookie", [`${name}=${value ?? ""}`, ...attributes].join("; "));
}
