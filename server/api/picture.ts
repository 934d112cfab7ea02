import { createHash } from "node:crypto";
import { isSlug } from "#domain/id.ts";
import { inLanguage, isLanguage, type Language } from "#domain/language.ts";
import { brandIn, type FundPicture, sharePictureSize } from "#domain/setting.ts";
import { getBrand } from "#server/api/brand.ts";
import type { Database } from "#server/database/open.ts";
import { findProject } from "#server/database/queries/project.ts";
import { findFundPicture, getFundSettings, listLanguages } from "#server/database/queries/setting.ts";
import { answerDocument, answerUnchanged, isReading } from "#server/platform/http/document.ts";
import type { Handler, Incoming } from "#server/platform/http/server.ts";
import type { Log } from "#server/platform/log.ts";
import type { Album } from "#server/platform/picture/album.ts";
import { type Painter, TooBusy } from "#server/platform/picture/painter.ts";
import { drawPng } from "#server/platform/picture/raster.ts";
import { drawingVersion, type SharePicture } from "#server/platform/picture/share-picture.ts";

type Options = { db: Database; painter: Painter; album: Album; log: Log };

/**
 * Answers `/og/{language}/{slug}.png` and `/og/{language}.png`: the picture of a shared page. It is drawn at the first
 * request, and again only when its content has changed.
 */
export function createPictureHandler({ db, painter, album, log }: Options): Handler {
  const underWay = new Map<string, Promise<Uint8Array>>();

  const findOrDraw = async (name: string, picture: SharePicture) => {
    const stored = await album.find(name);
    if (stored) return stored;
    const png = await painter.paint(picture);
    // When storing fails we still send the picture, and draw it again the next time.
    await album.keep(name, png).catch((error: unknown) => log.error({ error }, "a picture was not kept"));
    return png;
  };
  // Simultaneous requests for the same picture share one drawing.
  const drawnOnce = (name: string, picture: SharePicture) => {
    const drawing = underWay.get(name) ?? findOrDraw(name, picture).finally(() => underWay.delete(name));
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
    const picture = await pictureOf(db, language, slug);
    if (!picture) return false;
    const name = createHash("sha256")
      .update(JSON.stringify([drawingVersion, picture]))
      .digest("hex")
      .slice(0, 32);
    if (answerUnchanged(incoming, name)) return true;
    try {
      return await answerDocument(incoming, { type: "image/png", body: await drawnOnce(name, picture), version: name });
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

async function pictureOf(db: Database, language: Language, slug: string | undefined): Promise<SharePicture | null> {
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
    return { ...look, title, ending, note: null, illustration: null };
  }
  const project = isSlug(slug) ? await findProject(db, slug) : null;
  if (!project) return null;
  const { title, illustration, organisation } = project;
  return {
    ...look,
    title: inLanguage(title, language),
    ending: null,
    note: `${organisation.name}, ${organisation.town}`,
    illustration,
  };
}
