import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import { defaultLanguage, isLanguage, type Language } from "#domain/language.ts";
import { companyLoginMinutes } from "#domain/login.ts";
import { type Problem, Refusal } from "#domain/problem.ts";
import { loginWithCompany } from "#server/actions/company-login.ts";
import type { ApiContext } from "#server/api/context.ts";
import { logRefusal } from "#server/api/refusal-log.ts";
import type { Site } from "#server/api/site.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import {
  type CompanyLogin,
  CompanyLoginFailed,
  type Departure,
  newDeparture,
  returnPath,
} from "#server/platform/company-login.ts";
import { readCookie, writeCookie } from "#server/platform/http/cookie.ts";
import type { Handler, Incoming } from "#server/platform/http/server.ts";
import type { Log } from "#server/platform/log.ts";
import type { Secret } from "#server/platform/secret.ts";

type Options = {
  /** Null when the site has no company login; its addresses then do not exist. */
  company: CompanyLogin | null;
  contextOf(incoming: Incoming): Promise<ApiContext>;
  site: Pick<Site, "publicUrl" | "pathIn">;
  /** Returns an address of our own site to continue to, or null. */
  nextIn(value: unknown): string | null;
  log: Log;
};

/** The sealed content of the cookie while someone is at the company's login. */
type PendingLogin = { departure: Departure; language: Language; next: string | null; endsAt: number };

const leavePath = "/login/company";
const name = "samen_company";
const place = "company login";

/** Answers `/login/company`, from where people go to the company's own login, and the address they come back to. */
export function createCompanyLoginHandler({ company, contextOf, site, nextIn, log }: Options): Handler {
  if (!company) return () => false;
  const isSecure = site.publicUrl.protocol === "https:";

  const loginPage = ({ language, next }: Pick<PendingLogin, "language" | "next">) =>
    `${site.pathIn(language, "/login")}${next ? `?${new URLSearchParams({ next })}` : ""}`;

  /** Returns to the login page, which shows the problem. */
  const refuseTo = (
    { response }: Incoming,
    problem: Problem,
    { language, next }: Pick<PendingLogin, "language" | "next">,
  ) => {
    const query = new URLSearchParams({ problem: problem.code, ...(next && { next }) });
    redirectTo(response, `${site.pathIn(language, "/login")}?${query}`);
  };

  const leave = async (incoming: Incoming) => {
    const query = queryOf(incoming);
    const requestedLanguage = query.get("language");
    const { db, now, secret } = await contextOf(incoming);
    const language = isLanguage(requestedLanguage, await listLanguages(db)) ? requestedLanguage : defaultLanguage;
    const next = nextIn(query.get("next"));
    if (!isPressedHere(incoming)) return redirectTo(incoming.response, loginPage({ language, next }));
    // The state contains the language, so that we can explain a problem even when the cookie is gone.
    const departure = newDeparture(`${language}.${randomBytes(32).toString("base64url")}`);
    const expiresAt = new Date(now.getTime() + companyLoginMinutes * 60_000);
    try {
      const address = await company.addressFor(departure);
      const value = secret.seal(place, JSON.stringify({ departure, language, next, endsAt: expiresAt.getTime() }));
      writeCookie(incoming.response, { name, value, expiresAt, isSecure });
      redirectTo(incoming.response, address.href);
    } catch (error) {
      refuseTo(incoming, problemOf(error, incoming, log), { language, next });
    }
  };

  const returnFromCompany = async (incoming: Incoming) => {
    const { request, response } = incoming;
    const parameters = queryOf(incoming);
    const state = parameters.get("state") ?? "";
    const context = await contextOf(incoming);
    const trip = openTrip(readCookie(request, name, isSecure), context.secret);
    writeCookie(response, { name, value: null, expiresAt: null, isSecure });
    const stateLanguage = state.split(".")[0];
    const language = isLanguage(stateLanguage, await listLanguages(context.db)) ? stateLanguage : defaultLanguage;
    const from = trip ?? { language, next: null };
    const isTheirs = trip && trip.departure.state === state && trip.endsAt > context.now.getTime();
    if (!isTheirs) return refuseTo(incoming, { code: "company.expired" }, from);
    try {
      await loginWithCompany(context, {
        state,
        identify: () => company.identify(`?${parameters}`, trip.departure),
      });
      // The login page decides where each person continues.
      redirectTo(response, loginPage(trip));
    } catch (error) {
      if (error instanceof Refusal) logRefusal(log, context, error.problem);
      refuseTo(incoming, problemOf(error, incoming, log), from);
    }
  };

  return async (incoming) => {
    const answer = { [leavePath]: leave, [returnPath]: returnFromCompany }[incoming.path];
    if (!answer || incoming.request.method !== "GET") return false;
    await answer(incoming);
    return true;
  };
}

/** Only our own button begins a login, so that no other site can log someone in unnoticed. */
function isPressedHere({ request }: Incoming): boolean {
  return ["same-origin", "none", undefined].includes(request.headers["sec-fetch-site"] as string | undefined);
}

function queryOf({ request: { url = "" } }: Incoming): URLSearchParams {
  return new URLSearchParams(url.split("?").slice(1).join("?"));
}

function openTrip(sealed: string | null, secret: Secret): PendingLogin | null {
  if (!sealed) return null;
  try {
    return JSON.parse(secret.open(place, sealed)) as PendingLogin;
  } catch {
    // A cookie that we did not seal, or sealed with an old key, counts as no cookie.
    return null;
  }
}

/** Returns the reason of a failed login. Unexpected errors are thrown on. */
function problemOf(error: unknown, { requestId }: Incoming, log: Log): Problem {
  if (error instanceof CompanyLoginFailed) {
    if (error.problem.code !== "company.stopped")
      log.warn({ requestId, reason: error.message }, "company login failed");
    return error.problem;
  }
  if (!(error instanceof Refusal)) throw error;
  return error.problem.code === "limit.tooMany" ? { code: "company.unavailable" } : error.problem;
}

function redirectTo(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, "cache-control": "no-store" }).end();
}
