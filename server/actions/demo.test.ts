import { expect } from "vitest";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { openDemo } from "#server/actions/demo.ts";
import { openLetter, openVersion } from "#server/actions/dossier-content.ts";
import { demoId } from "#server/database/demo/identity.ts";
import { demoLogins } from "#server/database/demo/people.ts";
import { eq } from "#server/database/drizzle.ts";
import { listDecisions } from "#server/database/queries/decision.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { dossierSummaries } from "#server/database/tables/dossier-summary.ts";
import { projects } from "#server/database/tables/project.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";
import { reviews } from "#server/database/tables/review.ts";
import { settings } from "#server/database/tables/setting.ts";
import { test } from "#test/fund.ts";

test("the demo shows its chair requests for help at every level, and its coordinator none of their content", async ({
  fund,
}) => {
  await fund.db.delete(settings);
  await openDemo(fund.context(null));
  const all = await fund.db.select().from(dossiers);
  const internal = all.filter(({ type }) => type === "internal");
  const viewerOf = (role: "committee" | "coordinator") => {
    const login = demoLogins.find((one) => one.role === role);
    const seat = role === "committee" ? ("chair" as const) : null;
    return { id: demoId("person", login?.employeeId ?? ""), roles: [role], hasSecondFactor: true, seat };
  };
  const levelsOf = async (role: "committee" | "coordinator") => {
    const viewer = viewerOf(role);
    const rows = await Promise.all(internal.map(({ id }) => findOfficeDossier(fund.db, viewer, id)));
    return new Set(rows.flatMap((row) => (row ? levelsInOffice(viewer, row) : [])));
  };
  expect(await levelsOf("coordinator")).toEqual(new Set(["row"]));
  expect([...(await levelsOf("committee"))]).toEqual(expect.arrayContaining(["declare", "content", "judge", "chair"]));

  expect(await fund.db.$count(declarations, eq(declarations.exclusion, "applicant"))).toBe(1);
  const ordinary = all.filter(({ isConfidential, state }) => !isConfidential && state !== "draft");
  expect(await fund.db.$count(dossierSummaries)).toBe(ordinary.length);
  const versions = await fund.db.select().from(dossierVersions);
  const { secret } = fund.context(null);
  for (const version of versions) expect(openVersion(secret, version).lastname).toBeTruthy();
});

test("every project on the demo's ballot comes from a dossier with scores, a decision, a letter and a text", async ({
  fund,
}) => {
  await fund.db.delete(settings);
  await openDemo(fund.context(null));
  const onBallot = await fund.db.select().from(projects).where(eq(projects.status, "shortlisted"));
  expect(onBallot.length).toBeGreaterThan(5);
  const { secret } = fund.context(null);
  for (const { id, slug, dossierId, committeeScore, askedInCents } of onBallot) {
    const [decision] = await listDecisions(fund.db, [dossierId ?? ""]);
    expect(decision, slug).toMatchObject({ outcome: "shortlisted", amountInCents: askedInCents });
    expect(decision?.releasedAt, slug).not.toBeNull();
    expect(decision && openLetter(secret, decision).nl, slug).toContain("stemming");
    expect(await fund.db.$count(reviews, eq(reviews.dossierId, dossierId ?? "")), slug).toBeGreaterThan(1);
    expect(committeeScore, slug).toBeGreaterThan(0);
    const [draft] = await fund.db.select().from(projectDrafts).where(eq(projectDrafts.id, id));
    expect(draft, slug).toMatchObject({ dossierId });
  }
});
