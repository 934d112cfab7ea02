import { expect } from "vitest";
import { releaseDecisions } from "#server/actions/decision-release.ts";
import { count, eq, inArray } from "#server/database/drizzle.ts";
import type { Database, OpenDatabase } from "#server/database/open.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossierEvents, dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { aKillingGround, kills } from "#test/act-kill.ts";
import { anAwardedDossier, anOfficer } from "#test/decision.ts";

const decided = new Date("2026-11-15T09:00:00Z");
const at = new Date("2026-11-16T08:00:00Z");
const dossierCount = 4;

/** Counts what applicants and the office see of a release. */
async function readRelease(db: Database, ids: readonly string[]) {
  const moved = await db.$count(dossierEvents, inArray(dossierEvents.dossierId, [...ids]));
  const [released] = await db
    .select({ count: count(decisions.releasedAt) })
    .from(decisions)
    .where(inArray(decisions.dossierId, [...ids]));
  const states = await db
    .select({ state: dossiers.state })
    .from(dossiers)
    .where(inArray(dossiers.id, [...ids]));
  return {
    moved,
    released: released?.count,
    selected: states.filter(({ state }) => state === "selected").length,
    mails: await db.$count(mails, eq(mails.template, "dossier-decided")),
  };
}

/** Kills planned releases, and checks that each leaves nothing and is then done once. */
export async function killReleases(kind: OpenDatabase["kind"]): Promise<void> {
  const { theDatabase, contextOf, countSteps, kill, doAtOnce } = await aKillingGround(kind);
  const chair = await anOfficer(await theDatabase(), "committee", "chair");
  const planRelease = async () => {
    const context = { ...(await contextOf({ now: decided })), me: chair };
    const ids: string[] = [];
    for (let number = 0; number < dossierCount; number++) ids.push((await anAwardedDossier(context)).id);
    expect((await releaseDecisions(context, { dossierIds: ids, at })).going).toHaveLength(dossierCount);
    await context.db.delete(mails);
    return ids;
  };
  const nothing = { moved: 0, released: 0, selected: 0, mails: 0 };
  const all = { moved: dossierCount, released: dossierCount, selected: dossierCount, mails: dossierCount };
  const [act, later] = [{ kind: "release" }, { me: null, now: at }] as const;

  const first = await planRelease();
  const steps = await countSteps(act, later);
  expect(await readRelease(await theDatabase(), first)).toEqual(all);

  for (let round = 0; round < kills; round++) {
    const ids = await planRelease();
    await kill(act, later, { round, steps });
    expect(await readRelease(await theDatabase(), ids)).toEqual(nothing);
    expect(await doAtOnce(act, later, 2)).toEqual([null, null]);
    expect(await readRelease(await theDatabase(), ids)).toEqual(all);
  }
}
