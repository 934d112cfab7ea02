import { and, eq, exists, lt, not, or, type SQL, sql } from "drizzle-orm";
import { callOfVoteKey } from "#server/actions/vote-key.ts";
import type { Context } from "#server/context.ts";
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
export async function forgetOrphans({ db, now, files: store }: Pick<Context, "db" | "now" | "files">): Promise<void> {
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

  const forget = async (names: string[]) => {
    const storedNames = await listStoredNames(db, names);
    for (const name of names.filter((storedName) => !storedNames.has(storedName))) {
      const callId = callOfVoteKey(name);
      if (!callId || !(await mayStillVote(db, callId))) await store.remove(name);
    }
  };
  let names: string[] = [];
  for await (const { name, storedAt } of store.list()) {
    if (storedAt < before) names.push(name);
    if (names.length < batch) continue;
    await forget(names);
    names = [];
  }
  await forget(names);
}
