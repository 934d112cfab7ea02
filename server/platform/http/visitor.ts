import type { IncomingMessage } from "node:http";
import { kioskCookie } from "#server/platform/http/kiosk-cookie.ts";
import { sessionCookie } from "#server/platform/http/session-cookie.ts";

/**
 * The cookies that make an answer personal: of who is logged in, and of a kiosk. Whatever else a browser sends changes no
 * page (a language), or only one that looks at it, which then is not kept (a choice on cookies).
 */
const personal = new RegExp(`(?:^|;)\\s*(?:${sessionCookie}|${kioskCookie})\\s*=`);

/** Tells whether whoever asks is nobody in particular, so that they may get what others got. */
export function isVisitor({ headers: { cookie, authorization } }: Pick<IncomingMessage, "headers">): boolean {
  return authorization === undefined && (cookie === undefined || !personal.test(cookie));
}
