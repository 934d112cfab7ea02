import type { IncomingMessage, ServerResponse } from "node:http";
import { readCookie, writeCookie } from "#server/platform/http/cookie.ts";

/** The cookie that makes a tablet a kiosk. */
export const kioskCookie = "samen_kiosk";

/** Browsers keep no cookie longer than this. */
const days = 400;

/** Reads the token in the kiosk cookie of a request, or null. */
export function readKioskCookie(request: IncomingMessage, isSecure: boolean): string | null {
  return readCookie(request, kioskCookie, isSecure);
}

type KioskToken = { token: string; now: Date; isSecure: boolean };

/** Makes the browser a kiosk by setting its cookie. */
export function writeKioskCookie(response: ServerResponse, { token, now, isSecure }: KioskToken): void {
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  writeCookie(response, { name: kioskCookie, value: token, expiresAt, isSecure });
}
