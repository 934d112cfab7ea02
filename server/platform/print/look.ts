import { deriveTokens } from "#domain/palette.ts";
import type { FundPicture, FundSettings } from "#domain/setting.ts";
import { openMark, placed } from "#server/platform/picture/mark.ts";
import { drawPng } from "#server/platform/picture/raster.ts";
import type { PaperLook } from "#server/platform/print/paper.ts";

type Source = { fund: Pick<FundSettings, "colours" | "company">; picture: FundPicture | null };

/** The mark is 16 mm wide on paper, so this is about a thousand dots per inch. */
const markWidth = 600;

/** Draws the mark of a fund for paper, and gives it with the colours of the fund. */
export async function drawPaperLook({ fund: { colours, company }, picture }: Source): Promise<PaperLook> {
  const themes = deriveTokens(colours);
  const mark = openMark({ picture, company, themes });
  const draw = async (content: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;
    return `data:image/png;base64,${(await drawPng(svg, markWidth)).toString("base64")}`;
  };
  const plate = `<rect x="4" y="4" width="56" height="56" rx="12" fill="${themes.light.surface}"/>`;
  const [light, deep] = await Promise.all([
    draw(placed(mark.on("light"), { x: 0, y: 0, size: 64 })),
    mark.fitsDark
      ? draw(placed(mark.on("dark"), { x: 0, y: 0, size: 64 }))
      : draw(plate + placed(mark.on("light"), { x: 10, y: 10, size: 44 })),
  ]);
  return { colours, mark: { light, deep } };
}
