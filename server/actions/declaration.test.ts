import { levelsInOffice, type Viewer } from "#domain/dossier-level.ts";
import { assessConflicts, forgetUnanswered } from "#server/actions/declaration.ts";
import { eq } from "#server/database/drizzle.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aPerson, theSettings } from "#test/factories.ts";
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

test("a member and a substitute who move to human resources lose every request that they judged, also a withdrawn one", async ({
  fund,
}) => {
  await theSettings(fund.db, { humanResources: ["human_resources"] });
  const [judged, other] = [
    await aStoredDossier(fund.db, { type: "internal", state: "withdrawn" }),
    await aStoredDossier(fund.db, { type: "internal", state: "withdrawn" }),
  ];
  for (const role of ["committee", "substitute"] as const) {
    const values = { branch: "brussel", department: "human_resources", lastname: "Zonder" };
    const { id: personId } = await aPerson(fund.db, values);
    await fund.db.insert(personRoles).values({ personId, role, givenAt: fund.now });
    const openedAt = role === "substitute" ? fund.now : null;
    await aDeclaration(fund.db, { dossierId: judged.id, personId, openedAt });
    const viewer: Viewer = { id: personId, roles: [role], hasSecondFactor: true };
    const levelsOn = async (id: string) => {
      const dossier = await findOfficeDossier(fund.db, viewer, id);
      return dossier ? levelsInOffice(viewer, dossier) : [];
    };
    expect(await levelsOn(judged.id)).toContain("content");
    await assessConflicts(fund.context(null), { memberIds: [personId] });
    expect(await levelsOn(judged.id), role).toEqual([]);
    // Nobody hears of a withdrawn request because of that.
    expect(await fund.db.$count(declarations, eq(declarations.dossierId, other.id))).toBe(0);
  }
});
