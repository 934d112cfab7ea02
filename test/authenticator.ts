import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

/** How a device differs from an honest one on our own site. */
type AnswerOptions = { origin?: string; challenge?: string; isVerified?: boolean; counter?: number };

/** A device that makes and shows a passkey (WebAuthn level 2, ES256, no attestation), for tests without a browser. */
export function anAuthenticator(site = new URL("https://samen.example")) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  let uses = 0;

  const clientData = (type: string, options: string, { origin = site.origin, challenge }: AnswerOptions) => {
    const request = JSON.parse(options) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge: challenge ?? request.challenge, origin, crossOrigin: false }));
  };
  const authenticatorData = (
    flags: number,
    { isVerified = true, counter = ++uses }: AnswerOptions,
    ...rest: Buffer[]
  ) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const present = 0x01 | (isVerified ? 0x04 : 0) | flags;
    return Buffer.concat([sha256(Buffer.from(site.hostname)), Buffer.from([present]), count, ...rest]);
  };
  const answer = (response: Record<string, unknown>) => {
    const id = credentialId.toString("base64url");
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  };

  return {
    /** Answers a request of `beginPasskey`. */
    make: (options: string, oddity: AnswerOptions = {}): string => {
      const cose = cborMap([
        [cborInteger(1), cborInteger(2)],
        [cborInteger(3), cborInteger(-7)],
        [cborInteger(-1), cborInteger(1)],
        [cborInteger(-2), cborBytes(Buffer.from(x, "base64url"))],
        [cborInteger(-3), cborBytes(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      // Sixteen zeros mean that the device does not tell its make.
      const data = authenticatorData(0x40, oddity, Buffer.alloc(16), length, credentialId, cose);
      const attestation = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(data)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", options, oddity).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** Answers a request of `beginPasskeyProof`. */
    show: (options: string, oddity: AnswerOptions = {}): string => {
      const client = clientData("webauthn.get", options, oddity);
      const data = authenticatorData(0, oddity);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signature.toString("base64url"),
      });
    },
  };
}

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();

// These functions write the part of CBOR (RFC 8949) that a passkey needs.

function cborHead(kind: number, value: number): Buffer {
  const major = kind << 5;
  if (value < 24) return Buffer.from([major | value]);
  if (value < 256) return Buffer.from([major | 24, value]);
  return Buffer.from([major | 25, value >> 8, value & 0xff]);
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
