import { expect, test } from "vitest";
import { giveSeat } from "#server/actions/role.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aBusyFund, outcomeOf } from "#test/busy-fund.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

test("of two who give the same seat at once, one is refused", async () => {
  const { db, now } = await aBusyFund();
  const me = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  const members = [await aPerson(db), await aPerson(db)];
  for (const { id } of members) await db.insert(personRoles).values({ personId: id, role: "committee", givenAt: now });
  const outcomes = members.map(({ id }) => outcomeOf(giveSeat({ db, me, now }, { personId: id, seat: "chair" })));
  expect((await Promise.all(outcomes)).sort()).toEqual(["done", "seat.taken"]);
  const seats = (await db.select().from(personRoles)).map(({ seat }) => seat);
  expect(seats.filter((seat) => seat === "chair")).toHaveLength(1);
});
