import { createHash } from "node:crypto";
import { isSlug } from "#domain/id.ts";
import { inLanguage, isLanguage, type Language } from "#domain/language.ts";
import { brandIn } from "#domain/setting.ts";
import type { Database } from "#server/database/open.ts";
import { findProject } from "#server/database/queries/project.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { answerDocument, answerUnchanged, isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";
import type { Log } from "#server/platform/log.ts";
import type { Album } from "#server/platform/picture/album.ts";
import { type Painter, TooBusy } from "#server/platform/picture/painter.ts";
import { drawingVersion, type SharePicture } from "#server/platform/picture/share-picture.ts";

type Options = { db: Database; painter: Painter; album: Album; log: Log };

/**
 * Answers `/og/{language}/{slug}.png` and `/og/{language}.png`: the picture that goes with an address when it is
 * shared. Each is drawn when it is first asked for, and again only when what stands on it has changed.
 */
export function createPictureHandler({ db, painter, album, log }: Options): Handler {
  const underWay = new Map<string, Promise<Uint8Array>>();

  const drawn = async (name: string, picture: SharePicture) => {
    const kept = await album.find(name);
    if (kept) return kept;
    const png = await painter.paint(picture);
    // One that cannot be kept is shown all the same, and drawn again the next time.
    await album.keep(name, png).catch((error: unknown) => log.error({ error }, "a picture was not kept"));
    return png;
  };
  // Many who ask for the same picture at once wait for one drawing.
  const drawnOnce = (name: string, picture: SharePicture) => {
    const drawing = underWay.get(name) ?? drawn(name, picture).finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    return drawing;
  };

  return async (incoming) => {
    const [, language, slug] = /^\/og\/([a-z]{2})(?:\/([a-z0-9-]+))?\.png$/.exec(incoming.path) ?? [];
    if (!isLanguage(language) || !isReading(incoming)) return false;
    const picture = await pictureOf(db, language, slug);
    if (!picture) return false;
    const name = createHash("sha256")
      .update(JSON.stringify([drawingVersion, picture]))
      .digest("hex")
      .slice(0, 32);
    // Readers of feeds in the browser show it on their own pages.
    incoming.response.setHeader("cross-origin-resource-policy", "cross-origin");
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

async function pictureOf(db: Database, language: Language, slug: string | undefined): Promise<SharePicture | null> {
  const fund = await getFundSettings(db);
  const brand = brandIn(fund, language);
  if (slug === undefined) {
    // The claim is one sentence; what follows its comma says the same once more, in the colour of the lamp.
    const claim = inLanguage(fund.claim, language);
    const [, title = claim, ending = null] = /^(.*,) ([^,]+)$/s.exec(claim) ?? [];
    return { brand, title, ending, note: null, illustration: null };
  }
  const project = isSlug(slug) ? await findProject(db, slug) : null;
  if (!project) return null;
  const { title, illustration, organisation } = project;
  return {
    brand,
    title: inLanguage(title, language),
    ending: null,
    note: `${organisation.name}, ${organisation.town}`,
    illustration,
  };
}
