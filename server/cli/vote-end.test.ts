import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { castVote } from "#server/actions/vote.ts";
import { verifyCommands } from "#server/cli/verify.ts";
import { voteEndCommands } from "#server/cli/vote-end.ts";
import { readReceipts } from "#server/database/queries/vote.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { readConfig } from "#server/platform/config.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const commands = { ...verifyCommands, ...voteEndCommands };

const run = async (fund: Fund, command: string, ...args: string[]) =>
  commands[command]?.run(fund.context(null), args, readConfig({})) ?? "";

async function as(fund: Fund, role: "committee" | "coordinator", seat: "chair" | null = null): Promise<string[]> {
  const { id: personId, employeeId } = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId, role, seat, givenAt: fund.now });
  return ["--as", employeeId];
}

test("a vote is scored, counted, decided and released from the command line, each by the right role", async ({
  fund,
}) => {
  const call = await aCall(fund.db, { slug: "2026", tieRule: "committee_score", winnerCount: 1 });
  const bees = await aProject(fund.db, { slug: "bees", title: "The bees", callId: call.id });
  const choir = await aProject(fund.db, { slug: "choir", title: "The choir", callId: call.id });
  const [member, coordinator] = [await as(fund, "committee", "chair"), await as(fund, "coordinator")];
  fund.now = new Date("2026-10-31T09:00:00Z");
  for (const slug of ["bees", "choir"])
    expect(await run(fund, "vote score", "2026", slug, "80", ...member)).toBe(
      `The committee gives ${slug} 80 out of 100.`,
    );
  await expect(run(fund, "vote score", "2026", "bees", "101", ...member)).rejects.toThrow("from 0 to 100");

  fund.now = new Date("2026-11-20T09:00:00Z");
  for (const { id: projectId } of [bees, choir])
    await castVote(fund.context(loggedIn(await aPerson(fund.db))), { projectId });
  fund.now = new Date("2026-12-01T09:00:00Z");
  expect(await run(fund, "vote count", "2026", ...coordinator)).toBe("The vote of 2026 is counted.");
  await expect(run(fund, "vote tie", "2026", ...coordinator)).rejects.toMatchObject({
    problem: { code: "permission.denied" },
  });
  expect(await run(fund, "vote tie", "2026", ...member)).toContain("\n  bees  The bees\n  choir  The choir");
  const decide = (order: string) =>
    run(fund, "vote tie", "2026", "--order", order, "--reason", "It reaches more people.", ...member);
  await expect(decide("choir")).rejects.toMatchObject({ problem: { code: "vote.noTie" } });
  expect(await decide("choir,bees")).toBe("The committee's order is recorded: choir, bees.");
  await expect(run(fund, "vote release", "2026", ...coordinator)).rejects.toMatchObject({
    problem: { code: "vote.notDue" },
  });
  fund.now = call.resultsPublished;
  expect(await run(fund, "vote release", "2026", ...coordinator)).toBe("The results of 2026 are known.");
  expect(await run(fund, "verify vote", "2026")).toContain("2 votes, counted again, are what the results say");
  // The lists are accepted, also as a spreadsheet saves them.
  const folder = await mkdtemp(join(tmpdir(), "samen-lists-"));
  const list = async (name: string, lines: string[]) => {
    const path = join(folder, name);
    await writeFile(path, `\uFEFF${lines.join("\r\n")}\r\n`);
    return path;
  };
  const codes = await list("receipts.txt", await Array.fromAsync(readReceipts(fund.db, call.id)));
  const verify = async (chosen: string[]) =>
    run(
      fund,
      "verify vote",
      "2026",
      "--receipts",
      codes,
      "--ballots",
      await list("ballots.csv", ["project", ...chosen]),
    );
  expect(await verify(["bees", "choir"])).toContain("and so are the lists");
  await expect(verify(["bees", "bees"])).rejects.toThrow("The list has 0 ballots for choir, and 1 were counted.");
  await rm(folder, { recursive: true });
});

test("refuses a recount of a call that was voted on elsewhere, with the reason", async ({ fund }) => {
  await aCall(fund.db, { slug: "2020", votedElsewhere: true });
  for (const command of ["verify vote", "vote count"])
    await expect(run(fund, command, "2020")).rejects.toThrow("was not voted on here");
});
