import type { IncomingMessage, ServerResponse } from "node:http";

/** Reads the cookie with this name, or null. */
export function readCookie(request: IncomingMessage, name: string): string | null {
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || null;
}

type Cookie = {
  name: string;
  /** Null removes the cookie. */
  value: string | null;
  /** The browser sends it with requests for this path and the paths under it. */
  path: string;
  /** Null keeps it until the browser is closed. */
  expiresAt: Date | null;
  isSecure: boolean;
};

/** Sets or removes a cookie with this answer; no script can read it and no other site can use it. */
export function writeCookie(response: ServerResponse, { name, value, path, expiresAt, isSecure }: Cookie): void {
  const attributes = [`Path=${path}`, "HttpOnly", "SameSite=Lax", ...(isSecure ? ["Secure"] : [])];
  const end = value === null ? new Date(0) : expiresAt;
  if (end) attributes.push(`Expires=${end.toUTCString()}`);
  response.appendHeader("set-cookie", [`${name}=${value ?? ""}`, ...attributes].join("; "));
}
