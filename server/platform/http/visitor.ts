import type { IncomingMessage } from "node:http";

/**
 * The cookies that make an answer personal: a session, and a choice on cookies, which the page to choose on shows. Few
 * have one of the latter, since nothing asks for it. Whatever else a browser sends (a language) changes no page.
 */
export const personalCookies = ["samen_session", "samen_consent"] as const;

const personal = new RegExp(`(?:^|;)\\s*(?:${personalCookies.join("|")})\\s*=`);

/** Tells whether whoever asks is nobody in particular, so that they may get what others got. */
export function isVisitor({ headers: { cookie, authorization } }: Pick<IncomingMessage, "headers">): boolean {
  return authorization === undefined && (cookie === undefined || !personal.test(cookie));
}
