import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookie, writeCookie } from "#server/platform/http/cookie.ts";

/** The cookie of a session. Visitors without it may share pages. */
export const sessionCookie = "samen_session";

/** Reads the token in the session cookie of a request, or null. */
export function readSessionCookie(request: IncomingMessage, isSecure: boolean): string | null {
  return readCookie(request, sessionCookie, isSecure);
}

type Session = { token: string; expiresAt: Date | null };

/** Sets or removes the session of the browser with this answer. */
export function writeSessionCookie(response: ServerResponse, session: Session | null, isSecure: boolean): void {
  // After a logout on a shared device nothing of that person may remain.
  if (!session) response.setHeader("clear-site-data", '"cache", "storage"');
  const { token: value, expiresAt } = session ?? { token: null, expiresAt: null };
  writeCookie(response, { name: sessionCookie, value, expiresAt, isSecure });
}
