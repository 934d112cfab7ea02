import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { Decrypter, Encrypter } from "age-encryption";

/** Changes a stream of bytes into another one. */
export type Transformation = (content: Readable) => Promise<Readable>;

/** The key is no key of age, or does not open this; the message is for the operator. */
class WrongAgeKey extends Error {
  override name = "WrongAgeKey";
}

/** Encrypts to public keys (`age1…`) in the format of age, which only their private keys open. */
export function encryptTo(recipients: readonly string[]): Transformation {
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    readKey(`${recipient} is not a public key of age, such as age1….`, () => encrypter.addRecipient(recipient));
  return async (content) => Readable.fromWeb((await encrypter.encrypt(webOf(content))) as ReadableStream);
}

/** Decrypts with the private keys in a file as `age-keygen` writes it. */
export function decryptWith(keyFile: string): Transformation {
  const decrypter = new Decrypter();
  const identities = keyFile.split(/\s+/).filter((word) => word.startsWith("AGE-SECRET-KEY-"));
  if (identities.length === 0)
    throw new WrongAgeKey("The file of the key has no line that begins with AGE-SECRET-KEY-.");
  for (const identity of identities)
    readKey("The file has a line that looks like a private key of age and is none.", () =>
      decrypter.addIdentity(identity),
    );
  return async (content) => {
    try {
      return Readable.fromWeb((await decrypter.decrypt(webOf(content))) as ReadableStream);
    } catch (error) {
      content.destroy();
      throw new WrongAgeKey("This private key does not open the backup.", { cause: error });
    }
  };
}

function readKey(complaint: string, read: () => void): void {
  try {
    read();
  } catch (error) {
    throw new WrongAgeKey(complaint, { cause: error });
  }
}

// Node's type of a web stream and the one of browsers differ only in their names.
const webOf = (content: Readable) => Readable.toWeb(content) as unknown as globalThis.ReadableStream<Uint8Array>;
