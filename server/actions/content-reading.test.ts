import { recordReadings } from "#server/actions/content-reading.ts";
import { asc, eq } from "#server/database/drizzle.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const aMember = async (fund: Fund) => loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
const dossierId = "01990000-0000-7000-8000-000000000001";
const otherId = "01990000-0000-7000-8000-000000000002";

const actsOn = async (fund: Fund, id: string) => {
  const rows = await fund.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `dossier ${id}`))
    .orderBy(asc(auditEntries.number));
  return rows.map(({ act }) => act);
};

test("who sees a confidential dossier in a list and then opens it is in the audit log with both, once a day", async ({
  fund,
}) => {
  const reader = await aMember(fund);
  const read = (act: "read_dossier" | "list_dossier", now: string) =>
    recordReadings({ ...fund.context(reader), now: new Date(now) }, [
      { dossierId, act },
      { dossierId, act },
    ]);
  await read("list_dossier", "2026-11-16T08:00:00Z");
  await read("list_dossier", "2026-11-16T09:00:00Z");
  expect(await actsOn(fund, dossierId)).toEqual(["list_dossier"]);
  await read("read_dossier", "2026-11-16T10:00:00Z");
  await read("read_dossier", "2026-11-16T22:59:00Z");
  await read("list_dossier", "2026-11-16T22:59:00Z");
  expect(await actsOn(fund, dossierId)).toEqual(["list_dossier", "read_dossier"]);
  // Midnight in Brussels begins another day.
  await read("read_dossier", "2026-11-16T23:01:00Z");
  expect(await actsOn(fund, dossierId)).toEqual(["list_dossier", "read_dossier", "read_dossier"]);
});

test("every reader and every dossier has an entry of its own", async ({ fund }) => {
  const [one, other] = [await aMember(fund), await aMember(fund)];
  await recordReadings(fund.context(one), [
    { dossierId, act: "list_dossier" },
    { dossierId, act: "read_dossier" },
    { dossierId: otherId, act: "list_dossier" },
  ]);
  await recordReadings(fund.context(other), [{ dossierId, act: "list_dossier" }]);
  expect(await actsOn(fund, dossierId)).toEqual(["read_dossier", "list_dossier"]);
  expect(await actsOn(fund, otherId)).toEqual(["list_dossier"]);
});
