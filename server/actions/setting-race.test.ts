import { expect, test } from "vitest";
import { changeSettings } from "#server/actions/setting.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { readSettingForms } from "#server/database/queries/setting-form.ts";
import { aBusyFund } from "#test/busy-fund.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

test("when many save the same form at once, exactly one wins and the others are told", async () => {
  const fund = await aBusyFund();
  const { db } = fund;
  const me = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  const [form] = await readSettingForms(db, ["contact"]);
  if (!form) throw new Error("There is no such form");
  const saves = Array.from({ length: 6 }, (_, index) =>
    changeSettings(fund.context(me), { ...form, values: { ...form.values, phone: `09 ${index}` } }),
  );
  const ends = await Promise.allSettled(saves);
  const winner = ends.findIndex(({ status }) => status === "fulfilled");
  const refusals = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  expect(refusals).toHaveLength(5);
  for (const refusal of refusals) expect(refusal).toMatchObject({ problem: { code: "record.changed" } });
  expect((await getFundSettings(db)).phone).toBe(`09 ${winner}`);
});
