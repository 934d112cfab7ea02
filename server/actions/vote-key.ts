import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Context } from "#server/context.ts";
import { and, eq, like } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { findVoteCount } from "#server/database/queries/vote.ts";
import { calls } from "#server/database/tables/call.ts";
import { voters } from "#server/database/tables/vote.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { openSeal, type Secret } from "#server/platform/secret.ts";

// Each call has its own key, which seals its votes and its count. It is in the file store, sealed with the
// installation's secret, and never in the database: PostgreSQL keeps old data in its log long after the release, and
// the secret alone must not open that.

type KeyContext = Pick<Context, "db" | "secret" | "files">;
type Seal = Pick<Secret, "seal" | "open">;

const label = "call:";
const namePrefix = "vote-key-";

/** Gives the name of the file in the store that holds the key of a call. */
export const voteKeyName = (callId: string) => `${namePrefix}${callId}`;

const placeOf = (callId: string) => `vote key ${callId}`;

/** Thrown when the key that sealed votes is not in the file store. */
export class VoteKeyMissing extends Error {
  override name = "VoteKeyMissing";

  constructor(callId: string) {
    super(
      `The key that sealed the votes of call ${callId} is not in the file store. ` +
        "Every process needs the same store; restore it from a backup, or the votes stay sealed.",
    );
  }
}

/** Tells whether a text was sealed with the key of a call. */
export function isSealedForCall(sealed: string): boolean {
  return sealed.startsWith(label);
}

/** Gives the call whose key is in this stored file; null for any other file. */
export function callOfVoteKey(name: string): string | null {
  return name.startsWith(namePrefix) ? name.slice(namePrefix.length) : null;
}

// We cache keys, because reading the store takes longer than the vote itself.
const cachedKeys = new WeakMap<FileStore, Map<string, Promise<Seal>>>();

/** A process forgets a key after this time, also when another process destroys it. */
const keptMilliseconds = 600_000;

function openedIn(files: FileStore): Map<string, Promise<Seal>> {
  const keys = cachedKeys.get(files) ?? new Map<string, Promise<Seal>>();
  cachedKeys.set(files, keys);
  return keys;
}

function keep(files: FileStore, callId: string, key: Promise<Seal>): Promise<Seal> {
  const keys = openedIn(files);
  const forget = () => keys.get(callId) === key && keys.delete(callId);
  keys.set(callId, key);
  key.catch(forget);
  setTimeout(forget, keptMilliseconds).unref();
  return key;
}

/** Gives the key of a call; the first vote makes it. */
export function getVoteKey(context: KeyContext, callId: string): Promise<Seal> {
  return openedIn(context.files).get(callId) ?? keep(context.files, callId, findOrMake(context, callId));
}

async function findOrMake(context: KeyContext, callId: string): Promise<Seal> {
  const storedKey = await readStored(context.files, callId);
  return tryToOpen(context, callId, storedKey) ?? makeKey(context, callId);
}

/** Gives the function that opens the votes and the count of a call, without making a key. */
export async function getVoteOpener(context: KeyContext, callId: string): Promise<Seal["open"]> {
  const { files, secret } = context;
  const cachedKey = await openedIn(files).get(callId);
  if (cachedKey) return cachedKey.open;
  const key = openStored(context, callId, await readStored(files, callId));
  if (key) return (await keep(files, callId, Promise.resolve(key))).open;
  return (place, sealed) => {
    if (isSealedForCall(sealed)) throw new VoteKeyMissing(callId);
    return secret.open(place, sealed);
  };
}

async function readStored(files: FileStore, callId: string): Promise<string | null> {
  const storedFile = await files.open(voteKeyName(callId));
  return storedFile && text(storedFile);
}

function openStored({ secret }: KeyContext, callId: string, storedKey: string | null): Seal | null {
  return storedKey === null ? null : sealOf(secret, secret.open(placeOf(callId), storedKey));
}

/** The installation's secret opens votes from before calls had their own keys. */
function sealOf(secret: Secret, key: string): Seal {
  const { seal, open } = openSeal(label, key);
  return { seal, open: (place, sealed) => (isSealedForCall(sealed) ? open : secret.open)(place, sealed) };
}

/** Returns null also for a key that another secret sealed. */
function tryToOpen(context: KeyContext, callId: string, storedKey: string | null): Seal | null {
  try {
    return openStored(context, callId, storedKey);
  } catch {
    return null;
  }
}

async function storeKey({ files, secret }: KeyContext, callId: string, key: string): Promise<void> {
  await files.put(voteKeyName(callId), Readable.from([secret.seal(placeOf(callId), key)]));
}

/** Locks the call, so that a second process waits and then finds the key of the first. */
async function holdCall(db: Database, callId: string): Promise<void> {
  await db.select({ id: calls.id }).from(calls).where(eq(calls.id, callId)).for("no key update");
}

function makeKey(context: KeyContext, callId: string): Promise<Seal> {
  return context.db.transaction(async (db) => {
    await holdCall(db, callId);
    return getHeldVoteKey({ ...context, db }, callId);
  });
}

/** Reads the key of a locked call from the store, or makes it; the lock keeps others from making one. */
export async function getHeldVoteKey(context: KeyContext, callId: string): Promise<Seal> {
  const storedKey = await readStored(context.files, callId);
  const isSealed = and(eq(voters.callId, callId), like(voters.sealedVote, `${label}%`));
  const isNeeded = (await context.db.$count(voters, isSealed)) > 0;
  if (isNeeded && storedKey === null) throw new VoteKeyMissing(callId);
  // A key from an earlier installation is replaced if no vote needs it.
  const presentKey = isNeeded ? openStored(context, callId, storedKey) : tryToOpen(context, callId, storedKey);
  if (presentKey) return presentKey;
  const key = randomBytes(32).toString("base64url");
  await storeKey(context, callId, key);
  return sealOf(context.secret, key);
}

/** Destroys the key of a call whose results are released. A second call does no harm. */
export async function destroyVoteKey({ files }: Pick<Context, "files">, callId: string): Promise<void> {
  openedIn(files).delete(callId);
  await files.remove(voteKeyName(callId));
}

/** Tells whether the key of a call is in the store. */
export async function hasVoteKey({ files }: Pick<Context, "files">, callId: string): Promise<boolean> {
  return (await readStored(files, callId)) !== null;
}

/** Reseals the key of a call with the present secret if an earlier one sealed it; returns whether it did. */
export function sealVoteKeyAnew(context: KeyContext, callId: string): Promise<boolean> {
  const { secret, files } = context;
  return context.db.transaction(async (db) => {
    // The release waits for this lock, so that a destroyed key cannot come back.
    await holdCall(db, callId);
    if ((await findVoteCount(db, callId))?.releasedAt) return false;
    const storedKey = await readStored(files, callId);
    if (storedKey === null || !secret.isOld(storedKey)) return false;
    await storeKey(context, callId, secret.open(placeOf(callId), storedKey));
    return true;
  });
}
