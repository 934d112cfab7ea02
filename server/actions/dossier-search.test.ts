import { findInSealed } from "#server/actions/dossier-search.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

/** A member who reads some confidential projects: one a day, the first one long ago. */
async function aReader(fund: Fund, titles: readonly string[]) {
  const me = loggedIn(await aPerson(fund.db), { roles: ["committee"], hasSecondFactor: true });
  const ids: string[] = [];
  for (const [index, title] of titles.entries()) {
    const sentAt = new Date(Date.UTC(2026, 8, 1 + index));
    const { id } = await aStoredDossier(fund.db, {
      state: "in_review",
      begunAt: sentAt,
      reviewSince: sentAt,
      answers: { confidential: "yes", title_of_the_project: title },
    });
    await aDeclaration(fund.db, { dossierId: id, personId: me.id, answer: "none" });
    ids.push(id);
  }
  return { me, ids };
}

const titles = ["Een tuin", "Koor", "Bijen", "De tuin", "Fiets"];

test("a search looks in every confidential dossier that its reader reads, some at a time", async ({ fund }) => {
  const { me, ids } = await aReader(fund, titles);
  const found = await findInSealed(fund.context(me), me, "tuin", { most: 100, batch: 2 });
  expect(found.limitedTo).toBeNull();
  expect(found.ids.toSorted()).toEqual([ids[0], ids[3]].toSorted());
});

test("a search that does not look everywhere looks in the latest dossiers and says in how many", async ({ fund }) => {
  const { me, ids } = await aReader(fund, titles);
  const found = await findInSealed(fund.context(me), me, "tuin", { most: 4, batch: 2 });
  expect(found).toEqual({ ids: [ids[3]], limitedTo: 4 });
  const whole = await findInSealed(fund.context(me), me, "tuin", { most: 5, batch: 5 });
  expect(whole).toEqual({ ids: expect.any(Array), limitedTo: null });
  expect(whole.ids).toHaveLength(2);
});
