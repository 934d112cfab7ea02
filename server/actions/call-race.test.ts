import { expect, test } from "vitest";
import { changeCall, makeCall } from "#server/actions/call.ts";
import { eq } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { aBusyFund, outcomeOf } from "#test/busy-fund.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

test("when many make an empty plan at once, each gets an address of its own", async () => {
  const { db, now } = await aBusyFund();
  const me = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  const made = await Promise.all(Array.from({ length: 6 }, () => makeCall({ db, me, now }, { fromId: null })));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(6);
});

test("when many change one plan at once, exactly one wins and the others are told", async () => {
  const { db, context } = await aBusyFund();
  const coordinators = await Promise.all(
    Array.from({ length: 6 }, async () =>
      loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true }),
    ),
  );
  const [first] = coordinators;
  if (!first) throw new Error("Nobody runs the call");
  const { id: callId, revision } = await makeCall(context(first), { fromId: null });
  const budgetOf = (index: number) => 90_001_00 + index * 1_000_00;
  const outcomes = await Promise.all(
    coordinators.map((me, index) =>
      outcomeOf(changeCall(context(me), { callId, revision, plan: { budgetInCents: budgetOf(index) } })),
    ),
  );
  expect(outcomes.toSorted()).toEqual(["done", ...Array(5).fill("record.changed")]);
  const [call] = await db.select().from(calls).where(eq(calls.id, callId));
  expect(call).toMatchObject({ budgetInCents: budgetOf(outcomes.indexOf("done")), revision: revision + 1 });
});
