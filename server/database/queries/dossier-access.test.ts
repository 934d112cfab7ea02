import { expect } from "vitest";
import type { Declaration } from "#domain/conflict.ts";
import { type DossierState, dossierStates } from "#domain/dossier.ts";
import { levelsInOffice, mayWriteProject, shownInstant, type Viewer } from "#domain/dossier-level.ts";
import { type GivenRole, givenRoles, type Seat } from "#domain/permission.ts";
import { type Level, levelsOfField, visibility } from "#domain/visibility.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import {
  findOfficeDossier,
  isProjectWrittenBy,
  isReadBy,
  isSeenBy,
  isWithoutChair,
  officeColumns,
  shownSentAt,
} from "#server/database/queries/dossier-access.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { aCall, aPerson } from "#test/factories.ts";
import { test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const kinds = {
  ordinary: { type: "external", answers: { confidential: "no" } },
  confidential: { type: "external", answers: { confidential: "yes" } },
  internal: { type: "internal", answers: {} },
} as const;

const at = new Date("2026-09-20T08:00:00Z");
const declared: Record<string, Partial<Declaration> | null> = {
  "no note": null,
  undeclared: {},
  "name shown": { nameShownAt: at },
  none: { answer: "none" },
  acquainted: { answer: "acquainted" },
  involved: { answer: "involved" },
  likely: { isLikely: true },
  "likely and answered": { isLikely: true, answer: "none" },
  opened: { isLikely: true, openedAt: at },
  "opened and answered": { openedAt: at, answer: "none" },
  "excluded by rule": { exclusion: "rule" },
  "excluded by the applicant": { exclusion: "applicant", answer: "none" },
};

const roleSets: GivenRole[][] = [
  [],
  ...givenRoles.map((role) => [role]),
  ["committee", "coordinator"],
  ["committee", "treasurer", "board"],
  ["committee", "editor"],
];

test("lists, counts and orders show exactly the dossiers and the age for which the domain gives a level", async ({
  fund: { db },
}) => {
  const viewer = await aPerson(db);
  const callId = (await aCall(db)).id;
  const applicantId = (await aPerson(db)).id;
  for (const kind of Object.values(kinds))
    for (const state of dossierStates) {
      const isWithCommittee = !["draft", "submitted", "withdrawn"].includes(state);
      for (const note of Object.values(declared)) {
        const values = { ...kind, state, ...(state !== "draft" && kind.type === "external" && { callId }) };
        const extra = {
          reviewSince: isWithCommittee ? at : null,
          ...(state === "incomplete" && { incompleteFrom: "in_review" as DossierState }),
        };
        const dossier = await aStoredDossier(db, { ...values, ...extra, applicantId });
        if (note) await db.insert(declarations).values({ dossierId: dossier.id, personId: viewer.id, ...note });
      }
      if (state !== "draft")
        await aStoredDossier(db, {
          ...kind,
          state,
          applicantId: viewer.id,
          ...(kind.type === "external" && { callId }),
          ...(state === "incomplete" && { incompleteFrom: "submitted" as DossierState }),
        });
    }
  // Projects that were declined before the committee had them.
  for (const kind of [kinds.ordinary, kinds.confidential])
    for (const note of Object.values(declared)) {
      const dossier = await aStoredDossier(db, { ...kind, state: "declined", callId, applicantId, reviewSince: null });
      if (note) await db.insert(declarations).values({ dossierId: dossier.id, personId: viewer.id, ...note });
    }
  const seated = (["chair", "deputy"] as const).map((seat) => ({ roles: ["committee" as const], seat }));
  for (const { roles, seat } of [...roleSets.map((roles) => ({ roles, seat: null })), ...seated])
    for (const hasSecondFactor of [true, false]) {
      const me: Viewer = { id: viewer.id, roles, hasSecondFactor, seat };
      const columns = {
        ...officeColumns(me),
        isSeen: isSeenBy(me).mapWith(Boolean),
        isRead: isReadBy(me).mapWith(Boolean),
        isWritten: isProjectWrittenBy(me).mapWith(Boolean),
        sentAtInOrder: shownSentAt(me).mapWith(dossiers.sentAt),
      };
      const rows = await db.select(columns).from(dossiers);
      expect(rows.length).toBeGreaterThan(400);
      const wrong = rows.filter((row) => {
        const levels = levelsInOffice(me, row);
        const hasAge = levelsOfField(visibility.fund, "OfficeDossier", "sentAt").some((level) =>
          (levels as readonly Level[]).includes(level),
        );
        const shownAt = hasAge ? shownInstant(levels, row.sentAt) : new Date(0);
        const isRightOfAge = row.state === "draft" || row.sentAtInOrder.getTime() === shownAt?.getTime();
        const isRightOfDossier = row.isSeen === levels.length > 0 && row.isRead === levels.includes("content");
        return !isRightOfDossier || !isRightOfAge || row.isWritten !== mayWriteProject(me, row);
      });
      const wrongFacts = wrong.map(({ type, isConfidential, state, declaration }) => ({
        type,
        isConfidential,
        state,
        declaration,
      }));
      expect(wrongFacts, `${roles.join(" and ")} ${seat} ${hasSecondFactor}`).toEqual([]);
    }
});

test("the deputy acts where the chair is excluded, involved, closed out or the applicant", async ({ fund: { db } }) => {
  const [chair, deputy] = [await aPerson(db), await aPerson(db)];
  const seat = (personId: string, seat: Seat) => ({ personId, role: "committee" as const, givenAt: at, seat });
  await db.insert(personRoles).values([seat(chair.id, "chair"), seat(deputy.id, "deputy")]);
  const { id } = await aStoredDossier(db, { type: "internal", state: "submitted" });
  const me: Viewer = { id: deputy.id, roles: ["committee"], hasSecondFactor: true, seat: "deputy" };
  await db.insert(declarations).values({ dossierId: id, personId: deputy.id, answer: "none" });
  const actsAsChair = async (note: Partial<Declaration> | null) => {
    await db.delete(declarations).where(eq(declarations.personId, chair.id));
    if (note) await db.insert(declarations).values({ dossierId: id, personId: chair.id, ...note });
    const dossier = await findOfficeDossier(db, me, id);
    return dossier !== null && levelsInOffice(me, dossier).includes("chair");
  };
  expect(await actsAsChair({})).toBe(false);
  expect(await actsAsChair({ answer: "none" })).toBe(false);
  expect(await actsAsChair({ isLikely: true, openedAt: at })).toBe(false);
  expect(await actsAsChair(null)).toBe(true);
  expect(await actsAsChair({ answer: "involved" })).toBe(true);
  expect(await actsAsChair({ exclusion: "rule" })).toBe(true);
  expect(await actsAsChair({ isLikely: true })).toBe(true);
  await db.update(dossiers).set({ applicantId: chair.id }).where(sql`${dossiers.id} = ${id}`);
  expect(await actsAsChair({})).toBe(true);
});

test("where the chair and the deputy have a conflict, the first member without one acts as the chair", async ({
  fund: { db },
}) => {
  const { id } = await aStoredDossier(db, { type: "internal", state: "submitted" });
  const members: Viewer[] = [];
  for (const [place, seat] of (["chair", "deputy", null, null] as const).entries()) {
    const { id: personId } = await aPerson(db);
    // The member who joined last is listed first.
    const givenAt = new Date(at.getTime() - place);
    await db.insert(personRoles).values({ personId, role: "committee", givenAt, seat });
    await db.insert(declarations).values({ dossierId: id, personId, answer: "none" });
    members.push({ id: personId, roles: ["committee"], hasSecondFactor: true, seat });
  }
  const [chair, deputy, late, early] = members as [Viewer, Viewer, Viewer, Viewer];
  const findChairs = async () => {
    const chairs: Viewer[] = [];
    for (const me of members) {
      const dossier = await findOfficeDossier(db, me, id);
      if (dossier && levelsInOffice(me, dossier).includes("chair")) chairs.push(me);
    }
    return chairs;
  };
  const note = ({ id: personId }: Viewer, values: Partial<Declaration>) =>
    db.update(declarations).set(values).where(eq(declarations.personId, personId));
  const isStuck = () => db.$count(dossiers, isWithoutChair());
  expect(await findChairs()).toEqual([chair]);
  await note(chair, { answer: "involved" });
  expect(await findChairs()).toEqual([deputy]);
  await note(deputy, { exclusion: "applicant" });
  expect(await findChairs()).toEqual([early]);
  // Someone who has not answered yet is asked first, as the chair is.
  await note(early, { answer: null });
  expect(await findChairs()).toEqual([]);
  expect(await isStuck()).toBe(0);
  await note(early, { answer: "none", isLikely: true });
  expect(await findChairs()).toEqual([late]);
  await note(late, { answer: "involved" });
  expect(await findChairs()).toEqual([]);
  expect(await isStuck()).toBe(1);
});
