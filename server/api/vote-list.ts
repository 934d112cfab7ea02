import type { Database } from "#server/database/open.ts";
import { findCall } from "#server/database/queries/call.ts";
import { findVoteCount, readChoices, readReceipts } from "#server/database/queries/vote.ts";
import { isReading } from "#server/platform/http/document.ts";
import { sendWhileMade } from "#server/platform/http/send.ts";
import type { Handler } from "#server/platform/http/server.ts";

type VoteListName = keyof typeof lists;

/** The address of a list of a call's vote. */
export const voteListPath = (slug: string, name: VoteListName): string => `/votes/${slug}/${name}`;

const lists = {
  "receipts.txt": { type: "text/plain; charset=utf-8", first: "", read: readReceipts },
  "ballots.csv": { type: "text/csv; charset=utf-8", first: "project\n", read: readChoices },
} as const;

/**
 * Answers `/votes/<call>/receipts.txt` once a vote is counted, so that voters can find their own code, and
 * `/votes/<call>/ballots.csv` once its results are released, so that anyone can count again.
 */
export function createVoteListHandler(db: Database): Handler {
  return async (incoming) => {
    const [, slug = "", name = ""] = /^\/votes\/([a-z0-9-]+)\/(receipts\.txt|ballots\.csv)$/.exec(incoming.path) ?? [];
    if (!slug || !isReading(incoming)) return false;
    const call = await findCall(db, slug);
    const countedVote = call && (await findVoteCount(db, call.id));
    if (!call || !countedVote || (name === "ballots.csv" && !countedVote.releasedAt)) return false;
    const { type, first, read } = lists[name as VoteListName];
    const { request, response } = incoming;
    response.writeHead(200, { "content-type": type, "cache-control": "public, max-age=3600" });
    if (request.method === "HEAD") response.end();
    else await sendWhileMade(response, inPieces(first, read(db, call.id)));
    return true;
  };
}

/** The size of one chunk, in characters. */
const piece = 16_000;

async function* inPieces(first: string, lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let text = first;
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < piece) continue;
    yield Buffer.from(text);
    text = "";
  }
  yield Buffer.from(text);
}
