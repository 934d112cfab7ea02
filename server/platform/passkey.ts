import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

/** The site as a passkey knows it; one made for it works nowhere else. */
export type Site = { name: string; url: URL };

/** The public half of a passkey, and how often it says it was used. */
export type KnownPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] };

/** What the browser is asked, as it wants to be asked, and what its answer must fit. */
export type PasskeyQuestion = { options: string; challenge: string };

/** Whose passkey it will be; a device with several shows the names. */
export type Owner = { id: string; name: string; fullName: string };

/** The kinds of keys that devices make: EdDSA, ES256, RS256. The same list asks and checks. */
const algorithms = [-8, -7, -257];

// A fingerprint, a face or a PIN each time: a device that lies about is not enough.
const userVerification = "required";

// Half a second of certificates and their formats, which only those who run the fund ever need.
const library = () => import("@simplewebauthn/server");

/** Asks a browser for a new passkey; a device that has one of these already is no use. */
export async function askForNewPasskey(
  { name, url }: Site,
  owner: Owner,
  known: readonly KnownPasskey[],
): Promise<PasskeyQuestion> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: url.hostname,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.name,
    userDisplayName: owner.fullName,
    // Of which make a device is, is none of our business.
    attestationType: "none",
    authenticatorSelection: { residentKey: "preferred", userVerification },
    excludeCredentials: known.map(credentialOf),
    supportedAlgorithmIDs: algorithms,
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Reads the passkey a browser made; null when it does not answer our question, or came from another site. */
export async function readNewPasskey({ url }: Site, challenge: string, answer: string): Promise<KnownPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  return orNull(async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(answer) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: url.origin,
      expectedRPID: url.hostname,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
  });
}

/** Asks a browser to show one of these passkeys. */
export async function askForPasskey({ url }: Site, known: readonly KnownPasskey[]): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: url.hostname,
    allowCredentials: known.map(credentialOf),
    userVerification,
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** The passkey that a browser showed, as it is now; null when it is none of these or did not answer our question. */
export async function readShownPasskey<Known extends KnownPasskey>(
  { url }: Site,
  challenge: string,
  answer: string,
  known: readonly Known[],
): Promise<Known | null> {
  const { verifyAuthenticationResponse } = await library();
  return orNull(async () => {
    const response = JSON.parse(answer) as AuthenticationResponseJSON;
    const passkey = known.find(({ credentialId }) => credentialId === response.id);
    if (!passkey) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: url.origin,
      expectedRPID: url.hostname,
      credential: {
        ...credentialOf(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
    });
    return verified ? { ...passkey, counter: authenticationInfo.newCounter } : null;
  });
}

const credentialOf = ({ credentialId, transports }: KnownPasskey) => ({ id: credentialId, transports });

/** The library throws for whatever does not fit; why, is of use to nobody but whoever forged it. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
