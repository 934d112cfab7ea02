import { createFundPictureHandler } from "#server/api/fund-picture.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { findFundPicture } from "#server/database/queries/setting.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { nextIn } from "#web/next.ts";

const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64z"/></svg>';
const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });

async function send(fund: Fund, me: Me | null, content: string | Buffer, revision = 0) {
  const url = await serveHandlers(createFundPictureHandler(async () => fund.context(me), nextIn));
  const form = new FormData();
  form.append("revision", String(revision));
  form.append("file", new Blob([content as BlobPart]), "mark.svg");
  const address = `${url}/office/fund-picture?kind=mark&back=%2Fen%2Foffice%2Fsettings%2Flook`;
  const response = await fetch(address, { method: "POST", body: form, redirect: "manual" });
  return { status: response.status, location: response.headers.get("location") };
}

test("a coordinator replaces the mark with a plain form, and the log says so", async ({ fund }) => {
  const me = await aCoordinator(fund);
  expect(await send(fund, me, mark)).toEqual({ status: 303, location: "/en/office/settings/look?saved=mark#mark" });
  const picture = await findFundPicture(fund.db, "mark");
  expect(Buffer.from(picture?.content ?? "", "base64").toString()).toBe(mark);
  const [entry] = await fund.db.select().from(auditEntries).where(eq(auditEntries.act, "change_picture"));
  expect(entry).toMatchObject({ actorId: me.id, subject: "fund mark" });
  // Somebody else replaced it since the page was read.
  expect((await send(fund, me, mark, 0)).location).toContain("upload=mark+record.changed");
});

test("a drawing with a script, a file of another kind and one that is too large are refused", async ({ fund }) => {
  const me = await aCoordinator(fund);
  const reasons = [
    [mark.replace("<path", "<script>alert(1)</script><path"), "picture.notPlain"],
    [mark.replace("<path", '<path onload="alert(1)"'), "picture.notPlain"],
    ["%PDF-1.7", "picture.wrongType"],
    [Buffer.alloc(100_001, 32), "picture.tooLarge"],
    [Buffer.alloc(2_000_000, 32), "picture.tooLarge"],
  ] as const;
  for (const [content, reason] of reasons)
    expect(await send(fund, me, content)).toMatchObject({
      status: 303,
      location: `/en/office/settings/look?upload=mark+${reason}#mark`,
    });
  expect(await findFundPicture(fund.db, "mark")).toBeNull();
});

test("a stranger cannot send a picture", async ({ fund }) => {
  expect((await send(fund, null, mark)).location).toContain("login.required");
  expect((await send(fund, loggedIn(await aPerson(fund.db)), mark)).location).toContain("permission.denied");
  expect(await findFundPicture(fund.db, "mark")).toBeNull();
});
