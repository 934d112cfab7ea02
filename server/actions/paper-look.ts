import type { Database } from "#server/database/open.ts";
import { findFundPicture, getFundSettings } from "#server/database/queries/setting.ts";
import { drawPaperLook } from "#server/platform/print/look.ts";
import type { PaperLook } from "#server/platform/print/paper.ts";

/** Gives the look of the fund for paper. */
export async function getPaperLook(db: Database): Promise<PaperLook> {
  const [fund, picture] = await Promise.all([getFundSettings(db), findFundPicture(db, "mark")]);
  return drawPaperLook({ fund, picture });
}
