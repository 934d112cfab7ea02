import { expect, test } from "vitest";
import { correctPerson } from "#server/actions/roster.ts";
import { applyRosterDraft, findRosterDraft, keepRosterDraft, planRosterDraft } from "#server/actions/roster-draft.ts";
import { eq } from "#server/database/drizzle.ts";
import { lockPeople } from "#server/database/queries/person.ts";
import { people } from "#server/database/tables/person.ts";
import { aBusyFund, outcomeOf, someoneWaits } from "#test/busy-fund.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

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

test("a list is not taken over once a colleague has changed what its dry run shows", async () => {
  const { db, context } = await aBusyFund();
  const me = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  const anna = await aPerson(db, { firstname: "Anna", lastname: "Maes" });
  const lines = [me, anna].map(({ employeeId, firstname, lastname }) => `${employeeId};${firstname};${lastname};Gent`);
  const list = ["personeelsnummer;voornaam;naam;vestiging", ...lines].join("\n");
  await keepRosterDraft(context(me), Buffer.from(list), "staff.csv");
  const look = async () => {
    const draft = await findRosterDraft(context(me));
    if (!draft) throw new Error("There is no draft");
    return { id: draft.id, ...(await planRosterDraft(context(me), draft)), allowManyLeavers: false };
  };
  const seen = await look();
  expect(seen.lines).toEqual([]);
  let applying: Promise<string | undefined> | undefined;
  await db.transaction(async (importing) => {
    await lockPeople(importing);
    applying = outcomeOf(applyRosterDraft(context(me), seen));
    await someoneWaits(db);
    await importing.update(people).set({ lastname: "Maes-Daems" }).where(eq(people.id, anna.id));
    await aPerson(importing, { firstname: "Noor" });
  });
  expect(await applying).toBe("roster.changed");
  expect(await db.$count(people)).toBe(3);

  const again = await look();
  expect(again.lines.map(({ kind }) => kind)).toEqual(["renamed", "left"]);
  const presses = [1, 2].map(() => outcomeOf(applyRosterDraft(context(me), again)));
  expect((await Promise.all(presses)).toSorted()).toEqual(["done", "roster.noDraft"]);
});
