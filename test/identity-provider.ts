import { generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";
import { closeServer } from "#server/platform/http/server.ts";

/** Samen's name and secret at the provider. */
export const samenClient = { clientId: "samen", clientSecret: "what only Samen and its provider know" };

type Options = {
  /** The address to which people return. */
  redirectUri: string;
  /** By default any free port. */
  port?: number;
  /** Puts the claims into the ID token itself, as some providers do. */
  hasClaimsInToken?: boolean;
};

/**
 * A real OpenID Connect provider that believes everyone: its claims are what a person types into its login page
 * (`email=anna@amandel.example&employee_id=10000001`). An empty text cancels the login.
 */
export async function anIdentityProvider({ redirectUri, port = 0, hasClaimsInToken = false }: Options) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "localhost", resolve);
  });
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, configuration({ redirectUri, hasClaimsInToken }));
  const answer = provider.callback();
  server.on("request", (request, response) =>
    request.url?.startsWith("/interaction/") ? interact(provider, request, response) : answer(request, response),
  );
  return { issuer, stop: () => closeServer(server, 0) };
}

function configuration({
  redirectUri,
  hasClaimsInToken,
}: {
  redirectUri: string;
  hasClaimsInToken: boolean;
}): Configuration {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: samenClient.clientId,
        client_secret: samenClient.clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: [redirectUri],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["employee_id"] },
    conformIdTokenClaims: !hasClaimsInToken,
    pkce: { required: () => true },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    cookies: { keys: [randomUUID()] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_context, typed) => ({
      accountId: typed,
      claims: () => {
        const { email_verified: isVerified, ...claims } = Object.fromEntries(new URLSearchParams(typed));
        return { sub: typed, ...claims, ...(isVerified && { email_verified: isVerified === "true" }) };
      },
    }),
    // A person who logs in there agrees to share their claims with us.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!accountId || !clientId) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "POST") {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(loginPage);
    return;
  }
  let body = "";
  for await (const chunk of request) body += chunk;
  const typed = new URLSearchParams(body).get("account");
  const result = typed ? { login: { accountId: typed } } : { error: "access_denied" };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

const loginPage = `<!doctype html><html lang="en"><title>Company login</title><main><h1>Company login</h1>
<form method="post"><label>Account <input name="account"></label><button>Log in</button></form></main></html>`;

/** Logs in there as a browser does, types this account into the page, and returns the address of the redirect back. */
export async function logInAt(address: string, account: string): Promise<URL> {
  const { origin } = new URL(address);
  const cookies = new Map<string, string>();
  let next = new URL(address);
  let form: URLSearchParams | null = null;
  while (next.origin === origin) {
    const response: Response = await fetch(next, {
      method: form ? "POST" : "GET",
      body: form,
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    const location = response.headers.get("location");
    if (!location && response.status !== 200) throw new Error(`The provider answers ${response.status}: ${text}`);
    form = location ? null : new URLSearchParams({ account });
    if (location) next = new URL(location, next);
  }
  return next;
}
