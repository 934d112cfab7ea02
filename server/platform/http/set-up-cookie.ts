import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookie, writeCookie } from "#server/platform/http/cookie.ts";

/** The cookie of the one browser that sets up the installation. */
export const setUpCookie = "samen_set_up";

/** Reads the token in the set-up cookie of a request, or null. */
export function readSetUpCookie(request: IncomingMessage, isSecure: boolean): string | null {
  return readCookie(request, setUpCookie, isSecure);
}

type SetUpToken = { token: string; expiresAt: Date };

/** Lets the browser set up the installation, or no longer. */
export function writeSetUpCookie(response: ServerResponse, session: SetUpToken | null, isSecure: boolean): void {
  const { token: value, expiresAt } = session ?? { token: null, expiresAt: null };
  writeCookie(response, { name: setUpCookie, value, expiresAt, isSecure });
}
