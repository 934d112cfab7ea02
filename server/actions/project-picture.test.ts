import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { forgetOrphans } from "#server/actions/orphan.ts";
import { describePicture, drawPicture, removePicture, storePicture } from "#server/actions/project-picture.ts";
import { publishProject } from "#server/actions/project-publish.ts";
import { eq } from "#server/database/drizzle.ts";
import { listPublicDrawings } from "#server/database/queries/project-picture.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { files } from "#server/database/tables/file.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { projectPictureFiles, projectPictures } from "#server/database/tables/project-picture.ts";
import { openLocalFiles } from "#server/platform/files/local.ts";
import { aDataFolder } from "#test/database.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aPhoto, hostilePictures } from "#test/hostile-picture.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";

async function sendPicture(fund: Fund, bytes: Buffer) {
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  const editor = await anEditor(fund);
  const { id } = await storePicture(fund.context(editor), { draftId: draft.id, name: "kitchen.jpg", bytes });
  return { draft, editor, id, draw: () => drawPicture(fund.context(null), id) };
}

test("draws a photograph again in three widths and two types, turned right and without metadata", async ({ fund }) => {
  const photo = await aPhoto(1350, 1800)
    .jpeg()
    .withExif({ IFD0: { Artist: "Lotte", Copyright: "Gent" }, IFD3: { GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { id, draw } = await sendPicture(fund, photo);
  await draw();
  // A job that runs twice does nothing the second time.
  await draw();

  const drawn = await fund.db
    .select()
    .from(projectPictureFiles)
    .innerJoin(files, eq(files.id, projectPictureFiles.fileId))
    .where(eq(projectPictureFiles.pictureId, id));
  expect(drawn.map(({ project_picture_files: { width, type } }) => `${width} ${type}`).sort()).toEqual(
    [480, 960, 1600].flatMap((width) => [`${width} image/avif`, `${width} image/webp`]).sort(),
  );
  for (const {
    files: file,
    project_picture_files: { width, height },
  } of drawn) {
    const content = await fund.context(null).files.open(file.storedAs);
    if (!content) throw new Error("The bytes are gone");
    const metadata = await sharp(await buffer(content)).metadata();
    expect(metadata).toMatchObject({ width, height, space: "srgb" });
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.orientation]).toEqual(Array(4).fill(undefined));
  }
  const [picture] = await fund.db.select().from(projectPictures);
  expect(picture).toMatchObject({ originalId: null, width: 1600, height: 1200, refusal: null });
  expect(await fund.db.$count(files)).toBe(6);
});

test("refuses every hostile picture with its reason, and keeps nothing of it", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund);
  const context = fund.context(await anEditor(fund));
  const wrong: unknown[] = [];
  for (const { what, bytes, reason } of await hostilePictures()) {
    const code = await storePicture(context, { draftId: draft.id, name: what, bytes }).then(
      () => "taken",
      (error: { problem?: { code: string } }) => error.problem?.code ?? String(error),
    );
    if (code !== reason) wrong.push({ what, code, reason });
  }
  expect(wrong).toEqual([]);
  expect(await fund.db.$count(files)).toBe(0);
});

test("a picture that breaks off is refused by the job, and its file is forgotten", async ({ fund }) => {
  const whole = await aPhoto().jpeg().toBuffer();
  const { id, draw } = await sendPicture(fund, whole.subarray(0, whole.length / 2));
  await draw();
  const [picture] = await fund.db.select().from(projectPictures).where(eq(projectPictures.id, id));
  expect(picture).toMatchObject({ refusal: "projectPicture.damaged", originalId: null, width: null });
  expect(await fund.db.$count(files)).toBe(0);
});

test("a picture whose bytes are gone says so, and its project can still be published", async ({ fund }) => {
  const { draft, editor, id, draw } = await sendPicture(fund, await aPhoto().jpeg().toBuffer());
  const [file] = await fund.db.select().from(files);
  await fund.context(null).files.remove(file?.storedAs ?? "");
  await expect(draw()).rejects.toThrow("The bytes of a picture are gone.");
  const [picture] = await fund.db.select().from(projectPictures).where(eq(projectPictures.id, id));
  expect(picture).toMatchObject({ refusal: "projectPicture.lost", originalId: null });
  await publishProject(fund.context(editor), { id: draft.id, revision: 1, withoutAnswer: true });
});

