import { printedCode } from "#domain/code.ts";
import { castVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { createVoteListHandler } from "#server/api/vote-list.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { serveHandlers } from "#test/handler-server.ts";

async function serve(fund: Fund) {
  const url = await serveHandlers(createVoteListHandler(fund.db));
  return async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, lines: (await answer.text()).trimEnd().split("\n") };
  };
}

test("publishes receipts when the votes are counted and ballots when the results are released, not earlier", async ({
  fund,
}) => {
  const call = await aCall(fund.db, { slug: "2026", winnerCount: 1 });
  const bees = await aProject(fund.db, { slug: "bees", callId: call.id, committeeScore: 80 });
  const choir = await aProject(fund.db, { slug: "choir", callId: call.id, committeeScore: 60 });
  const codes: string[] = [];
  for (const projectId of [bees.id, bees.id, choir.id]) {
    codes.push(await castVote(fund.context(loggedIn(await aPerson(fund.db))), { projectId }));
  }
  const get = await serve(fund);
  const proof = async (code: string) => {
    const query = `query Proof($code: String!) {
      call(slug: "2026") { voteProof { votes receipts ballots hasReceipt(code: $code) } }
    }`;
    const { data } = await fund.ask(null, query, { code });
    return (data?.call as { voteProof: object | null } | undefined)?.voteProof;
  };
  const [receipts, ballots] = ["/votes/2026/receipts.txt", "/votes/2026/ballots.csv"];
  expect([(await get(receipts)).status, (await get(ballots)).status]).toEqual([404, 404]);
  expect(await proof(codes[0] ?? "")).toBeNull();

  fund.now = new Date("2026-12-01T09:00:00Z");
  await countCall(fund.context(null), call.id);
  expect((await get(receipts)).lines).toEqual(codes.map(printedCode).sort());
  expect((await get(ballots)).status).toBe(404);
  // People may type the printed code in lower case.
  const typed = printedCode(codes[0] ?? "").toLowerCase();
  expect(await proof(typed)).toEqual({ votes: 3, receipts, ballots: null, hasReceipt: true });
  expect(await proof("ABCD-EFGH-JKMN")).toMatchObject({ hasReceipt: false });

  await releaseCall(fund.context(null), call.id);
  expect((await get(receipts)).lines).toEqual(codes.map(printedCode).sort());
  expect(await proof(typed)).toEqual({ votes: 3, receipts, ballots, hasReceipt: true });
  const [head, ...votes] = (await get(ballots)).lines;
  expect(head).toBe("project");
  expect(votes.sort()).toEqual(["bees", "bees", "choir"]);
  expect((await get("/votes/2025/receipts.txt")).status).toBe(404);
});
