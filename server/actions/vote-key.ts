import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { and, eq, like } from "drizzle-orm";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { findVoteCount } from "#server/database/queries/vote.ts";
import { calls } from "#server/database/tables/call.ts";
import { voters } from "#server/database/tables/vote.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { openSeal, type Secret } from "#server/platform/secret.ts";

// Each call has a key of its own, which seals its votes and its count. It is in the file store, sealed with the
// installation's secret, and never in the database: PostgreSQL keeps what was written in its log long after the release,
// and the secret alone must not open that.

type Keeping = Pick<Context, "db" | "secret" | "files">;
type Seal = Pick<Secret, "seal" | "open">;

const label = "call:";
const namePrefix = "vote-key-";
const nameOf = (callId: string) => `${namePrefix}${callId}`;
const placeOf = (callId: string) => `vote key ${callId}`;

/** Thrown when votes were sealed with a key that is not in the file store. */
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

/** The call whose key a stored file is; null for any other file. */
export function callOfVoteKey(name: string): string | null {
  return name.startsWith(namePrefix) ? name.slice(namePrefix.length) : null;
}

// Reading the store for every vote would take longer than the vote.
const opened = new WeakMap<FileStore, Map<string, Promise<Seal>>>();

/** A process that does not destroy a key itself forgets it by then. */
const keptMilliseconds = 600_000;

function openedIn(files: FileStore): Map<string, Promise<Seal>> {
  const keys = opened.get(files) ?? new Map<string, Promise<Seal>>();
  opened.set(files, keys);
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

/** The key of a call; the first vote makes it. */
export function getVoteKey(context: Keeping, callId: string): Promise<Seal> {
  return openedIn(context.files).get(callId) ?? keep(context.files, callId, findOrMake(context, callId));
}

async function findOrMake(context: Keeping, callId: string): Promise<Seal> {
  const stored = await readStored(context.files, callId);
  return tryToOpen(context, callId, stored) ?? makeKey(context, callId);
}

/** What opens the votes of a call and its count, without making a key where there is none. */
export async function getVoteOpener(context: Keeping, callId: string): Promise<Seal["open"]> {
  const { files, secret } = context;
  const known = await openedIn(files).get(callId);
  if (known) return known.open;
  const key = openStored(context, callId, await readStored(files, callId));
  if (key) return (await keep(files, callId, Promise.resolve(key))).open;
  return (place, sealed) => {
    if (isSealedForCall(sealed)) throw new VoteKeyMissing(callId);
    return secret.open(place, sealed);
  };
}

async function readStored(files: FileStore, callId: string): Promise<string | null> {
  const stored = await files.open(nameOf(callId));
  return stored && text(stored);
}

function openStored({ secret }: Keeping, callId: string, stored: string | null): Seal | null {
  return stored === null ? null : sealOf(secret, secret.open(placeOf(callId), stored));
}

/** Votes that were sealed before calls had keys of their own open with the installation's secret. */
function sealOf(secret: Secret, key: string): Seal {
  const { seal, open } = openSeal(label, key);
  return { seal, open: (place, sealed) => (isSealedForCall(sealed) ? open : secret.open)(place, sealed) };
}

/** Null also for a key that another secret sealed. */
function tryToOpen(context: Keeping, callId: string, stored: string | null): Seal | null {
  try {
    return openStored(context, callId, stored);
  } catch {
    return null;
  }
}

async function storeKey({ files, secret }: Keeping, callId: string, key: string): Promise<void> {
  await files.put(nameOf(callId), Readable.from([secret.seal(placeOf(callId), key)]));
}

/** Holds the call: of two who make its key at once the second waits, and then finds the key of the first. */
async function holdCall(db: Database, callId: string): Promise<void> {
  await db.select({ id: calls.id }).from(calls).where(eq(calls.id, callId)).for("no key update");
}

function makeKey(context: Keeping, callId: string): Promise<Seal> {
  return context.db.transaction(async (db) => {
    await holdCall(db, callId);
    return getHeldVoteKey({ ...context, db }, callId);
  });
}

/** The key of a call, for a transaction that has locked that call: it is read anew, since nobody else can make it meanwhile. */
export async function getHeldVoteKey(context: Keeping, callId: string): Promise<Seal> {
  const stored = await readStored(context.files, callId);
  const isSealed = and(eq(voters.callId, callId), like(voters.sealedVote, `${label}%`));
  const isNeeded = (await context.db.$count(voters, isSealed)) > 0;
  if (isNeeded && stored === null) throw new VoteKeyMissing(callId);
  // One that an earlier installation left behind, and that no vote needs, is replaced.
  const known = isNeeded ? openStored(context, callId, stored) : tryToOpen(context, callId, stored);
  if (known) return known;
  const key = randomBytes(32).toString("base64url");
  await storeKey(context, callId, key);
  return sealOf(context.secret, key);
}

/** Destroys the key of a call whose results are out. Doing it twice does no harm. */
export async function destroyVoteKey({ files }: Pick<Context, "files">, callId: string): Promise<void> {
  openedIn(files).delete(callId);
  await files.remove(nameOf(callId));
}

/** Tells whether the key of a call is in the store. */
export async function hasVoteKey({ files }: Pick<Context, "files">, callId: string): Promise<boolean> {
  return (await readStored(files, callId)) !== null;
}

/** Seals the key of a call with the present secret where an earlier one sealed it; tells whether it did. */
export function sealVoteKeyAnew(context: Keeping, callId: string): Promise<boolean> {
  const { secret, files } = context;
  return context.db.transaction(async (db) => {
    // The release waits for this, so that no key comes back once it is destroyed.
    await holdCall(db, callId);
    if ((await findVoteCount(db, callId))?.releasedAt) return false;
    const stored = await readStored(files, callId);
    if (stored === null || !secret.isOld(stored)) return false;
    await storeKey(context, callId, secret.open(placeOf(callId), stored));
    return true;
  });
}
