import { inLanguage, languageFacts } from "#domain/language.ts";
import { getBrand } from "#server/api/brand.ts";
import type { Site } from "#server/api/site.ts";
import type { Database } from "#server/database/open.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { answerDocument, isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";

// `server/platform/picture/icon.ts` draws them; a device may cut a maskable icon to any shape.
const icons = [192, 512].flatMap((size) => [
  { src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "any" },
  { src: `/icon-maskable-${size}.png`, sizes: `${size}x${size}`, type: "image/png", purpose: "maskable" },
]);

const file = "/manifest.webmanifest";

/** Answers `/manifest.webmanifest` in each language of the fund, for people who install the site as an app. */
export function createManifestHandler({ db, site }: { db: Database; site: Pick<Site, "pathIn"> }): Handler {
  return async (incoming) => {
    if (!incoming.path.endsWith(file) || !isReading(incoming)) return false;
    const fund = await getFundSettings(db);
    const language = fund.languages.find((offered) => site.pathIn(offered, file) === incoming.path);
    if (!language) return false;
    const { light } = (await getBrand(db)).themes;
    const manifest = {
      id: "/",
      name: inLanguage(fund.name, language),
      short_name: fund.company,
      description: inLanguage(fund.claim, language),
      lang: languageFacts[language].tag,
      dir: "ltr",
      start_url: site.pathIn(language, "/"),
      scope: "/",
      // People move between pages by links, so they need the browser's own buttons.
      display: "minimal-ui",
      theme_color: light.primary,
      background_color: light.bg,
      icons,
    };
    return answerDocument(incoming, { type: "application/manifest+json", body: `${JSON.stringify(manifest)}\n` });
  };
}
