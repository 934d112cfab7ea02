import { expect, test } from "vitest";
import { makeCall } from "#server/actions/call.ts";
import { aBusyFund } from "#test/busy-fund.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

test("when many make an empty plan at once, each gets an address of its own", async () => {
  const { db, now } = await aBusyFund();
  const me = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  const made = await Promise.all(Array.from({ length: 6 }, () => makeCall({ db, me, now }, { fromId: null })));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(6);
});
