import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect } from "vitest";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { storeMarkName } from "#server/actions/store-mark.ts";
import { and, eq, isNull } from "#server/database/drizzle.ts";
import type { OpenDatabase } from "#server/database/open.ts";
import { files } from "#server/database/tables/file.ts";
import { jobs } from "#server/database/tables/job.ts";
import { projectPictureFiles, projectPictures } from "#server/database/tables/project-picture.ts";
import { aKillingGround, kills } from "#test/act-kill.ts";
import { aPhoto } from "#test/hostile-picture.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";

const now = new Date("2026-11-15T09:00:00Z");
/** By then, no process holds the job of one that died. */
const later = new Date(now.getTime() + 5 * 60_000);

/** Kills the intake and the drawing of pictures, and checks that each picture is there whole or not at all. */
export async function killPictures(kind: OpenDatabase["kind"]): Promise<void> {
  const { theDatabase, files: store, contextOf, countSteps, kill, doAtOnce } = await aKillingGround(kind);
  const asEditor = { me: await anEditor({ db: await theDatabase() }), now };
  const photo = (await aPhoto(600, 450).jpeg().toBuffer()).toString("base64");
  const aDraft = async () => {
    const context = await contextOf({ now });
    const { draft } = await aReleasedProject({ db: context.db, context: (me) => ({ ...context, me }) });
    return { kind: "store", draftId: draft.id, photo } as const;
  };
  const draw = { kind: "draw" } as const;
  const [jobNow, jobLater] = [
    { me: null, now },
    { me: null, now: later },
  ];

  /** The pictures of a draft, and how many drawings each has; the bytes of each file can be read. */
  const readPictures = async (draftId: string) => {
    const db = await theDatabase();
    const isCurrent = and(eq(projectPictures.draftId, draftId), isNull(projectPictures.removedAt));
    const pictures = await db.select().from(projectPictures).where(isCurrent);
    return Promise.all(
      pictures.map(async ({ id, originalId, refusal }) => {
        const drawings = await db
          .select({ storedAs: files.storedAs, width: projectPictureFiles.width })
          .from(projectPictureFiles)
          .innerJoin(files, eq(files.id, projectPictureFiles.fileId))
          .where(eq(projectPictureFiles.pictureId, id));
        for (const { storedAs, width } of drawings) {
          const content = await store.open(storedAs);
          if (!content) throw new Error("The bytes of a drawing are gone");
          expect((await sharp(await buffer(content)).metadata()).width).toBe(width);
        }
        return { waits: originalId !== null, refusal, drawings: drawings.length };
      }),
    );
  };
  const waiting = { waits: true, refusal: null, drawings: 0 };
  const drawn = { waits: false, refusal: null, drawings: 2 };

  const first = await aDraft();
  const intakeSteps = await countSteps(first, asEditor);
  expect(await readPictures(first.draftId)).toEqual([waiting]);
  const drawingSteps = await countSteps(draw, jobNow);
  expect(await readPictures(first.draftId)).toEqual([drawn]);

  for (let round = 0; round < kills; round++) {
    const act = await aDraft();
    await kill(act, asEditor, { round, steps: intakeSteps });
    const afterKill = await readPictures(act.draftId);
    expect(afterKill).toEqual(afterKill.length > 0 ? [waiting] : []);
    // The editor got no answer and sends it again.
    expect(await doAtOnce(act, asEditor, 1)).toEqual([null]);
    expect(await readPictures(act.draftId)).toEqual([waiting]);

    await kill(draw, jobNow, { round, steps: drawingSteps });
    // A picture that was taken in before the kill is drawn too, and then belongs to nothing.
    expect(await doAtOnce(draw, jobLater, 2)).toEqual([null, null]);
    expect(await readPictures(act.draftId)).toEqual([drawn]);
    expect(await (await theDatabase()).$count(jobs, eq(jobs.kind, "drawPicture"))).toBe(0);
  }

  const db = await theDatabase();
  await forgetOrphans({ db, now: new Date(Date.now() + 2 * 86_400_000), files: store });
  const stored = (await Array.fromAsync(store.list())).map(({ name }) => name).filter((name) => name !== storeMarkName);
  const rows = await db.select({ storedAs: files.storedAs }).from(files);
  expect(stored.sort()).toEqual(rows.map(({ storedAs }) => storedAs).sort());
  expect(rows).toHaveLength(2 * (kills + 1));
}
