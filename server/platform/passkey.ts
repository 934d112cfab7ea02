import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";

/** The site of a passkey; a passkey that was made for it works nowhere else. */
export type Site = { name: string; url: URL };

/** The public key of a passkey, and its own count of uses. */
export type KnownPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] };

/** The options for the browser, and the challenge that its answer must match. */
export type PasskeyQuestion = { options: string; challenge: string };

/** The owner of a new passkey; a device with several passkeys shows the names. */
export type Owner = { id: string; name: string; fullName: string };

/** The algorithms of devices: EdDSA, ES256, RS256. We use the same list to ask and to check. */
const algorithms = [-8, -7, -257];

// Each use needs a fingerprint, a face or a PIN, so that an unattended device is not enough.
const userVerification = "required";

// Loading the library takes half a second, and only people of the office need it.
const library = () => import("@simplewebauthn/server");

/** Asks a browser for a new passkey, but not on a device that already has one of these. */
export async function askForNewPasskey(
  { name, url }: Site,
  owner: Owner,
  existingPasskeys: readonly KnownPasskey[],
): Promise<PasskeyQuestion> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: url.hostname,
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.name,
    userDisplayName: owner.fullName,
    // We do not need to know the make of a device.
    attestationType: "none",
    authenticatorSelection: { residentKey: "preferred", userVerification },
    excludeCredentials: existingPasskeys.map(credentialOf),
    supportedAlgorithmIDs: algorithms,
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Reads the passkey that a browser made; null when it does not match the challenge or came from another site. */
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
export async function askForPasskey(
  { url }: Site,
  existingPasskeys: readonly KnownPasskey[],
): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: url.hostname,
    allowCredentials: existingPasskeys.map(credentialOf),
    userVerification,
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Returns the passkey that a browser used, with its new count; null when it is unknown or does not match. */
export async function readShownPasskey<Known extends KnownPasskey>(
  { url }: Site,
  challenge: string,
  answer: string,
  existingPasskeys: readonly Known[],
): Promise<Known | null> {
  const { verifyAuthenticationResponse } = await library();
  return orNull(async () => {
    const response = JSON.parse(answer) as AuthenticationResponseJSON;
    const passkey = existingPasskeys.find(({ credentialId }) => credentialId === response.id);
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

/** Turns any error of the library into null, because the reason would only help a forger. */
async function orNull<T>(read: () => Promise<T | null>): Promise<T | null> {
  try {
    return await read();
  } catch {
    return null;
  }
}
