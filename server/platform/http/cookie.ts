import type { IncomingMessage, ServerResponse } from "node:http";
import { cookieName } from "#domain/cookie.ts";

/** Reads the cookie with this name, or null. */
export function readCookie(request: IncomingMessage, name: string, isSecure: boolean): string | null {
  const start = `${cookieName(name, isSecure)}=`;
  const cookies = (request.headers.cookie ?? "").split(/;\s*/);
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) || null;
}

type Cookie = {
  name: string;
  /** Null removes the cookie. */
  value: string | null;
  /** Null keeps it until the browser is closed. */
  expiresAt: Date | null;
  isSecure: boolean;
};

/** Sets or removes a cookie with this answer; no script can read it and no other site can use it. */
export function writeCookie(response: ServerResponse, { name, value, expiresAt, isSecure }: Cookie): void {
  // The prefix needs this path.
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", ...(isSecure ? ["Secure"] : [])];
  const end = value === null ? new Date(0) : expiresAt;
  if (end) attributes.push(`Expires=${end.toUTCString()}`);
  response.appendHeader("set-cookie", [`${cookieName(name, isSecure)}=${value ?? ""}`, ...attributes].join("; "));
}
