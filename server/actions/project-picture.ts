import { createHash, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileName } from "#domain/file.ts";
import { checkId } from "#domain/id.ts";
import { readInEach, rulesInEach, type TypedTexts, textIn } from "#domain/localized-form.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { largestPicture, largestPictureMegabytes } from "#domain/project-picture.ts";
import { checkFields, max } from "#domain/rules.ts";
import { whole } from "#domain/text-rules.ts";
import { addJob, GiveUp } from "#server/actions/job.ts";
import { countTry } from "#server/actions/limit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { getLockedDraft } from "#server/actions/project-draft.ts";
import type { Context } from "#server/context.ts";
import { and, eq, isNull } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { findCurrentPicture, type ProjectPictureRow } from "#server/database/queries/project-picture.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { files } from "#server/database/tables/file.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { projectPictureFiles, projectPictures } from "#server/database/tables/project-picture.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { type Drawing, drawPhoto, inspectPhoto, UnreadablePhoto } from "#server/platform/picture/photo.ts";

type NewPicture = { draftId: string; name: string; bytes: Buffer };

/** Takes a picture for a project. It replaces the one before it, and waits until a job has drawn it again. */
export async function storePicture(context: Context, { draftId, name, bytes }: NewPicture) {
  const { now } = context;
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(draftId));
  await countTry(context, { key: `project picture by ${me.id}`, most: 100, minutes: 60 });
  await context.db.transaction((db) => getLockedDraft(db, me, draftId));
  refuse(bytes.length === 0 ? { code: "projectPicture.none" } : null);
  refuse(bytes.length > largestPicture ? { code: "projectPicture.tooLarge", most: largestPictureMegabytes } : null);
  refuse(await inspectPhoto(bytes));
  const storedFile = await putBytes(context.files, { bytes, type: "application/octet-stream", now });
  const id = randomUUID();
  try {
    return await context.db.transaction(async (db) => {
      const { publishAt } = await getLockedDraft(db, me, draftId);
      await db.insert(files).values(storedFile);
      await takeAway(db, draftId, now);
      const row = { id, draftId, originalId: storedFile.id, name: fileName(name), alt: { nl: "" }, addedAt: now };
      await db.insert(projectPictures).values({ ...row, addedById: me.id });
      await touch(db, draftId, now);
      await addJob({ db, now }, { kind: "drawPicture", payload: { pictureId: id }, key: `drawPicture ${id}` });
      return { id, isPlanDropped: publishAt !== null };
    });
  } catch (error) {
    await context.files.remove(storedFile.storedAs);
    throw error;
  }
}

type DrawContext = Pick<Context, "db" | "now" | "files">;

/** Draws a picture again in every width, without its metadata, and forgets the file that was sent. */
export async function drawPicture({ db, now, files: store }: DrawContext, pictureId: string): Promise<void> {
  const [found] = await db
    .select({ original: files })
    .from(projectPictures)
    .innerJoin(files, eq(files.id, projectPictures.originalId))
    .where(eq(projectPictures.id, pictureId));
  // It was drawn before, or somebody took it away.
  if (!found) return;
  const { original } = found;
  const content = await store.open(original.storedAs);
  if (!content) {
    // Its editor reads this and sends it again; otherwise the project would wait for the picture for ever.
    await db.transaction(async (db) => {
      const lost = { originalId: null, refusal: "projectPicture.lost" as const };
      await db.update(projectPictures).set(lost).where(eq(projectPictures.id, pictureId));
      await db.delete(files).where(eq(files.id, original.id));
    });
    throw new GiveUp("The bytes of a picture are gone.");
  }
  const drawings = await drawPhoto(await buffer(content)).catch((error: unknown) => {
    if (error instanceof UnreadablePhoto) return null;
    throw error;
  });
  const storedFiles = await Promise.all(
    (drawings ?? []).map(({ bytes, type }) => putBytes(store, { bytes, type, now })),
  );
  await db.transaction(async (db) => {
    const largest = drawings?.at(-1);
    for (const [place, row] of storedFiles.entries()) {
      const { width, height, type } = (drawings ?? [])[place] as Drawing;
      await db.insert(files).values(row);
      await db.insert(projectPictureFiles).values({ pictureId, width, height, type, fileId: row.id });
    }
    await db
      .update(projectPictures)
      .set(
        largest
          ? { originalId: null, width: largest.width, height: largest.height }
          : { originalId: null, refusal: "projectPicture.damaged" },
      )
      .where(eq(projectPictures.id, pictureId));
    await db.delete(files).where(eq(files.id, original.id));
  });
  await store.remove(original.storedAs);
}

type PictureTexts = { draftId: string; values: TypedTexts };

/** Saves what people read about the picture of a project, who made it, and which point of it stays in view. */
export async function describePicture(context: Context, { draftId, values }: PictureTexts): Promise<void> {
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(draftId));
  const offered = await listLanguages(context.db);
  const rules = {
    ...rulesInEach("alt", [max(300)], offered),
    maker: [max(120)],
    focusX: [whole(0, 100)],
    focusY: [whole(0, 100)],
  };
  refuse(invalidForm(checkFields(rules, values)));
  await context.db.transaction(async (db) => {
    await getLockedDraft(db, me, draftId);
    const picture = await getPicture(db, draftId);
    const percent = (name: string) => Number(textIn(values, name) || 50);
    await db
      .update(projectPictures)
      .set({
        alt: readInEach("alt", values, { before: picture.alt, languages: offered }),
        maker: textIn(values, "maker"),
        hasConsent: Boolean(values.consent),
        focusX: percent("focusX"),
        focusY: percent("focusY"),
      })
      .where(eq(projectPictures.id, picture.id));
    await touch(db, draftId, context.now);
  });
}

/** Takes the picture of a project away; its page keeps it until it is published again. */
export async function removePicture(context: Context, { draftId }: { draftId: string }): Promise<void> {
  const me = requirePermission(context.me, "writeProject");
  refuse(checkId(draftId));
  await context.db.transaction(async (db) => {
    await getLockedDraft(db, me, draftId);
    await takeAway(db, draftId, context.now);
    await touch(db, draftId, context.now);
  });
}

async function getPicture(db: Database, draftId: string): Promise<ProjectPictureRow> {
  const picture = await findCurrentPicture(db, draftId);
  if (!picture) throw new Refusal({ code: "projectPicture.none" });
  return picture;
}

async function takeAway(db: Database, draftId: string, now: Date): Promise<void> {
  await db
    .update(projectPictures)
    .set({ removedAt: now })
    .where(and(eq(projectPictures.draftId, draftId), isNull(projectPictures.removedAt)));
}

/** A planned publication was for the earlier picture, so a change ends it. */
async function touch(db: Database, draftId: string, now: Date): Promise<void> {
  await db.update(projectDrafts).set({ changedAt: now, publishAt: null }).where(eq(projectDrafts.id, draftId));
}

/** Stores bytes, and gives the row of their file. */
async function putBytes(store: FileStore, { bytes, type, now }: { bytes: Buffer; type: string; now: Date }) {
  const storedAs = randomUUID();
  await store.put(storedAs, Readable.from([bytes]));
  const checksum = createHash("sha256").update(bytes).digest("hex");
  return { id: randomUUID(), name: "", type, size: bytes.length, checksum, storedAs, storedAt: now };
}
