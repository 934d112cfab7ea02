import { expect, onTestFinished, test } from "vitest";
import { mostDrafts } from "#domain/dossier.ts";
import { beginDossier } from "#server/actions/dossier.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aPerson, loggedIn } from "#test/factories.ts";

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
