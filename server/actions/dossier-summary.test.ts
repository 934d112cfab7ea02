import { mendSummaries } from "#server/actions/dossier-summary.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, test } from "#test/fund.ts";
import { aSentVersion, aStoredDossier, storedAnswers } from "#test/stored-dossier.ts";

const Listed = `query ($list: String!) { officeDossiers(list: $list) { rows { id title } } }`;

test("the night finds a dossier that a process of the version before sent without its summary", async ({ fund }) => {
  const { db, now } = fund;
  const coordinator = loggedIn(await aPerson(db), { roles: ["coordinator"], hasSecondFactor: true });
  const listed = async (word: string) => {
    const { data } = await fund.ask(coordinator, Listed, { list: `q=${word}` });
    return (data as { officeDossiers: { rows: unknown[] } }).officeDossiers.rows;
  };
  const bare = await aStoredDossier(db, { state: "submitted" });
  const confidential = await aStoredDossier(db, { state: "in_review", answers: { confidential: "yes" } });
  await db.delete(dossierSummaries);
  // The title shows all the same, because the list opens what has no summary.
  const all = await fund.ask(coordinator, Listed, { list: "" });
  expect(JSON.stringify(all.data)).toContain("Snoezeltuin");
  expect(await listed("snoezel")).toEqual([]);

  // Another one was sent again today, and its summary is the earlier one.
  const sentAgain = await aStoredDossier(db, { state: "submitted", sentAt: now });
  await aSentVersion(db, sentAgain, { ...storedAnswers.external, title_of_the_project: "Klimwand" });

  await mendSummaries(fund.context(null));

  expect(await listed("snoezel")).toEqual([{ id: bare.id, title: "Snoezeltuin" }]);
  expect(await listed("klimwand")).toMatchObject([{ id: sentAgain.id }]);
  const { dossierId } = dossierSummaries;
  expect(await db.$count(dossierSummaries, eq(dossierId, confidential.id))).toBe(0);
});
