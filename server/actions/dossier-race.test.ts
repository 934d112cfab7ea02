import { expect, onTestFinished, test } from "vitest";
import { mostDrafts } from "#domain/dossier.ts";
import { beginDossier } from "#server/actions/dossier.ts";
import { writeToOffice } from "#server/actions/dossier-office.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { aBusyFund, outcomeOf, someoneWaits } from "#test/busy-fund.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

test("a message about a dossier that is erased at that moment is refused", async () => {
  const fund = await aBusyFund();
  const me = loggedIn(await aPerson(fund.db));
  const { id: dossierId } = await aStoredDossier(fund.db, { applicantId: me.id, state: "submitted" });
  let writing: Promise<string | undefined> | undefined;
  await fund.db.transaction(async (erasing) => {
    await erasing.select().from(dossiers).where(eq(dossiers.id, dossierId)).for("update");
    writing = outcomeOf(writeToOffice(fund.context(me), { dossierId, text: "Is alles in orde?" }));
    await someoneWaits(fund.db);
    await erasing.delete(dossiers).where(eq(dossiers.id, dossierId));
  });
  expect(await writing).toBe("dossier.unknown");
});

test("someone who begins many drafts at once gets no more than the maximum", async () => {
  const { db, close } = await aDatabase();
  onTestFinished(close);
  const me = loggedIn(await aPerson(db));
  const attempts = Array.from({ length: mostDrafts + 5 }, () =>
    beginDossier(aContext(db, { me }), { type: "internal" }).then(
      () => "begun",
      (error) => error.problem.code,
    ),
  );
  const outcomes = await Promise.all(attempts);
  expect(outcomes.filter((outcome) => outcome === "begun")).toHaveLength(mostDrafts);
  expect(outcomes.filter((outcome) => outcome === "dossier.tooMany")).toHaveLength(5);
  expect(await db.$count(dossiers, eq(dossiers.applicantId, me.id))).toBe(mostDrafts);
});
