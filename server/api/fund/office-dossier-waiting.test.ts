import type { GivenRole } from "#domain/permission.ts";
import type { Me } from "#server/context.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { aCall, aPerson, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const Waiting = `{ waitingDossiers { step count day } }`;
const Listed = `query ($list: String!) { officeDossiers(list: $list) { rows { id } } }`;
const Rail = `{ me { waiting { kind count } } }`;

const officer = async (fund: Fund, role: GivenRole): Promise<Me> =>
  loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });

const waitingFor = async (fund: Fund, me: Me) => (await fund.ask(me, Waiting)).data?.waitingDossiers;

/** Gives the ids of the listed dossiers that wait for a step, in their order. */
async function listIds(fund: Fund, me: Me, step: string) {
  const { data } = await fund.ask(me, Listed, { list: `waits=${step}` });
  const { rows } = (data as { officeDossiers: { rows: { id: string }[] } }).officeDossiers;
  return rows.map(({ id }) => id).sort();
}

const inRail = async (fund: Fund, me: Me) => {
  const { data } = await fund.askSystem(me, Rail);
  const { waiting } = (data as { me: { waiting: { kind: string; count: number }[] } }).me;
  return waiting.find(({ kind }) => kind === "dossier")?.count ?? 0;
};

test("Today counts what waits for a coordinator, the list has the same dossiers, and the rail their sum", async ({
  fund,
}) => {
  const { db, now } = fund;
  const me = await officer(fund, "coordinator");
  const closed = await aCall(db, { submissionsClose: now, votingOpens: new Date("2026-11-20T08:00:00Z") });
  const open = await aCall(db, {
    submissionsClose: new Date("2026-11-18T23:00:00Z"),
    votingOpens: new Date("2026-11-20T08:00:00Z"),
  });
  const first = await aStoredDossier(db, { state: "submitted", callId: closed.id });
  const second = await aStoredDossier(db, { state: "submitted", callId: closed.id });
  const sealed = await aStoredDossier(db, { state: "submitted", callId: closed.id, answers: { confidential: "yes" } });
  const late = await aStoredDossier(db, {
    state: "incomplete",
    callId: closed.id,
    completeBy: new Date("2026-10-09T22:00:00Z"),
  });
  // These do not wait for a check: they can still change, were handed over, or are one's own.
  await aStoredDossier(db, { state: "submitted", callId: open.id });
  await aStoredDossier(db, { state: "in_review", callId: closed.id });
  await aStoredDossier(db, { state: "submitted", callId: closed.id, applicantId: me.id });
  await aStoredDossier(db, { state: "incomplete", callId: closed.id, completeBy: new Date(now.getTime() + 1000) });
  await aStoredDossier(db, { type: "internal", state: "submitted" });

  expect(await waitingFor(fund, me)).toEqual([
    // Before the vote, because no meeting is planned.
    { step: "check", count: 2, day: "2026-11-20" },
    { step: "handOver", count: 1, day: "2026-11-20" },
    { step: "overdue", count: 1, day: "2026-10-09" },
    // Those that the committee has, because this fund has no committee yet; the request needed an answer by then.
    { step: "findChair", count: 2, day: "2026-10-01" },
  ]);
  expect(await listIds(fund, me, "check")).toEqual([first.id, second.id].sort());
  expect(await listIds(fund, me, "handOver")).toEqual([sealed.id]);
  expect(await listIds(fund, me, "overdue")).toEqual([late.id]);
  expect(await listIds(fund, me, "findChair")).toHaveLength(2);
  expect(await listIds(fund, me, "declare")).toEqual([]);
  expect(await inRail(fund, me)).toBe(6);
});

test("Today asks a member to declare, and tells the first day on which a request needs an answer", async ({ fund }) => {
  const { db } = fund;
  const me = await officer(fund, "committee");
  const sentAt = new Date("2026-11-13T09:00:00Z");
  const request = (values = {}) => aStoredDossier(db, { type: "internal", state: "submitted", sentAt, ...values });
  const [read, urgent, undeclared, closed, left, excluded] = await Promise.all([
    request(),
    request({ isUrgent: true }),
    request(),
    request(),
    request(),
    request(),
  ]);
  const project = await aStoredDossier(db, { state: "in_review" });
  await request();
  const about = (dossier: { id: string }, values = {}) => ({ dossierId: dossier.id, personId: me.id, ...values });
  await db
    .insert(declarations)
    .values([
      about(read, { answer: "none" }),
      about(urgent, { answer: "acquainted" }),
      about(undeclared),
      about(closed, { isLikely: true }),
      about(left, { answer: "involved" }),
      about(excluded, { exclusion: "applicant" }),
      about(project),
    ]);

  expect(await waitingFor(fund, me)).toEqual([
    { step: "answer", count: 2, day: "2026-11-20" },
    // The request needs an answer before the results of the call of the project.
    { step: "declare", count: 2, day: "2026-12-04" },
  ]);
  expect(await listIds(fund, me, "answer")).toEqual([read.id, urgent.id].sort());
  expect(await listIds(fund, me, "declare")).toEqual([project.id, undeclared.id].sort());
  expect(await inRail(fund, me)).toBe(4);
  expect(await waitingFor(fund, await officer(fund, "treasurer"))).toEqual([]);
});

test("the question about conflicts in an overdue request has the day on which it needed an answer", async ({
  fund,
}) => {
  const { db } = fund;
  const me = await officer(fund, "committee");
  const sentAt = new Date("2026-10-05T09:00:00Z");
  const request = await aStoredDossier(db, { type: "internal", state: "submitted", sentAt });
  await db.insert(declarations).values({ dossierId: request.id, personId: me.id });
  expect(await waitingFor(fund, me)).toEqual([{ step: "declare", count: 1, day: "2026-10-26" }]);
});

test("a coordinator sees how many projects are begun from five on, without confidential ones", async ({ fund }) => {
  const { db } = fund;
  const me = await officer(fund, "coordinator");
  const countOf = async () => (await fund.ask(me, "{ draftCount }")).data?.draftCount;
  for (let begun = 0; begun < 4; begun++) await aStoredDossier(db, { state: "draft" });
  await aStoredDossier(db, { state: "draft", type: "internal" });
  await aStoredDossier(db, { state: "draft", answers: { confidential: "yes" } });
  const left = await aPerson(db, { leftAt: fund.now });
  await aStoredDossier(db, { state: "draft", applicantId: left.id });
  expect(await countOf()).toBeNull();
  await aStoredDossier(db, { state: "draft" });
  expect(await countOf()).toBe(5);
});
