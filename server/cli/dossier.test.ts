import { atBrussels } from "#domain/brussels-time.ts";
import { callCommands } from "#server/cli/call.ts";
import { dossierCommands } from "#server/cli/dossier.ts";
import { readUntil } from "#server/cli/office.ts";
import { lateAccesses } from "#server/database/tables/dossier.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { readConfig } from "#server/platform/config.ts";
import { aCall, aPerson } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const commands = { ...dossierCommands, ...callCommands };

const run = async (fund: Fund, command: string, ...args: string[]) =>
  commands[command]?.run(fund.context(null), args, readConfig({})) ?? "";

async function aCoordinator(fund: Fund) {
  const person = await aPerson(fund.db);
  await fund.db.insert(personRoles).values({ personId: person.id, role: "coordinator", givenAt: fund.now });
  return person;
}

test("a list shows that dossiers were submitted, but not their content or applicants", async ({ fund }) => {
  const anna = await aPerson(fund.db, { firstname: "Anna", lastname: "Peeters" });
  const sentDossier = await aStoredDossier(fund.db, { applicantId: anna.id, state: "submitted" });
  const help = await aStoredDossier(fund.db, { applicantId: anna.id, state: "in_review", type: "internal" });
  await aStoredDossier(fund.db, { applicantId: anna.id });
  const all = (await run(fund, "dossier list")).split("\n");
  expect(all).toHaveLength(3);
  expect(all.join("\n")).toContain(`${sentDossier.number}    external  submitted    2026-09-10`);
  expect(all.join("\n")).not.toContain(":");
  expect(all.join("\n")).not.toMatch(/Snoezeltuin|Peeters|kelder|draft/);
  expect((await run(fund, "dossier list", "--state", "in_review")).split("\n").slice(1)).toEqual([
    `${help.number}    internal  in_review    2026-09-10`,
  ]);
  for (const state of ["draft", "lost"])
    await expect(run(fund, "dossier list", "--state", state)).rejects.toThrow("one of submitted");
});

test("acts from the command line need the name of a coordinator", async ({ fund }) => {
  const { slug } = await aCall(fund.db);
  const colleague = await aPerson(fund.db);
  const options = ["--until", "2026-12-01"];
  for (const wrong of [[], ["--as", "nobody@amandel.example"]])
    await expect(run(fund, "call late-access", slug, ...options, ...wrong)).rejects.toThrow("--as");
  await expect(run(fund, "call late-access", slug, ...options, "--as", colleague.employeeId)).rejects.toMatchObject({
    problem: { code: "permission.denied" },
  });
  expect(await fund.db.select().from(lateAccesses)).toEqual([]);
});

test("extra time is given as a link", async ({ fund }) => {
  const { employeeId } = await aCoordinator(fund);
  const call = await aCall(fund.db);
  const options = ["--until", "2026-12-01T17:00", "--as", employeeId];
  const output = await run(fund, "call late-access", call.slug, ...options, "--language", "fr");
  expect(output).toMatch(/before 2026-12-01 17:00:\nhttps:\/\/samen\.example\/fr\/submit-a-project\?late=[\w-]{32}$/);
  expect(await fund.db.select().from(lateAccesses)).toMatchObject([
    { callId: call.id, until: atBrussels("2026-12-01T17:00") },
  ]);
  await expect(run(fund, "call late-access", "no-such-call", ...options)).rejects.toThrow("no call");
});

test("a date means the whole day in Brussels, and anything else is refused", () => {
  expect(readUntil("2026-10-25")).toEqual(new Date("2026-10-25T23:00:00Z"));
  for (const typed of ["2026-02-31", "tomorrow", "", "2026-13-01", "2026-12-01T25:00", "01/12/2026"])
    expect(() => readUntil(typed), typed).toThrow("--until");
});
