import { expect, test } from "vitest";
import { correctPerson } from "#server/actions/roster.ts";
import { eq } from "#server/database/drizzle.ts";
import { lockPeople } from "#server/database/queries/person.ts";
import { people } from "#server/database/tables/person.ts";
import { aBusyFund, outcomeOf, someoneWaits } from "#test/busy-fund.ts";
import { aPerson } from "#test/factories.ts";

test("of two people who get the same address at once, one is refused", async () => {
  const { db, context } = await aBusyFund();
  const persons = [await aPerson(db), await aPerson(db)];
  const corrections = persons.map((person) =>
    outcomeOf(correctPerson(context(null), { ...person, email: "nieuw@amandel.example" })),
  );
  expect((await Promise.all(corrections)).sort()).toEqual(["done", "form.invalid"]);
});

test("a correction waits for an import that changes the same person", async () => {
  const { db, context } = await aBusyFund();
  const person = await aPerson(db);
  let correcting: Promise<string | undefined> | undefined;
  await db.transaction(async (importing) => {
    await lockPeople(importing);
    correcting = outcomeOf(correctPerson(context(null), { ...person, lastname: "Peeters-Maes" }));
    await someoneWaits(db);
    await importing.update(people).set({ branch: "brussel" }).where(eq(people.id, person.id));
  });
  expect(await correcting).toBe("done");
});
