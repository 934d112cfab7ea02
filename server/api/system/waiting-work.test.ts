import { randomUUID } from "node:crypto";
import { brusselsTime, midnightAfter } from "#domain/brussels-time.ts";
import { failedMailDays, type MailState } from "#domain/mail.ts";
import type { GivenRole } from "#domain/permission.ts";
import type { Me } from "#server/context.ts";
import { importDrafts } from "#server/database/tables/import-draft.ts";
import { mails } from "#server/database/tables/mail.ts";
import { aCall, anOffer, aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

const Waiting = `{ me { waiting { kind count } } }`;

type Work = { kind: string; count: number };
const workOf = async (fund: Fund, me: Me) =>
  ((await fund.askSystem(me, Waiting)).data as { me: { waiting: Work[] } }).me.waiting;
/** Lists the waiting work besides the texts: a new fund has none of its pages yet. */
const waitingFor = async (fund: Fund, me: Me) => (await workOf(fund, me)).filter(({ kind }) => kind !== "text");

test("the office counts what waits for a person, by what they may do", async ({ fund }) => {
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  expect(await waitingFor(fund, coordinator)).toEqual([]);
  await aCall(fund.db, { publishedAt: null });
  await aCall(fund.db);
  await aPerson(fund.db, { addressWaitsSince: fund.now });
  await aPerson(fund.db, { addressWaitsSince: fund.now, leftAt: fund.now });
  const draft = { id: randomUUID(), makerId: coordinator.id, fileName: "list.csv", sealedFile: "", madeAt: fund.now };
  await fund.db.insert(importDrafts).values({ ...draft, kind: "roster" });
  // A list of projects waits in no area.
  await fund.db.insert(importDrafts).values({ ...draft, id: randomUUID(), kind: "projects" });
  expect(await waitingFor(fund, coordinator)).toEqual([
    { kind: "draft", count: 1 },
    { kind: "staffList", count: 1 },
  ]);
  const other = async (role: GivenRole) => loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });
  // Only an operator decides about the address, and an editor only reads the plan of a call.
  expect(await waitingFor(fund, await other("operator"))).toEqual([{ kind: "address", count: 1 }]);
  expect(await waitingFor(fund, await other("editor"))).toEqual([]);
});

test("nothing waits for people without a role, or before their second proof", async ({ fund }) => {
  await aCall(fund.db, { publishedAt: null });
  expect(await waitingFor(fund, loggedIn(await aPerson(fund.db)))).toEqual([]);
  const unproven = loggedIn(await aPerson(fund.db), { roles: ["coordinator"] });
  expect(await waitingFor(fund, unproven)).toEqual([]);
});

test("the rail counts the gaps in texts as their work list does, for people who write them", async ({ fund }) => {
  await theSettings(fund.db);
  const officer = async (role: GivenRole) => loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });
  const gapsFor = async (me: Me) => (await workOf(fund, me)).find(({ kind }) => kind === "text")?.count;
  for (const role of ["editor", "coordinator"] as const) {
    const writer = await officer(role);
    const { textGaps } = (await fund.ask(writer, "{ textGaps }")).data as { textGaps: number };
    expect(textGaps).toBeGreaterThan(0);
    expect(await gapsFor(writer)).toBe(textGaps);
    await anOffer(fund.db, { title: { nl: "Alleen in het Nederlands" } });
    expect(await gapsFor(writer)).toBe(textGaps + 1);
  }
  for (const role of ["committee", "treasurer", "board", "operator"] as const)
    expect(await gapsFor(await officer(role))).toBeUndefined();
});

test("mails of the last days that were not sent wait for coordinators and operators, and the list has the same", async ({
  fund,
}) => {
  const { db, now } = fund;
  const mail = (values: { state: MailState; listedAt: Date; isConfidential?: boolean }) => ({
    id: randomUUID(),
    template: "vote-reminder",
    recipient: "anna@amandel.example",
    language: "nl" as const,
    values: {},
    queuedAt: values.listedAt,
    ...values,
  });
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db
    .insert(mails)
    .values([
      mail({ state: "failed", listedAt: now }),
      mail({ state: "failed", listedAt: midnightAfter(now, -failedMailDays), isConfidential: true }),
      mail({ state: "failed", listedAt: before(failedMailDays + 1) }),
      mail({ state: "sent", listedAt: now }),
      mail({ state: "queued", listedAt: now }),
    ]);
  const from = brusselsTime(before(failedMailDays)).slice(0, 10);
  for (const role of ["coordinator", "operator"] as const) {
    const officer = loggedIn(await aPerson(db), { roles: [role], hasSecondFactor: true });
    expect(await waitingFor(fund, officer)).toContainEqual({ kind: "failedMail", count: 2 });
    const { data } = await fund.askSystem(officer, `{ mailLog(list: "state=failed&from=${from}") { total } }`);
    expect(data).toEqual({ mailLog: { total: 2 } });
  }
  const member = loggedIn(await aPerson(db), { roles: ["committee"], hasSecondFactor: true });
  expect((await waitingFor(fund, member)).map(({ kind }) => kind)).not.toContain("failedMail");
});
