import { itemName, workplacesOf } from "#domain/fund-list.ts";
import type { Language } from "#domain/language.ts";
import type { Branch } from "#domain/person.ts";
import { Refusal } from "#domain/problem.ts";
import { getPaperLook } from "#server/actions/paper-look.ts";
import { postersTitle, posterText } from "#server/actions/poster-text.ts";
import type { Context } from "#server/context.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { printPosters } from "#server/platform/print/poster.ts";

type PrintContext = Pick<Context, "db" | "now" | "publicUrl">;
type PosterRequest = { call: Pick<CallRow, "votingOpens" | "votingCloses">; branch: Branch | null };

/** Makes the posters of a vote for one branch or for all, as one PDF that is drawn while it is read. */
export async function printVotePosters({ db, now, publicUrl }: PrintContext, { call, branch }: PosterRequest) {
  const { votingOpens, votingCloses } = call;
  if (!votingOpens || !votingCloses) throw new Refusal({ code: "vote.none" });
  if (now >= votingCloses) throw new Refusal({ code: "vote.over" });
  const fund = await getFundSettings(db);
  const lists = await getFundLists(db);
  const places = branch ? [branch] : workplacesOf(lists);
  const nameOf = (place: Branch) => (language: Language) => itemName(lists.branches, place, language);
  const posters = places.map((place) =>
    posterText({ branch: nameOf(place), fund, publicUrl, votingOpens, votingCloses }),
  );
  return {
    count: posters.length,
    pdf: printPosters(posters, { ...postersTitle(fund), madeAt: now, look: await getPaperLook(db) }),
  };
}
