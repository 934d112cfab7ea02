import { findProgram } from "#server/actions/connection.ts";
import { findKiosk } from "#server/actions/kiosk.ts";
import { findMe } from "#server/actions/session.ts";
import { findSetUpSession } from "#server/actions/set-up.ts";
import type { ApiContext } from "#server/api/context.ts";
import type { Config } from "#server/platform/config.ts";
import { deviceOf } from "#server/platform/http/device.ts";
import { readKioskCookie, writeKioskCookie } from "#server/platform/http/kiosk-cookie.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Incoming } from "#server/platform/http/server.ts";
import { readSessionCookie, writeSessionCookie } from "#server/platform/http/session-cookie.ts";
import { readSetUpCookie, writeSetUpCookie } from "#server/platform/http/set-up-cookie.ts";
import { openTextRecords } from "#server/platform/mail/text-records.ts";

type Options = Pick<ApiContext, "db" | "secret" | "files" | "scansFiles" | "mailFolder" | "demo"> & {
  config: Pick<Config, "publicUrl" | "companyLogin" | "mailFrom" | "trustProxy">;
  clock: () => Date;
};

type Exchange = Omit<Incoming, "path">;

/** Creates the context of a request: `visitorOf` without a person, `contextOf` with the person who sent it. */
export function createContexts({ config, clock, ...parts }: Options) {
  const { publicUrl, companyLogin, mailFrom, trustProxy } = config;
  const lookUpTexts = openTextRecords();
  const isSecure = publicUrl.protocol === "https:";
  const visitorOf = ({ request, response, requestId }: Exchange): ApiContext => ({
    ...parts,
    me: null,
    kiosk: null,
    setUp: null,
    now: clock(),
    publicUrl,
    companyLogin,
    mailFrom,
    lookUpTexts,
    // Only limited acts need the network, so most requests compute no hash.
    network: () => parts.secret.hash("network", networkOf(request, trustProxy)),
    browser: {
      device: deviceOf(request.headers["user-agent"] ?? ""),
      setSession: (session) => writeSessionCookie(response, session, isSecure),
      setKiosk: (token) => writeKioskCookie(response, { token, now: clock(), isSecure }),
      setSetUp: (session) => writeSetUpCookie(response, session, isSecure),
    },
    requestId,
  });
  const contextOf = async (exchange: Exchange, read?: Parameters<typeof findMe>[2]): Promise<ApiContext> => {
    const context = visitorOf(exchange);
    const { request } = exchange;
    const [token, kioskToken, setUpToken] = [
      readSessionCookie(request, isSecure),
      readKioskCookie(request, isSecure),
      readSetUpCookie(request, isSecure),
    ];
    const [, apiToken] = /^Bearer (samen_[\w-]{43})$/.exec(request.headers.authorization ?? "") ?? [];
    // A program has no cookies, and a browser sends no token.
    if (apiToken) return { ...context, program: await findProgram(context, apiToken) };
    if (!token && !kioskToken && !setUpToken) return context;
    return {
      ...context,
      me: token ? await findMe(context, token, read) : null,
      kiosk: kioskToken ? await findKiosk(context, kioskToken) : null,
      setUp: setUpToken ? await findSetUpSession(context, setUpToken) : null,
    };
  };
  return { visitorOf, contextOf };
}
