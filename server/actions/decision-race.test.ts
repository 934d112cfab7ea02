import { expect, test } from "vitest";
import { decide } from "#server/actions/decision.ts";
import { keepDecisions, releaseDecisions, releaseDue } from "#server/actions/decision-release.ts";
import { withdrawOnBehalf } from "#server/actions/dossier-handling.ts";
import { giveOpinion } from "#server/actions/request-opinion.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossierEvents } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { outcomeOf, someoneWaits } from "#test/busy-fund.ts";
import { aContext } from "#test/context.ts";
import { aDatabase } from "#test/database.ts";
import { aJudgedDossier, anAwardedDossier, anOfficer, readDecided } from "#test/decision.ts";

test("parallel presses record one decision and release it once, also in another order", async () => {
  const { db, close } = await aDatabase();
  try {
    const chair = await anOfficer(db, "committee", "chair");
    const coordinator = await anOfficer(db, "coordinator");
    const inChair = { ...aContext(db), me: chair };
    const ids: string[] = [];
    for (const _ of [1, 2, 3]) ids.push((await aJudgedDossier(db, [chair])).id);
    const award = { outcome: "selected", amountInCents: 100_000_00 } as const;
    const presses = [...ids, ...ids].map((dossierId) =>
      outcomeOf(decide(inChair, { dossierId, revision: 0, ...award })),
    );
    expect((await Promise.all(presses)).toSorted()).toEqual([
      "done",
      "done",
      "done",
      ...Array(3).fill("record.changed"),
    ]);
    expect(await db.$count(decisions)).toBe(3);

    const releases = await Promise.all(
      [ids, ids.toReversed(), ids].map((dossierIds) =>
        releaseDecisions({ ...aContext(db), me: coordinator }, { dossierIds }),
      ),
    );
    expect(releases.flatMap(({ going }) => going).toSorted()).toEqual(ids.toSorted());
    expect(await db.$count(dossierEvents)).toBe(3);
    expect(await db.$count(mails)).toBe(3);
  } finally {
    await close();
  }
});

test("a withdrawal and a release at once leave a dossier that is withdrawn, with one answer at most", async () => {
  const { db, close } = await aDatabase();
  try {
    const chair = await anOfficer(db, "committee", "chair");
    const coordinator = await anOfficer(db, "coordinator");
    const context = { ...aContext(db), me: coordinator };
    const dossier = await anAwardedDossier({ ...aContext(db), me: chair });
    const withdrawal = { dossierId: dossier.id, reason: "Vroeg het zelf." };
    await Promise.all([releaseDecisions(context, { dossierIds: [dossier.id] }), withdrawOnBehalf(context, withdrawal)]);
    expect(await readDecided(db, dossier.id)).toEqual({ state: "withdrawn", pending: null });
  } finally {
    await close();
  }
});

test("a planned release does not send a decision that loses its hour at that moment", async () => {
  const { db, close } = await aDatabase();
  try {
    const chair = await anOfficer(db, "committee", "chair");
    const context = { ...aContext(db), me: chair };
    const dossier = await anAwardedDossier(context);
    const at = new Date(context.now.getTime() + 60_000);
    await releaseDecisions(context, { dossierIds: [dossier.id], at });
    let releasing: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await keepDecisions({ ...context, db: tx }, { dossierIds: [dossier.id] });
      releasing = releaseDue({ ...context, now: at, me: null });
      await someoneWaits(db);
    });
    await releasing;
    expect(await readDecided(db, dossier.id)).toMatchObject({ state: "in_review", pending: { plannedFor: null } });
  } finally {
    await close();
  }
});

test("two members who agree at the same moment make one decision", async () => {
  const { db, close } = await aDatabase();
  try {
    const members = [await anOfficer(db, "committee"), await anOfficer(db, "committee")];
    const { id: dossierId } = await aJudgedDossier(db, members, { type: "internal" });
    await Promise.all(members.map((me) => giveOpinion({ ...aContext(db), me }, { dossierId, amountInCents: 500_00 })));
    expect(await db.$count(decisions)).toBe(1);
  } finally {
    await close();
  }
});
