import type { IncomingMessage } from "node:http";
import { hostPrefix } from "#domain/cookie.ts";
import { kioskCookie } from "#server/platform/http/kiosk-cookie.ts";
import { sessionCookie } from "#server/platform/http/session-cookie.ts";
import { setUpCookie } from "#server/platform/http/set-up-cookie.ts";

/**
 * The cookies that make an answer personal: those of a session, of a kiosk and of the set-up. Other cookies change
 * no page (a language), or only a page that reads them, which is then not cached (a choice on cookies).
 */
const personal = new RegExp(`(?:^|;)\\s*(?:${hostPrefix})?(?:${sessionCookie}|${kioskCookie}|${setUpCookie})\\s*=`);

/** Tells whether a request comes from a visitor without a session, kiosk or set-up, who may get a shared answer. */
export function isVisitor({ headers: { cookie, authorization } }: Pick<IncomingMessage, "headers">): boolean {
  return authorization === undefined && (cookie === undefined || !personal.test(cookie));
}
