import { describePicture, drawPicture } from "#server/actions/project-picture.ts";
import { publishProject } from "#server/actions/project-publish.ts";
import { createProjectPictureHandler, createProjectUploadHandler } from "#server/api/project-picture.ts";
import type { Me } from "#server/context.ts";
import { projectPictures } from "#server/database/tables/project-picture.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { aPhoto } from "#test/hostile-picture.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";
import { nextIn } from "#web/next.ts";

async function send(fund: Fund, me: Me | null, draftId: string, content: Buffer) {
  const url = await serveHandlers(createProjectUploadHandler(async () => fund.context(me), nextIn));
  const form = new FormData();
  form.append("file", new Blob([content as BlobPart]), "photo.jpg");
  const back = `/en/office/projects/${draftId}`;
  const address = `${url}/office/project-picture?project=${draftId}&back=${encodeURIComponent(back)}`;
  const response = await fetch(address, { method: "POST", body: form, redirect: "manual" });
  expect(response.status).toBe(303);
  return response.headers.get("location")?.replace(back, "");
}

test("an editor sends a picture with a plain form and reads why another one was refused", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund);
  const editor = await anEditor(fund);
  const photo = await aPhoto(600, 450).jpeg().toBuffer();
  expect(await send(fund, editor, draft.id, photo)).toBe("?saved=picture#picture");
  const heic = Buffer.from(`\0\0\0\x14ftypheic\0\0\0\0heic${"\0".repeat(64)}`, "latin1");
  expect(await send(fund, editor, draft.id, heic)).toBe("?upload=projectPicture.heic#picture");
  const large = Buffer.alloc(15 * 1024 * 1024 + 1);
  expect(await send(fund, editor, draft.id, large)).toBe("?upload=projectPicture.tooLarge#picture");
  expect(await send(fund, null, draft.id, photo)).toBe("?upload=login.required#picture");
  const employee = loggedIn(await aPerson(fund.db));
  expect(await send(fund, employee, draft.id, photo)).toBe("?upload=permission.denied#picture");
  const unknown = "0198a000-0000-7000-8000-000000000000";
  expect(await send(fund, editor, unknown, photo)).toBe("?upload=project.unknown#picture");
  expect(await fund.db.$count(projectPictures)).toBe(1);
});

test("only editors get a picture before its project is published, and browsers get the type they read", async ({
  fund,
}) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  const editor = await anEditor(fund);
  await send(fund, editor, draft.id, await aPhoto(600, 450).jpeg().toBuffer());
  const [picture] = await fund.db.select().from(projectPictures);
  const id = picture?.id ?? "";
  await drawPicture(fund.context(null), id);
  let asker: Me | null = null;
  const url = await serveHandlers(createProjectPictureHandler(async () => fund.context(asker)));
  const open = async (me: Me | null, accept: string, width = 480, headers = {}) => {
    asker = me;
    const response = await fetch(`${url}/pictures/${id}/${width}`, { headers: { accept, ...headers } });
    await response.arrayBuffer();
    const { headers: got } = response;
    return {
      status: response.status,
      type: got.get("content-type"),
      cache: got.get("cache-control"),
      tag: got.get("etag"),
    };
  };
  const notFound = { status: 404 };
  expect(await open(null, "image/avif")).toMatchObject(notFound);
  expect(await open(loggedIn(await aPerson(fund.db)), "image/avif")).toMatchObject(notFound);
  const own = { status: 200, type: "image/avif", cache: "private, no-store" };
  expect(await open(editor, "image/avif,image/webp")).toMatchObject(own);

  const values = { "alt.nl": "a", "alt.en": "b", "alt.fr": "c", maker: "d", consent: "on" };
  await describePicture(fund.context(editor), { draftId: draft.id, values });
  await publishProject(fund.context(editor), { id: draft.id, revision: 1, withoutAnswer: true });
  const webp = await open(null, "image/webp,*/*");
  expect(webp).toMatchObject({ status: 200, type: "image/webp", cache: "public, max-age=86400" });
  expect(await open(null, "image/webp", 480, { "if-none-match": webp.tag })).toMatchObject({ status: 304 });
  expect(await open(null, "image/avif", 960)).toMatchObject(notFound);
});
