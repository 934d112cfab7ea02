import { forgetUnanswered } from "#server/actions/declaration.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { aPerson } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

test("somebody who leaves the committee stays excluded, and keeps the answers that they gave", async ({ fund }) => {
  const { id: personId } = await aPerson(fund.db);
  const excluded = [{ exclusion: "rule" }, { exclusion: "applicant" }] as const;
  const notes = [...excluded, { answer: "acquainted" }, { isLikely: true }] as const;
  for (const note of notes) {
    const { id: dossierId } = await aStoredDossier(fund.db, { type: "internal", state: "submitted" });
    await aDeclaration(fund.db, { dossierId, personId, answer: null, ...note });
  }
  await forgetUnanswered(fund.db, [personId]);
  const rest = await fund.db.select().from(declarations);
  expect(rest.map(({ exclusion, answer }) => exclusion ?? answer).sort()).toEqual(["acquainted", "applicant", "rule"]);
});
