import { countTry } from "#server/actions/limit.ts";
import { expect, test } from "#test/fund.ts";

const limit = { key: "test", most: 2, minutes: 10 };

test("refuses the next try after too many, with the time to wait", async ({ fund }) => {
  const context = fund.context(null);
  await countTry(context, limit);
  await countTry(context, limit);
  await expect(countTry(context, limit)).rejects.toMatchObject({ problem: { code: "limit.tooMany", minutes: 10 } });
  await countTry(context, { ...limit, key: "somebody else" });
});

test("starts counting again when the time is over", async ({ fund }) => {
  for (let tries = 0; tries < 2; tries++) await countTry(fund.context(null), limit);
  fund.now = new Date(fund.now.getTime() + 10 * 60_000);
  await countTry(fund.context(null), limit);
  await countTry(fund.context(null), limit);
  await expect(countTry(fund.context(null), limit)).rejects.toThrow("limit.tooMany");
});
