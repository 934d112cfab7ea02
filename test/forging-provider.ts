import { generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { closeServer } from "#server/platform/http/server.ts";
import { samenClient } from "#test/identity-provider.ts";

/** The faults of an ID token; without any it is as it has to be. */
export type Forgery = {
  claims?: Record<string, unknown>;
  signature?: "of another key" | "none";
  /** The issuer that the metadata names. */
  issuer?: string;
};

const aKey = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID Connect provider whose ID tokens are forged. Its codes are the nonce that its token repeats. */
export async function aForgingProvider(email: string | null, { claims, signature, issuer }: Forgery): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  onTestFinished(() => closeServer(server, 0));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [own, another] = [aKey(), aKey()];

  const idToken = (nonce: string | null) => {
    const header = { alg: signature === "none" ? "none" : "ES256" };
    const seconds = Math.floor(Date.now() / 1000);
    const times = { iat: seconds, exp: seconds + 600 };
    const content = { iss: address, aud: samenClient.clientId, sub: "anna", nonce, email, ...times, ...claims };
    const signed = `${encoded(header)}.${encoded(content)}`;
    const key = (signature === "of another key" ? another : own).privateKey;
    const made = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");
    return `${signed}.${signature === "none" ? "" : made}`;
  };
  const metadata = {
    issuer: issuer ?? address,
    authorization_endpoint: `${address}/authorize`,
    token_endpoint: `${address}/token`,
    jwks_uri: `${address}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
  };
  const answers: Record<string, (form: URLSearchParams) => unknown> = {
    "/.well-known/openid-configuration": () => metadata,
    "/keys": () => ({ keys: [{ ...own.publicKey.export({ format: "jwk" }), use: "sig", alg: "ES256" }] }),
    "/token": (form) => ({ access_token: "a", token_type: "Bearer", id_token: idToken(form.get("code")) }),
  };
  server.on("request", async (request, response) => {
    const form = new URLSearchParams(await text(request));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answers[request.url ?? ""]?.(form)));
  });
  return address;
}
