import type { Viewer } from "#domain/dossier-level.ts";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { countByState, dossierList } from "#server/database/queries/dossier-list.ts";
import { readListPage } from "#server/database/queries/list.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { aCall, aPerson } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const at = new Date("2026-09-20T08:00:00Z");

async function findNumbers({ db, now }: Fund, viewer: Viewer, address: string): Promise<(string | null)[]> {
  const { question } = readList(lists.dossiers, new URLSearchParams(address));
  const { rows } = await readListPage(db, dossierList(viewer, now), question);
  return rows.map(({ number }) => number);
}

test("a member who stepped aside learns the state of a dossier from no filter and no count", async ({ fund }) => {
  const { db, now } = fund;
  const member: Viewer = { id: (await aPerson(db)).id, roles: ["committee"], hasSecondFactor: true };
  const left = await aStoredDossier(db, { type: "internal", state: "granted", isUrgent: true, reviewSince: at });
  const read = await aStoredDossier(db, { type: "internal", state: "granted", isUrgent: true, reviewSince: at });
  await db.insert(declarations).values([
    { dossierId: left.id, personId: member.id, answer: "involved" },
    { dossierId: read.id, personId: member.id, answer: "none" },
  ]);
  expect(await findNumbers(fund, member, "")).toHaveLength(2);
  for (const address of ["state=granted", "type=internal", "confidential=yes", "urgent=yes"])
    expect(await findNumbers(fund, member, address), address).toEqual([read.number]);
  const { question } = readList(lists.dossiers, new URLSearchParams(""));
  expect(await countByState(db, member, question, now)).toEqual([{ state: "granted", count: 1 }]);
});

test("a coordinator finds no confidential project by its language", async ({ fund }) => {
  const { db } = fund;
  const coordinator: Viewer = { id: (await aPerson(db)).id, roles: ["coordinator"], hasSecondFactor: true };
  const ordinary = await aStoredDossier(db, { state: "submitted", language: "fr" });
  await aStoredDossier(db, { state: "submitted", language: "fr", answers: { confidential: "yes" } });
  expect(await findNumbers(fund, coordinator, "")).toHaveLength(2);
  expect(await findNumbers(fund, coordinator, "language=fr")).toEqual([ordinary.number]);
});

test("a treasurer learns the state of a confidential dossier from no filter", async ({ fund }) => {
  const { db } = fund;
  const treasurer: Viewer = { id: (await aPerson(db)).id, roles: ["treasurer"], hasSecondFactor: true };
  const ordinary = await aStoredDossier(db, { state: "selected" });
  await aStoredDossier(db, { type: "internal", state: "granted" });
  expect(await findNumbers(fund, treasurer, "")).toHaveLength(2);
  expect(await findNumbers(fund, treasurer, "state=selected&state=granted")).toEqual([ordinary.number]);
});

test("a treasurer and the board learn from no filter and no order when a dossier was sent", async ({ fund }) => {
  const { db } = fund;
  const [first, second] = [
    await aStoredDossier(db, { state: "selected", sentAt: new Date("2026-09-20T08:00:00Z") }),
    await aStoredDossier(db, { state: "selected", sentAt: new Date("2026-09-10T08:00:00Z") }),
    await aStoredDossier(db, { type: "internal", state: "granted" }),
  ];
  for (const roles of [["treasurer"], ["board"]] as const) {
    const viewer: Viewer = { id: (await aPerson(db)).id, roles, hasSecondFactor: true };
    for (const address of ["from=2026-09-01", "until=2026-09-30"])
      expect(await findNumbers(fund, viewer, address), address).toEqual([]);
    const byId = [first, second].toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ number }) => number);
    const inOrder = (await findNumbers(fund, viewer, "sort=sent")).filter((number) => byId.includes(number));
    expect(inOrder).toEqual(byId);
  }
});

test("neither a filter on days nor one on a call tells a member about a project they stepped aside from", async ({
  fund,
}) => {
  const { db } = fund;
  const member: Viewer = { id: (await aPerson(db)).id, roles: ["committee"], hasSecondFactor: true };
  const callId = (await aCall(db, { slug: "the-call" })).id;
  const left = await aStoredDossier(db, { state: "in_review", callId, answers: { confidential: "yes" } });
  const read = await aStoredDossier(db, { state: "in_review", callId });
  await db.insert(declarations).values([
    { dossierId: left.id, personId: member.id, answer: "involved" },
    { dossierId: read.id, personId: member.id, answer: "none" },
  ]);
  expect(await findNumbers(fund, member, "")).toHaveLength(2);
  for (const filter of ["call=the-call", "from=2026-09-01", "until=2026-09-30"]) {
    const { question } = readList(lists.dossiers, new URLSearchParams(filter), { calls: ["the-call"] });
    const { rows } = await readListPage(db, dossierList(member, fund.now), question);
    expect(
      rows.map(({ number }) => number),
      filter,
    ).toEqual([read.number]);
  }
});
