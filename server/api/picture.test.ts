import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { languages } from "#domain/language.ts";
import { brandOf } from "#domain/setting.ts";
import { describePicture, drawPicture, storePicture } from "#server/actions/project-picture.ts";
import { publishProject } from "#server/actions/project-publish.ts";
import { createPictureHandler } from "#server/api/picture.ts";
import { eq } from "#server/database/drizzle.ts";
import { projects } from "#server/database/tables/project.ts";
import { settings } from "#server/database/tables/setting.ts";
import { openAlbum } from "#server/platform/picture/album.ts";
import { openPainter, type Painter } from "#server/platform/picture/painter.ts";
import { drawPng } from "#server/platform/picture/raster.ts";
import { testFiles } from "#test/context.ts";
import { aProject } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";
import { silentLog } from "#test/log.ts";
import { anEditor, aReleasedProject } from "#test/project-drafts.ts";

const illustrations = join(import.meta.dirname, "../../web/public/illustrations");

/** A painter that remembers the pictures it draws. */
function aPainter() {
  const painter = openPainter(illustrations);
  onTestFinished(() => painter.close());
  const drawn: string[] = [];
  const counting: Painter = {
    ...painter,
    paint: (picture) => {
      drawn.push(picture.title);
      return painter.paint(picture);
    },
  };
  return { painter: counting, drawn };
}

const look = {
  brand: brandOf({ company: "Havenwerk", fund: "Fonds", name: "Havenwerk Fonds" }),
  colours: { primary: "#0f766e", accent: "#facc15" },
  mark: { address: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E", needsPlate: false },
};

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), "samen-og-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const reading = (fund: Fund, painter: Painter, folder = aFolder()) =>
  serveHandlers(
    createPictureHandler({ db: fund.db, files: testFiles, painter, album: openAlbum(folder, 100), log: silentLog }),
  );

async function picture(url: string) {
  const response = await fetch(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(response.status, url).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  // The signature, and then the first chunk: the size.
  expect(bytes.toString("hex", 0, 8)).toBe("89504e470d0a1a0a");
  return { bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), etag: response.headers.get("etag") };
}

test("a project has its own picture in each language, in the size for social networks", async ({ fund }) => {
  const project = await aProject(fund.db);
  await fund.db
    .update(projects)
    .set({ title: { nl: "Bijen op het dak", en: "Bees on the roof", fr: "Des abeilles sur le toit" } })
    .where(eq(projects.id, project.id));
  const url = await reading(fund, aPainter().painter);
  const pictures = await Promise.all(languages.map((language) => picture(`${url}/og/${language}/${project.slug}.png`)));
  for (const { width, height } of pictures) expect([width, height]).toEqual([1200, 630]);
  const home = await picture(`${url}/og/nl.png`);
  const different = new Set([...pictures, home].map(({ bytes }) => bytes.toString("base64")));
  expect(different.size).toBe(4);
});

