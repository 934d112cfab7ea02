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

/** The secrets of one login, which prove that an answer belongs to it. */
export type Departure = { state: string; nonce: string; verifier: string };

/** The identity that the company gives; a value is null when it is missing or not verified. */
export type CompanyIdentity = { email: string | null; employeeId: string | null };

/** The company's own login, through OpenID Connect. */
export type CompanyLogin = {
  /** Returns the address at which a person logs in there. */
  addressFor(departure: Departure): Promise<URL>;
  /** Finds out who came back with this query. */
  identify(query: string, departure: Departure): Promise<CompanyIdentity>;
};

/** Thrown when the company's login gives no identity. */
export class CompanyLoginFailed extends Error {
  override name = "CompanyLoginFailed";
  readonly problem: CompanyLoginProblem;

  /** The reason is only a short code, because the message of the other side may contain a name. */
  constructor(problem: CompanyLoginProblem, reason: string) {
    super(reason);
    this.problem = problem;
  }
}

/** Makes the random secrets of a new login at the company. */
export function newDeparture(state: string): Departure {
  return { state, nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
}

/** The path to which the company's login sends people back. */
export const returnPath = "/login/company/back";

// A person is waiting for the page.
const timeoutInSeconds = 10;

// The company may change the addresses of its login, so we read its metadata again after an hour.
const askAgainAfter = 3_600_000;

type Options = { config: CompanyLoginConfig; publicUrl: URL; clock: () => Date };

/** Opens the company's login. The first request to it is at the first login, so that the site can start without it. */
export function openCompanyLogin({ config, publicUrl, clock }: Options): CompanyLogin {
  let cached: { provider: Promise<Configuration>; until: number } | null = null;
  const getProvider = () => {
    const now = clock().getTime();
    if (cached && cached.until > now) return cached.provider;
    const latest = { provider: discover(config), until: now + askAgainAfter };
    cached = latest;
    // After a failure the next login tries again.
    latest.provider.catch(() => {
      if (cached === latest) cached = null;
    });
    return latest.provider;
  };
  const returnAddress = new URL(returnPath, publicUrl);

  return {
    addressFor: ({ state, nonce, verifier }) =>
      orFailed(async () =>
        buildAuthorizationUrl(await getProvider(), {
          redirect_uri: returnAddress.href,
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
        const tokens = await authorizationCodeGrant(provider, new URL(query, returnAddress), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        });
        const claims = { ...tokens.claims() };
        const isWhole = claims.email !== undefined && claims[config.employeeIdClaim] !== undefined;
        const { userinfo_endpoint: more } = provider.serverMetadata();
        // Many providers give the details only at their userinfo endpoint, not in the token.
        if (!isWhole && more)
          Object.assign(claims, await fetchUserInfo(provider, tokens.access_token, claims.sub as string));
        return identityIn(claims, config.employeeIdClaim);
      }),
  };
}

async function discover({ issuer, clientId, clientSecret }: CompanyLoginConfig): Promise<Configuration> {
  const execute: DiscoveryRequestOptions["execute"] = [enableNonRepudiationChecks];
  // The configuration allows plain HTTP on this machine only.
  if (issuer.protocol === "http:") execute.push(allowInsecureRequests);
  return discovery(
    issuer,
    clientId,
    undefined,
    (server, client, body, headers) => {
      // Both methods are common; we prefer the form, because it keeps special characters intact.
      const accepted = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
      const authenticate = accepted.includes("client_secret_post") ? ClientSecretPost : ClientSecretBasic;
      return authenticate(clientSecret)(server, client, body, headers);
    },
    { timeout: timeoutInSeconds, execute },
  );
}

function identityIn(claims: Record<string, unknown>, employeeIdClaim: string): CompanyIdentity {
  const textOf = (value: unknown) =>
    ["string", "number"].includes(typeof value) ? String(value).trim() || null : null;
  // Not every company says whether an address is verified, so we only refuse an explicit "false".
  const isUnchecked = String(claims.email_verified) === "false";
  return { email: isUnchecked ? null : textOf(claims.email), employeeId: textOf(claims[employeeIdClaim]) };
}

async function orFailed<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new CompanyLoginFailed({ code: problemIn(error) }, reasonOf(error));
  }
}

// These errors mean that the answer is expired, forged or for another login.
const notOurs = ["OAUTH_INVALID_RESPONSE", "OAUTH_JWT_CLAIM_COMPARISON_FAILED", "OAUTH_JWT_TIMESTAMP_CHECK_FAILED"];

function problemIn(error: unknown): CompanyLoginProblem["code"] {
  if (error instanceof AuthorizationResponseError)
    return error.error === "access_denied" ? "company.stopped" : "company.unavailable";
  if (error instanceof ResponseBodyError && error.error === "invalid_grant") return "company.expired";
  if (error instanceof ClientError && notOurs.includes(error.code ?? "")) return "company.expired";
  return "company.unavailable";
}

function reasonOf(error: unknown): string {
  const { error: oauthCode, code, name } = error as { error?: unknown; code?: unknown; name?: unknown };
  return String(oauthCode ?? code ?? name);
}
