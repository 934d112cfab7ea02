import { findFact } from "#server/actions/installation.ts";
import { GiveUp } from "#server/actions/job.ts";
import { advanceStoreMark, findStoreDoubt, storeMarkName } from "#server/actions/store-mark.ts";
import { callOfVoteKey } from "#server/actions/vote-key.ts";
import type { Context } from "#server/context.ts";
import { and, eq, exists, lt, not, or, type SQL, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { listStoredNames } from "#server/database/queries/dossier-file.ts";
import { findVoteCount } from "#server/database/queries/vote.ts";
import { dossierFiles } from "#server/database/tables/dossier-file.ts";
import { files } from "#server/database/tables/file.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { projectPictureFiles, projectPictures } from "#server/database/tables/project-picture.ts";

/** A younger file may not be in the database yet. */
const oldEnough = 24 * 3_600_000;
const batch = 500;

type OrphanContext = Pick<Context, "db" | "now" | "files">;

/** Tells whether votes of a call are, or may still be, sealed with a key in the store. */
async function mayStillVote(db: Database, callId: string): Promise<boolean> {
  const [call] = await listCallsById(db, [callId]);
  return call !== undefined && !(await findVoteCount(db, callId))?.releasedAt;
}

/** Forgets the pictures that were taken away from a project or whose draft is gone, unless a page still shows them. */
async function forgetPictures(db: Database, before: Date): Promise<void> {
  const onSite = db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(eq(projects.id, projectPictures.draftId), sql`${projects.picture} ->> 'id' = ${projectPictures.id}::text`),
    );
  const draft = db
    .select({ id: projectDrafts.id })
    .from(projectDrafts)
    .where(eq(projectDrafts.id, projectPictures.draftId));
  const isGone = or(lt(projectPictures.removedAt, before), not(exists(draft)));
  await db.delete(projectPictures).where(and(isGone, not(exists(onSite))));
}

/** Removes files that belong to nothing, and stored bytes that belong to no file. */
export async function forgetOrphans(context: OrphanContext): Promise<void> {
  const { db, now, files: store } = context;
  const before = new Date(now.getTime() - oldEnough);
  const ofDossier = db.select({ id: dossierFiles.fileId }).from(dossierFiles).where(eq(dossierFiles.fileId, files.id));
  await forgetPictures(db, before);
  const ofPicture = db
    .select({ id: projectPictureFiles.fileId })
    .from(projectPictureFiles)
    .where(eq(projectPictureFiles.fileId, files.id));
  const isOriginal = db
    .select({ id: projectPictures.id })
    .from(projectPictures)
    .where(eq(projectPictures.originalId, files.id));
  const isUsed = or(exists(ofDossier), exists(ofPicture), exists(isOriginal)) as SQL;
  await db.delete(files).where(and(eq(files.isPublic, false), lt(files.storedAt, before), not(isUsed)));

  const doubt = await findStoreDoubt(context);
  // Trying again cannot help, and the operator reads the reason where failed jobs are.
  if (doubt) throw new GiveUp(doubt);
  for await (const name of listOrphans(context)) await store.remove(name);
  await advanceStoreMark(context);
}

/** Lists stored bytes that belong to no file, without young ones and those that are newer than the newest backup. */
export async function* listOrphans(context: OrphanContext): AsyncGenerator<string> {
  const { db, now, files: store } = context;
  const backup = await findFact(db, "newestBackup");
  const dayAgo = now.getTime() - oldEnough;
  const before = new Date(backup ? Math.min(dayAgo, Date.parse(backup.at)) : dayAgo);
  let names: string[] = [];
  for await (const { name, storedAt } of store.list()) {
    if (storedAt < before && name !== storeMarkName) names.push(name);
    if (names.length < batch) continue;
    yield* withoutOwner(db, names);
    names = [];
  }
  yield* withoutOwner(db, names);
}

async function* withoutOwner(db: Database, names: readonly string[]): AsyncGenerator<string> {
  const storedNames = await listStoredNames(db, names);
  for (const name of names.filter((storedName) => !storedNames.has(storedName))) {
    const callId = callOfVoteKey(name);
    if (!callId || !(await mayStillVote(db, callId))) yield name;
  }
}