test("a picture whose job dies half-way is drawn whole by the next run, and editors read that it is not ready", async ({
  fund,
}) => {
  const { draft, editor, id, draw } = await sendPicture(fund, await aPhoto(1800, 1350).jpeg().toBuffer());
  const publish = () => publishProject(fund.context(editor), { id: draft.id, revision: 1, withoutAnswer: true });
  const context = fund.context(null);
  const store = context.files;
  let puts = 0;
  // The process dies after some of the drawings are stored.
  const dyingStore = {
    ...store,
    put: async (...args: Parameters<typeof store.put>) => {
      if (++puts > 3) throw new Error("The process died");
      return store.put(...args);
    },
  };
  await expect(drawPicture({ ...context, files: dyingStore }, id)).rejects.toThrow("The process died");
  await expect(publish()).rejects.toMatchObject({ problem: { code: "project.pictureNotReady" } });
  expect(await fund.db.$count(projectPictureFiles)).toBe(0);

  await draw();
  expect(await fund.db.$count(projectPictureFiles)).toBe(6);
  const [picture] = await fund.db.select().from(projectPictures);
  expect(picture).toMatchObject({ originalId: null, refusal: null });
  await expect(publish()).rejects.toMatchObject({ problem: { code: "project.pictureIncomplete" } });
});

test("a picture is public once its texts, maker and consent are there and its project is published", async ({
  fund,
}) => {
  const { draft, editor, id, draw } = await sendPicture(fund, await aPhoto(1000, 750).png().toBuffer());
  const context = fund.context(editor);
  const publish = () => publishProject(context, { id: draft.id, revision: 1, withoutAnswer: true });
  await expect(publish()).rejects.toMatchObject({ problem: { code: "project.pictureNotReady" } });
  await draw();
  await expect(publish()).rejects.toMatchObject({ problem: { code: "project.pictureIncomplete" } });
  const texts = { "alt.nl": "Twee koks", "alt.en": "Two cooks", "alt.fr": "Deux cuisiniers" };
  const described = { ...texts, maker: "Keukentafel vzw", focusX: "30", focusY: "70" };
  await describePicture(context, { draftId: draft.id, values: described });
  await expect(publish()).rejects.toMatchObject({ problem: { code: "project.pictureIncomplete" } });
  await describePicture(context, { draftId: draft.id, values: { ...described, consent: "on" } });
  expect(await listPublicDrawings(fund.db, id, 960)).toEqual([]);
  await publish();
  expect(await listPublicDrawings(fund.db, id, 960)).toHaveLength(2);

  const { data } = await fund.ask(
    null,
    `{ project(slug: "snoezeltuin") { photo(language: fr) { src srcset width height focus alt maker } } }`,
  );
  expect(data?.project).toEqual({
    photo: {
      src: `/pictures/${id}/960`,
      srcset: `/pictures/${id}/480 480w, /pictures/${id}/960 960w`,
      width: 960,
      height: 720,
      focus: "30% 70%",
      alt: "Deux cuisiniers",
      maker: "Keukentafel vzw",
    },
  });
});

test("the published page keeps its picture when the dossier is erased, and a draft loses it", async ({ fund }) => {
  const photo = await aPhoto(600, 450).png().toBuffer();
  const published = await sendPicture(fund, photo);
  const unpublished = await sendPicture(fund, photo);
  await published.draw();
  await unpublished.draw();
  const values = { "alt.nl": "a", "alt.en": "b", "alt.fr": "c", maker: "d", consent: "on" };
  const context = fund.context(published.editor);
  await describePicture(context, { draftId: published.draft.id, values });
  await publishProject(context, { id: published.draft.id, revision: 1, withoutAnswer: true });
  await fund.db.delete(dossiers);
  expect(await fund.db.$count(projectDrafts)).toBe(0);
  fund.now = new Date(fund.now.getTime() + 3 * 86_400_000);
  await forgetOrphans({ ...fund.context(null), files: openLocalFiles(aDataFolder("empty")) });
  expect(await listPublicDrawings(fund.db, published.id, 480)).toHaveLength(2);
  expect(await fund.db.$count(files)).toBe(2);
});

test("the night keeps the picture on the site and forgets one that was taken away", async ({ fund }) => {
  const { draft, editor, id, draw } = await sendPicture(fund, await aPhoto(600, 450).png().toBuffer());
  await draw();
  const context = fund.context(editor);
  const values = { "alt.nl": "a", "alt.en": "b", "alt.fr": "c", maker: "d", consent: "on" };
  await describePicture(context, { draftId: draft.id, values });
  await publishProject(context, { id: draft.id, revision: 1, withoutAnswer: true });
  await removePicture(context, { draftId: draft.id });
  const night = async () => {
    fund.now = new Date(fund.now.getTime() + 3 * 86_400_000);
    await forgetOrphans({ ...fund.context(null), files: openLocalFiles(aDataFolder("empty")) });
    return fund.db.$count(files);
  };
  expect(await night()).toBe(2);
  expect(await listPublicDrawings(fund.db, id, 480)).toHaveLength(2);
  fund.now = new Date("2026-11-15T10:00:00Z");
  await publishProject(fund.context(editor), { id: draft.id, revision: 1, withoutAnswer: true });
  const [project] = await fund.db.select().from(projects);
  expect(project?.picture).toBeNull();
  expect(await night()).toBe(0);
});
