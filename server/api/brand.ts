import { createHash } from "node:crypto";
import { deriveTokens, designColours, type Themes, type Token } from "#domain/palette.ts";
import type { BrandColours, FundPicture, FundSettings } from "#domain/setting.ts";
import type { Database } from "#server/database/open.ts";
import { findFundPicture, getFundSettings } from "#server/database/queries/setting.ts";
import { answerDocument, isReading } from "#server/platform/http/document.ts";
import { strictPolicy } from "#server/platform/http/headers.ts";
import type { Handler } from "#server/platform/http/server.ts";
import { drawIcon, isIcon } from "#server/platform/picture/icon.ts";
import { type Mark, openMark } from "#server/platform/picture/mark.ts";

type Styles = { path: string; css: string };

/** The look of a fund: its colours, its mark, and the files of the site that have them. */
export type Brand = {
  colours: BrandColours;
  themes: Themes;
  mark: Mark;
  /** The style sheet with the tokens; null for a fund in the colours of the design, which the site's own sheet has. */
  styles: Styles | null;
  /** The address of the mark, which changes with it. */
  markPath: string;
};

type Source = { fund: FundSettings; picture: FundPicture | null };

// Reads are kept in memory until something changes, so the same rows are the same objects.
let last: (Source & { brand: Brand }) | null = null;

/** Gives the look of the fund of this installation. */
export async function getBrand(db: Database): Promise<Brand> {
  const [fund, picture] = await Promise.all([getFundSettings(db), findFundPicture(db, "mark")]);
  if (last?.fund === fund && last.picture === picture) return last.brand;
  const brand = makeBrand({ fund, picture });
  last = { fund, picture, brand };
  return brand;
}

function makeBrand({ fund: { colours, company }, picture }: Source): Brand {
  const themes = deriveTokens(colours);
  const mark = openMark({ picture, company, themes });
  const isDesign = themes.light.primary === designColours.primary && themes.light.accent === designColours.accent;
  return {
    colours,
    themes,
    mark,
    styles: isDesign ? null : stylesOf(themes),
    markPath: `/mark-${hashOf(mark.file)}.svg`,
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Writes the tokens as a style sheet that replaces those of `web/design/tokens.css`. */
function stylesOf({ light, dark }: Themes): Styles {
  const names = Object.keys({ ...light, ...dark }) as Token[];
  const lines = names.map((name) => {
    const [day, night] = [light[name], dark[name]];
    return `--${name}:${day === night ? day : `light-dark(${day},${night})`}`;
  });
  const css = `@layer tokens{:root{${lines.join(";")};--scrim:${dark["bg-sunken"]}9e}}\n`;
  return { path: `/fund-${hashOf(css)}.css`, css };
}

/** Answers with the files that have the look of the fund: its style sheet, its mark and its icons. */
export function createBrandHandler(db: Database): Handler {
  return async (incoming) => {
    const { path, response } = incoming;
    const isOurs = /^\/(?:fund-[0-9a-f]+\.css|mark-[0-9a-f]+\.svg|favicon\.svg)$/.test(path) || isIcon(path);
    if (!isOurs || !isReading(incoming)) return false;
    const { themes, mark, styles, markPath } = await getBrand(db);
    if (isIcon(path)) {
      const type = path.endsWith(".ico") ? "image/x-icon" : "image/png";
      return answerDocument(incoming, { type, body: await drawIcon(path, mark, themes) });
    }
    const isStyles = path.endsWith(".css");
    if (isStyles && !styles) return false;
    // A drawing that someone opens by itself is a page, and may do nothing.
    if (!isStyles) response.setHeader("content-security-policy", markPolicy);
    // A page from before a change gets the new look, but nobody keeps it under the old address.
    const isCurrent = path === (isStyles ? styles?.path : markPath);
    return answerDocument(incoming, {
      type: isStyles ? "text/css; charset=utf-8" : "image/svg+xml; charset=utf-8",
      body: isStyles ? (styles?.css ?? "") : mark.file,
      isImmutable: isCurrent,
    });
  };
}

const markPolicy = `sandbox; ${strictPolicy}; style-src 'unsafe-inline'; img-src data:`;
