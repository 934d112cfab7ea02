import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookie, writeCookie } from "#server/platform/http/cookie.ts";

/** The cookie that makes a tablet a kiosk. */
export const kioskCookie = "samen_kiosk";

/** As long as browsers keep any cookie. */
const days = 400;

/** The token in the kiosk cookie of a request, or null. */
export function readKioskCookie(request: IncomingMessage): string | null {
  return readCookie(request, kioskCookie);
}

type Given = { token: string; now: Date; isSecure: boolean };

/** Makes the browser a kiosk with this answer. */
export function writeKioskCookie(response: ServerResponse, { token, now, isSecure }: Given): void {
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  writeCookie(response, { name: kioskCookie, value: token, path: "/", expiresAt, isSecure });
}
