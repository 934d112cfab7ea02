import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashAccessCode } from "#server/actions/login.ts";
import { kioskCommands } from "#server/cli/kiosk.ts";
import { voteBranchCommands } from "#server/cli/vote-branch.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { voters } from "#server/database/tables/vote.ts";
import { readConfig } from "#server/platform/config.ts";
import { testSecret } from "#test/context.ts";
import { aDataFolder } from "#test/database.ts";
import { aCall, aPerson, aProject } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { readPages } from "#test/pdf.ts";

const commands = { ...kioskCommands, ...voteBranchCommands };

const run = async (fund: Fund, command: string, ...args: string[]) =>
  commands[command]?.run(fund.context(null), args, readConfig({})) ?? "";

async function asCoordinator(fund: Fund): Promise<string[]> {
  const { id: personId, employeeId } = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId, role: "coordinator", givenAt: fund.now });
  return ["--as", employeeId];
}

test("a coordinator gets a link for a tablet, sees the existing kiosks and removes one", async ({ fund }) => {
  const as = await asCoordinator(fund);
  const addition = await run(fund, "kiosk add", "gent", "--name", "Canteen", ...as);
  expect(addition).toMatch(/https:\/\/samen\.example\/vote\/kiosk#set-up=[2-9A-Z]{12}\n/);
  const kioskList = await run(fund, "kiosk list");
  expect(kioskList).toMatch(/gent +Canteen +not set up yet/);
  const [id = ""] = kioskList.split(" ");
  expect(await run(fund, "kiosk remove", id, ...as)).toContain("gone");
  expect(await run(fund, "kiosk list")).toBe("There are no kiosks.");
  for (const unknown of [id, "canteen"])
    await expect(run(fund, "kiosk remove", unknown, ...as)).rejects.toThrow(`There is no kiosk ${unknown}`);
  await expect(run(fund, "kiosk add", "parijs", ...as)).rejects.toThrow("one of brussel, gent");
  await expect(run(fund, "kiosk add", "gent")).rejects.toThrow("--as");
});

test("posters of a vote are written to a new file", async ({ fund }) => {
  await aCall(fund.db, { slug: "2026" });
  await aCall(fund.db, { slug: "no-vote", votingOpens: null, votingCloses: null });
  const out = join(aDataFolder("empty"), "poster.pdf");
  const print = (...args: string[]) => run(fund, "vote poster", ...args);
  await expect(print("2025", "--out", out)).rejects.toThrow("There is no call 2025");
  await expect(print("no-vote", "--out", out)).rejects.toThrow("no vote in this call");
  await expect(print("2026", "--branch", "parijs", "--out", out)).rejects.toThrow("one of brussel, gent");
  expect(await print("2026", "--branch", "gent", "--out", out)).toBe(`1 poster is in ${out}.`);
  expect(readPages(readFileSync(out))).toHaveLength(1);
  await expect(print("2026", "--out", out)).rejects.toThrow("is there already");
  fund.now = new Date("2026-12-01T09:00:00Z");
  await expect(print("2026", "--out", `${out}.pdf`)).rejects.toThrow("is over");
});

test("a coordinator enters a vote from paper, and gets a clear reason for each refusal", async ({ fund }) => {
  const as = await asCoordinator(fund);
  const call = await aCall(fund.db, { slug: "2026" });
  await aProject(fund.db, { slug: "bees", callId: call.id });
  await aProject(fund.db, { slug: "selected", callId: call.id, status: "selected" });
  const voter = await aPerson(fund.db, { email: null });
  const codeHash = hashAccessCode(testSecret, "ABCDEFGHJKMN");
  await fund.db.insert(accessCodes).values({ personId: voter.id, codeHash, madeAt: fund.now });
  const enter = (project: string, code: string, who = as) =>
    run(fund, "vote paper", "2026", "--employee", voter.employeeId, "--project", project, "--code", code, ...who);
  await expect(enter("bees", "ABCD-EFGH-JKMP")).rejects.toThrow("do not belong together");
  await expect(enter("bees", "")).rejects.toThrow("--code");
  await expect(enter("wasps", "ABCD-EFGH-JKMN")).rejects.toThrow("There is no project wasps in 2026");
  await expect(enter("selected", "ABCD-EFGH-JKMN")).rejects.toThrow("not on the ballot");
  await expect(enter("bees", "ABCD-EFGH-JKMN", ["--as", voter.employeeId])).rejects.toThrow("Only a coordinator");
  expect(await fund.db.$count(voters)).toBe(0);
  expect(await enter("bees", "abcd efgh jkmn")).toContain("in the box");
  expect(await fund.db.select({ personId: voters.personId, isAssisted: voters.isAssisted }).from(voters)).toEqual([
    { personId: voter.id, isAssisted: true },
  ]);
});
