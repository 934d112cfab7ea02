import type { Viewer } from "#domain/dossier-level.ts";
import { and, desc, eq, isNull, sql } from "#server/database/drizzle.ts";
import { publicRead } from "#server/database/memory.ts";
import type { Database } from "#server/database/open.ts";
import { findProjectDraft } from "#server/database/queries/project-draft.ts";
import { files } from "#server/database/tables/file.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectPictureFiles, projectPictures } from "#server/database/tables/project-picture.ts";

/** A picture of a project as its editors see it. */
export type ProjectPictureRow = typeof projectPictures.$inferSelect & { widths: number[] };

/** Finds the picture that a project has now, with the widths in which it was drawn again; null without one. */
export async function findCurrentPicture(db: Database, draftId: string): Promise<ProjectPictureRow | null> {
  const [picture] = await db
    .select()
    .from(projectPictures)
    .where(and(eq(projectPictures.draftId, draftId), isNull(projectPictures.removedAt)))
    .orderBy(desc(projectPictures.addedAt), desc(projectPictures.id))
    .limit(1);
  if (!picture) return null;
  const drawn = await db
    .selectDistinct({ width: projectPictureFiles.width })
    .from(projectPictureFiles)
    .where(eq(projectPictureFiles.pictureId, picture.id))
    .orderBy(projectPictureFiles.width);
  return { ...picture, widths: drawn.map(({ width }) => width) };
}

const drawing = { draftId: projectPictures.draftId, type: projectPictureFiles.type, file: files };

/** Lists the drawings of a picture in one width, if it is on a page of the site. */
export const listPublicDrawings = publicRead("listPublicDrawings", (db: Database, id: string, width: number) =>
  db
    .select(drawing)
    .from(projectPictureFiles)
    .innerJoin(projectPictures, eq(projectPictures.id, projectPictureFiles.pictureId))
    .innerJoin(files, eq(files.id, projectPictureFiles.fileId))
    .innerJoin(projects, eq(projects.id, projectPictures.draftId))
    .where(
      and(
        eq(projectPictureFiles.pictureId, id),
        eq(projectPictureFiles.width, width),
        sql`${projects.picture} ->> 'id' = ${id}`,
      ),
    ),
);

/** Lists the drawings of a picture in one width for someone who writes its project. */
export async function listOwnDrawings(db: Database, viewer: Viewer, { id, width }: { id: string; width: number }) {
  const drawings = await db
    .select(drawing)
    .from(projectPictureFiles)
    .innerJoin(projectPictures, eq(projectPictures.id, projectPictureFiles.pictureId))
    .innerJoin(files, eq(files.id, projectPictureFiles.fileId))
    .where(and(eq(projectPictureFiles.pictureId, id), eq(projectPictureFiles.width, width)));
  const [first] = drawings;
  return first && (await findProjectDraft(db, viewer, first.draftId)) ? drawings : [];
}
