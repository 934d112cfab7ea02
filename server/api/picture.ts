import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { isSlug } from "#domain/id.ts";
import { inLanguage, isLanguage, type Language } from "#domain/language.ts";
import type { PublicPicture } from "#domain/project-picture.ts";
import { brandIn, type FundPicture, sharePictureSize } from "#domain/setting.ts";
import { getBrand } from "#server/api/brand.ts";
import type { Database } from "#server/database/open.ts";
import { findProject } from "#server/database/queries/project.ts";
import { listPublicDrawings } from "#server/database/queries/project-picture.ts";
import { findFundPicture, getFundSettings, listLanguages } from "#server/database/queries/setting.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { answerDocument, answerUnchanged, isReading } from "#server/platform/http/document.ts";
import type { Handler, Incoming } from "#server/platform/http/server.ts";
import type { Log } from "#server/platform/log.ts";
import type { Album } from "#server/platform/picture/album.ts";
import { type Painter, TooBusy } from "#server/platform/picture/painter.ts";
import { cropPhoto } from "#server/platform/picture/photo.ts";
import { drawPng } from "#server/platform/picture/raster.ts";
import { drawingVersion, petalSize, type SharePicture } from "#server/platform/picture/share-picture.ts";

type Options = { db: Database; files: Pick<FileStore, "open">; painter: Painter; album: Album; log: Log };

/**
 * Answers `/og/{language}/{slug}.png` and `/og/{language}.png`: the picture of a shared page. It is drawn at the first
 * request, and again only when its content has changed.
 */
export function createPictureHandler({ db, files, painter, album, log }: Options): Handler {
  const underWay = new Map<string, Promise<Uint8Array>>();

  const findOrDraw = async (name: string, { picture, photo }: Shared) => {
    const storedPicture = await album.find(name);
    if (storedPicture) return storedPicture;
    const address = photo && (await readPhoto(db, files, photo));
    const png = await painter.paint({ ...picture, ...(address && { photo: address }) });
    // When storing fails we still send the picture, and draw it again the next time.
    await album.keep(name, png).catch((error: unknown) => log.error({ error }, "a picture was not kept"));
    return png;
  };
  // Simultaneous requests for the same picture share one drawing.
  const drawnOnce = (name: string, shared: Shared) => {
    const drawing = underWay.get(name) ?? findOrDraw(name, shared).finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    return drawing;
  };

  return async (incoming) => {
    const [, language, slug] = /^\/og\/([a-z]{2})(?:\/([a-z0-9-]+))?\.png$/.exec(incoming.path) ?? [];
    if (!language || !isReading(incoming)) return false;
    if (!isLanguage(language, await listLanguages(db))) return false;
    // Feed readers in the browser show the picture on their own pages.
    incoming.response.setHeader("cross-origin-resource-policy", "cross-origin");
    const ownPicture = slug === undefined ? await findFundPicture(db, "sharePicture") : null;
    if (ownPicture) return answerOwnPicture(incoming, ownPicture);
    const shared = await pictureOf(db, language, slug);
    if (!shared) return false;
    const { picture, photo } = shared;
    const name = createHash("sha256")
      .update(JSON.stringify([drawingVersion, picture, ...(photo ? [photo.id, photo.focus] : [])]))
      .digest("hex")
      .slice(0, 32);
    if (answerUnchanged(incoming, name)) return true;
    try {
      return await answerDocument(incoming, { type: "image/png", body: await drawnOnce(name, shared), version: name });
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      incoming.response.writeHead(503, { "retry-after": "10", "cache-control": "no-store" }).end();
      return true;
    }
  };
}

/** Answers with the picture that the fund itself made for sharing. */
async function answerOwnPicture(incoming: Incoming, { type, content }: FundPicture): Promise<true> {
  const bytes = Buffer.from(content, "base64");
  const body = type === "image/png" ? bytes : await drawPng(bytes.toString("utf8"), sharePictureSize.width);
  return answerDocument(incoming, { type: "image/png", body });
}

/** The content of a picture for sharing, and the own picture of the project, which is read only when it is drawn. */
type Shared = { picture: SharePicture; photo: PublicPicture | null };

/** Reads the picture of a project as an address that holds it; null if its bytes are gone. */
async function readPhoto(db: Database, files: Pick<FileStore, "open">, photo: PublicPicture): Promise<string | null> {
  const width = photo.widths.find((one) => one >= petalSize.width) ?? photo.width;
  const drawings = await listPublicDrawings(db, photo.id, width);
  const drawing = drawings.find(({ type }) => type === "image/webp");
  const content = drawing && (await files.open(drawing.file.storedAs));
  if (!content) return null;
  const jpeg = await cropPhoto(await buffer(content), { ...petalSize, focus: photo.focus });
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

async function pictureOf(db: Database, language: Language, slug: string | undefined): Promise<Shared | null> {
  const fund = await getFundSettings(db);
  const { mark, colours } = await getBrand(db);
  // A letter by itself is no mark, so it keeps its square.
  const darkGround = mark.isInitial ? "dark" : "brand";
  const look = {
    brand: brandIn(fund, language),
    colours,
    mark: { address: mark.on(mark.fitsDark ? darkGround : "light"), needsPlate: !mark.fitsDark },
  };
  if (slug === undefined) {
    // The part of the claim after its last comma gets a second colour.
    const claim = inLanguage(fund.claim, language);
    const [, title = claim, ending = null] = /^(.*,) ([^,]+)$/s.exec(claim) ?? [];
    return { picture: { ...look, title, ending, note: null, illustration: null }, photo: null };
  }
  const project = isSlug(slug) ? await findProject(db, slug) : null;
  if (!project) return null;
  const { title, illustration, organisation } = project;
  const note = `${organisation.name}, ${organisation.town}`;
  return {
    picture: { ...look, title: inLanguage(title, language), ending: null, note, illustration },
    photo: project.picture,
  };
}