/** The colour of a picture in the middle of the petal at the top. */
async function colourInPetal(bytes: Buffer): Promise<number[]> {
  const pixel = await sharp(bytes).extract({ left: 936, top: 180, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

test("a project with a photograph is shared with it, cut around the point that stays in view", async ({ fund }) => {
  const { draft } = await aReleasedProject(fund, { theme: "nature" });
  const context = fund.context(await anEditor(fund));
  // The left half is red and the right half green.
  const red = sharp({ create: { width: 2000, height: 600, channels: 3, background: "#ff0000" } });
  const green = await sharp({ create: { width: 1000, height: 600, channels: 3, background: "#00ff00" } })
    .png()
    .toBuffer();
  const bytes = await red
    .composite([{ input: green, left: 1000, top: 0 }])
    .jpeg()
    .toBuffer();
  const { id } = await storePicture(context, { draftId: draft.id, name: "garden.jpg", bytes });
  await drawPicture(context, id);
  const described = { "alt.nl": "Tuin", "alt.en": "Garden", "alt.fr": "Jardin", maker: "Anna", consent: "on" };
  const url = await reading(fund, aPainter().painter);
  const share = async (focusX: string, revision: number) => {
    await describePicture(context, { draftId: draft.id, values: { ...described, focusX, focusY: "50" } });
    await publishProject(context, { id: draft.id, revision, withoutAnswer: true });
    return picture(`${url}/og/nl/snoezeltuin.png`);
  };
  const [left, right] = [await share("0", 1), await share("100", 1)];
  expect((await colourInPetal(left.bytes)).map((part) => Math.round(part / 255))).toEqual([1, 0, 0]);
  expect((await colourInPetal(right.bytes)).map((part) => Math.round(part / 255))).toEqual([0, 1, 0]);
  expect(left.etag).not.toBe(right.etag);
});

test("draws a picture once for all readers, also after a restart, and again when its text changes", async ({
  fund,
}) => {
  const project = await aProject(fund.db, { title: "Bees" });
  const { painter, drawn } = aPainter();
  const folder = aFolder();
  const url = await reading(fund, painter, folder);
  const path = `/og/en/${project.slug}.png`;
  const first = await Promise.all(Array.from({ length: 5 }, () => picture(url + path)));
  expect(drawn).toEqual(["Bees"]);
  expect(new Set(first.map(({ etag }) => etag)).size).toBe(1);

  const restarted = await reading(fund, painter, folder);
  expect((await picture(restarted + path)).bytes).toEqual(first[0]?.bytes);
  expect(drawn).toEqual(["Bees"]);

  await fund.db
    .update(projects)
    .set({ title: { nl: "Wespen", en: "Wasps" } })
    .where(eq(projects.id, project.id));
  const changed = await picture(url + path);
  expect(drawn).toEqual(["Bees", "Wasps"]);
  expect(changed.etag).not.toBe(first[0]?.etag);
});

test("answers 304 to a reader that has the picture, without drawing it", async ({ fund }) => {
  const project = await aProject(fund.db);
  const { painter, drawn } = aPainter();
  const path = `/og/nl/${project.slug}.png`;
  const etag = (await picture((await reading(fund, painter)) + path)).etag ?? "";
  const elsewhere = await reading(fund, painter);
  const again = await fetch(elsewhere + path, { headers: { "if-none-match": etag } });
  expect([again.status, drawn.length]).toEqual([304, 1]);
});

test("answers 404 for an unknown project or language", async ({ fund }) => {
  const project = await aProject(fund.db);
  const { painter, drawn } = aPainter();
  const url = await reading(fund, painter);
  for (const path of ["/og/nl/nowhere.png", `/og/de/${project.slug}.png`, "/og/nl/a--b.png", "/og/nl/"])
    expect((await fetch(url + path)).status, path).toBe(404);
  expect(drawn).toEqual([]);
});

test("draws a picture for a title of any length and any characters", async ({ fund }) => {
  const url = await reading(fund, aPainter().painter);
  const titles = [
    "Zon",
    "Verantwoordelijkheidsbepalingen voor vrijwilligersorganisaties in de geestelijke gezondheidszorg van West-Vlaanderen",
    "Łódź 🐝 Дом <b>&amp;</b>",
    "Hottentottententententoonstellingsverantwoordelijkheidsbepalingsvergadering",
  ];
  for (const title of titles) {
    const { slug } = await aProject(fund.db, { title });
    const { width, height } = await picture(`${url}/og/nl/${slug}.png`);
    expect([width, height], title).toEqual([1200, 630]);
  }
});

test("the painter still works after a picture that it cannot draw", async () => {
  const { painter } = aPainter();
  const words = {
    ...look,
    title: "Zon",
    ending: null,
    note: null,
  };
  await expect(painter.paint({ ...words, illustration: "not-there" as never })).rejects.toThrow("not-there");
  expect((await painter.paint({ ...words, illustration: null })).length).toBeGreaterThan(1000);
});

test("draws a picture in a new thread while the old one ends", async () => {
  const { painter } = aPainter();
  const words = {
    ...look,
    ending: null,
    note: null,
    illustration: null,
  };
  await painter.paint({ ...words, title: "Zon" });
  const closing = painter.close();
  const drawing = painter.paint({ ...words, title: "Maan" });
  await closing;
  expect((await drawing).length).toBeGreaterThan(1000);
});

test("answers 503 when too many pictures wait", async ({ fund }) => {
  const { painter } = aPainter();
  const words = {
    ...look,
    ending: null,
    note: null,
    illustration: null,
  };
  const queued = Array.from({ length: 50 }, (_, index) => painter.paint({ ...words, title: `Zon ${index}` }));
  const response = await fetch(`${await reading(fund, painter)}/og/nl.png`);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
  await painter.close();
  const outcomes = await Promise.allSettled(queued);
  expect(outcomes.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
});

test("the folder keeps only the newest pictures", async () => {
  const folder = aFolder();
  const names = ["a1", "b2", "c3", "d4"];
  const album = openAlbum(folder, 2);
  for (const name of names) await album.keep(name, Buffer.from(name));
  expect(readdirSync(folder).sort()).toEqual(["c3.png", "d4.png"]);
  expect(await album.find("a1")).toBeNull();
  expect(String(await album.find("d4"))).toBe("d4");
  // After a restart the oldest file is removed first.
  utimesSync(join(folder, "d4.png"), 1, 1);
  const reopened = openAlbum(folder, 2);
  await reopened.keep("e5", Buffer.from("e5"));
  expect(readdirSync(folder).sort()).toEqual(["c3.png", "e5.png"]);
  rmSync(join(folder, "c3.png"));
  expect(await reopened.find("c3")).toBeNull();
});

test("pages without a picture of their own share the fund's, as a drawing or a PNG", async ({ fund }) => {
  const project = await aProject(fund.db);
  const { painter, drawn } = aPainter();
  const url = await reading(fund, painter);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0h600v630H0z"/></svg>';
  const own = await drawPng(svg, 1200);
  const pictures = [
    { type: "image/svg+xml", content: Buffer.from(svg).toString("base64") },
    { type: "image/png", content: own.toString("base64") },
  ];
  for (const value of pictures) {
    const change = { target: settings.key, set: { value } };
    await fund.db.insert(settings).values({ key: "sharePicture", value }).onConflictDoUpdate(change);
    expect((await picture(`${url}/og/nl.png`)).bytes).toEqual(own);
  }
  expect(drawn).toEqual([]);
  expect((await picture(`${url}/og/nl/${project.slug}.png`)).bytes).not.toEqual(own);
});
