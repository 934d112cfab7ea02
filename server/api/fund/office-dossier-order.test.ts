import type { Me } from "#server/context.ts";
import { aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

type Row = { id: string; sentAt: string | null; reviewSince: string | null };

async function listFor(fund: Fund, me: Me, list: string): Promise<Row[]> {
  const query = "query ($list: String!) { officeDossiers(list: $list) { rows { id sentAt reviewSince } } }";
  const { data } = await fund.ask(me, query, { list });
  const { officeDossiers } = data as { officeDossiers: { rows: Row[] } };
  return officeDossiers.rows;
}

test("the order by amount tells nothing about amounts that a viewer may not read", async ({ fund }) => {
  const person = await aPerson(fund.db);
  const ids: string[] = [];
  for (const amount of ["900", "100", "500"]) {
    const { id } = await aStoredDossier(fund.db, { state: "in_review", answers: { financial_support: amount } });
    ids.push(id);
    await aDeclaration(fund.db, { dossierId: id, personId: person.id, answer: null });
  }
  const member = loggedIn(person, { roles: ["committee"], hasSecondFactor: true });
  const order = async () => (await listFor(fund, member, "sort=asked")).map(({ id }) => id);
  expect(await order()).toEqual(ids.toSorted());
  for (const dossierId of ids) await aDeclaration(fund.db, { dossierId, personId: person.id, answer: "none" });
  expect(await order()).toEqual([ids[1], ids[2], ids[0]]);
});

test("the hour at which a dossier was sent is told to its readers only, also by no order", async ({ fund }) => {
  const hours = ["21:14", "06:03", "12:40"];
  const person = await aPerson(fund.db);
  const ids: string[] = [];
  for (const hour of hours) {
    const sentAt = new Date(`2026-03-04T${hour}:00Z`);
    const { id } = await aStoredDossier(fund.db, { type: "internal", state: "in_review", sentAt, reviewSince: sentAt });
    await aDeclaration(fund.db, { dossierId: id, personId: person.id });
    ids.push(id);
  }
  const midnight = "2026-03-03T23:00:00.000Z";
  const day = ids.toSorted().map((id) => ({ id, sentAt: midnight, reviewSince: midnight }));
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  expect(await listFor(fund, coordinator, "sort=sent")).toEqual(day);
  expect(await listFor(fund, coordinator, "")).toEqual(day.toReversed());
  const alone = "query ($id: ID!) { officeDossier(id: $id) { id sentAt reviewSince } }";
  expect((await fund.ask(coordinator, alone, { id: ids[0] })).data?.officeDossier).toEqual({ ...day[0], id: ids[0] });
  const member = loggedIn(person, { roles: ["committee"], hasSecondFactor: true });
  expect((await listFor(fund, member, "sort=sent")).map(({ sentAt }) => sentAt)).toEqual(
    hours.toSorted().map((hour) => `2026-03-04T${hour}:00.000Z`),
  );
});
