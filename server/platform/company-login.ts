import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  type DiscoveryRequestOptions,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";
import type { CompanyLoginProblem } from "#domain/login.ts";
import type { CompanyLoginConfig } from "#server/platform/config.ts";

/** What must still be known when someone comes back, to be sure that it is them, from the login that was begun. */
export type Departure = { state: string; nonce: string; verifier: string };

/** Who the company says someone is; null is what it does not say, or says it has not checked. */
export type CompanyIdentity = { email: string | null; employeeId: string | null };

/** The company's own login, by OpenID Connect. */
export type CompanyLogin = {
  /** The address at which someone logs in there. */
  addressFor(departure: Departure): Promise<URL>;
  /** Who came back with this query. */
  identify(query: string, departure: Departure): Promise<CompanyIdentity>;
};

/** Thrown when the company's login does not say who someone is. */
export class CompanyLoginFailed extends Error {
  override name = "CompanyLoginFailed";
  readonly problem: CompanyLoginProblem;

  /** The reason is a short code; what the other side wrote may hold anyone's name. */
  constructor(problem: CompanyLoginProblem, reason: string) {
    super(reason);
    this.problem = problem;
  }
}

/** What makes one login at the company another than the next. */
export function newDeparture(state: string): Departure {
  return { state, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
}

/** Where the company's login sends people back to. */
export const comeBackPath = "/login/company/back";

// Someone is waiting for the page meanwhile.
const timeoutInSeconds = 10;

// The company may move its login to other addresses; it says so where we asked for them.
const askAgainAfter = 3_600_000;

type Options = { config: CompanyLoginConfig; publicUrl: URL; clock: () => Date };

/** Opens the company's login. It is first asked for something when someone wants to log in: the site starts without it. */
export function openCompanyLogin({ config, publicUrl, clock }: Options): CompanyLogin {
  let known: { provider: Promise<Configuration>; until: number } | null = null;
  const getProvider = () => {
    const now = clock().getTime();
    if (known && known.until > now) return known.provider;
    const asked = { provider: discover(config), until: now + askAgainAfter };
    known = asked;
    // What failed is tried anew by the next who comes.
    asked.provider.catch(() => {
      if (known === asked) known = null;
    });
    return asked.provider;
  };
  const comeBackAddress = new URL(comeBackPath, publicUrl);

  return {
    addressFor: ({ state, nonce, verifier }) =>
      orFailed(async () =>
        buildAuthorizationUrl(await getProvider(), {
          redirect_uri: comeBackAddress.href,
          scope: "openid email profile",
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
        }),
      ),

    identify: (query, { state, nonce, verifier }) =>
      orFailed(async () => {
        const provider = await getProvider();
        const tokens = await authorizationCodeGrant(provider, new URL(query, comeBackAddress), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const said = { ...tokens.claims() };
        const isWhole = said.email !== undefined && said[config.employeeIdClaim] !== undefined;
        const { userinfo_endpoint: more } = provider.serverMetadata();
        // Many say in the token only that it is someone, and tell who when they are asked.
        if (!isWhole && more)
          Object.assign(said, await fetchUserInfo(provider, tokens.access_token, said.sub as string));
        return identityIn(said, config.employeeIdClaim);
      }),
  };
}

async function discover({ issuer, clientId, clientSecret }: CompanyLoginConfig): Promise<Configuration> {
  const execute: DiscoveryRequestOptions["execute"] = [enableNonRepudiationChecks];
  // The configuration allows it on this machine only.
  if (issuer.protocol === "http:") execute.push(allowInsecureRequests);
  return discovery(
    issuer,
    clientId,
    undefined,
    (server, client, body, headers) => {
      // Both are common; where both will do, a form garbles no special characters.
      const accepted = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
      const authenticate = accepted.includes("client_secret_post") ? ClientSecretPost : ClientSecretBasic;
      return authenticate(clientSecret)(server, client, body, headers);
    },
    { timeout: timeoutInSeconds, execute },
  );
}

function identityIn(said: Record<string, unknown>, employeeIdClaim: string): CompanyIdentity {
  const textOf = (value: unknown) =>
    ["string", "number"].includes(typeof value) ? String(value).trim() || null : null;
  // Not every company says whether it has checked an address; one that says it has not is taken at its word.
  const isUnchecked = String(said.email_verified) === "false";
  return { email: isUnchecked ? null : textOf(said.email), employeeId: textOf(said[employeeIdClaim]) };
}

async function orFailed<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new CompanyLoginFailed({ code: problemIn(error) }, reasonOf(error));
  }
}

// The answer of a login that is over, of another one, or one that someone put together.
const notOurs = ["OAUTH_INVALID_RESPONSE", "OAUTH_JWT_CLAIM_COMPARISON_FAILED", "OAUTH_JWT_TIMESTAMP_CHECK_FAILED"];

function problemIn(error: unknown): CompanyLoginProblem["code"] {
  if (error instanceof AuthorizationResponseError)
    return error.error === "access_denied" ? "company.stopped" : "company.unavailable";
  if (error instanceof ResponseBodyError && error.error === "invalid_grant") return "company.expired";
  if (error instanceof ClientError && notOurs.includes(error.code ?? "")) return "company.expired";
  return "company.unavailable";
}

function reasonOf(error: unknown): string {
  const { error: said, code, name } = error as { error?: unknown; code?: unknown; name?: unknown };
  return String(said ?? code ?? name);
}
