import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookie, writeCookie } from "#server/platform/http/cookie.ts";

/** The cookie that says who is looking. Pages for whoever has none may be shared. */
export const sessionCookie = "samen_session";

/** The token in the session cookie of a request, or null. */
export function readSessionCookie(request: IncomingMessage): string | null {
  return readCookie(request, sessionCookie);
}

type Session = { token: string; expiresAt: Date | null };

/** Gives the browser a session with this answer, or takes it away. */
export function writeSessionCookie(response: ServerResponse, session: Session | null, isSecure: boolean): void {
  // On a shared device nothing of whoever leaves may be left behind.
  if (!session) response.setHeader("clear-site-data", '"cache", "storage"');
  const { token: value, expiresAt } = session ?? { token: null, expiresAt: null };
  writeCookie(response, { name: sessionCookie, value, path: "/", expiresAt, isSecure });
}
