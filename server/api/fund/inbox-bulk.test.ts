import { writeToOffice } from "#server/actions/dossier-office.ts";
import { sendMessage } from "#server/actions/message.ts";
import { takeThread } from "#server/actions/thread.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { threads } from "#server/database/tables/thread.ts";
import { aPerson, loggedIn, theSettings } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const list = `query ($list: String!) { threads(list: $list) { rows { id revision } } }`;
const finishMany = `mutation ($threads: [ThreadVersionInput!]!) { finishThreads(threads: $threads) }`;

const officer = async (fund: Fund, role: Me["roles"][number]) =>
  loggedIn(await aPerson(fund.db), { roles: [role], hasSecondFactor: true });

async function inboxOf(fund: Fund, me: Me, address = "") {
  const { data } = await fund.ask(me, list, { list: address });
  return (data as { threads: { rows: { id: string; revision: number }[] } }).threads.rows;
}

async function aMessage(fund: Fund, name: string) {
  const typed = { topic: "vote", name, email: `${name}@peeters.example`, text: "Dag", language: "nl" } as const;
  await sendMessage(fund.context(null), { ...typed, trap: "", seconds: 20 });
}

/** A conversation that only the committee reads. */
async function aConfidentialThread(fund: Fund) {
  const applicant = await aPerson(fund.db);
  const answers = { confidential: "yes" };
  const { id } = await aStoredDossier(fund.db, { applicantId: applicant.id, state: "submitted", answers });
  await writeToOffice(fund.context(loggedIn(applicant)), { dossierId: id, text: "Kort." });
  const [thread] = await fund.db.select().from(threads).where(eq(threads.dossierId, id));
  return { id: thread?.id ?? "", revision: thread?.revision ?? 0 };
}

test("several conversations are done at once, except one that changed meanwhile and one of others", async ({
  fund,
}) => {
  await theSettings(fund.db);
  const coordinator = await officer(fund, "coordinator");
  for (const name of ["Anna", "Bram", "Cleo"]) await aMessage(fund, name);
  const hidden = await aConfidentialThread(fund);
  const rows = await inboxOf(fund, coordinator);
  const [changed = hidden, ...others] = rows;
  await takeThread(fund.context(coordinator), { threadId: changed.id, revision: changed.revision, isTaken: true });
  const { data } = await fund.ask(coordinator, finishMany, { threads: [...rows, hidden] });
  expect(data?.finishThreads).toEqual([changed.id, hidden.id]);
  expect((await inboxOf(fund, coordinator)).map(({ id }) => id)).toEqual([changed.id]);
  const doneIds = (await inboxOf(fund, coordinator, "state=done")).map(({ id }) => id);
  expect(new Set(doneIds)).toEqual(new Set(others.map(({ id }) => id)));
  expect(others).toHaveLength(2);
});

test("only people who read the inbox mark conversations as done", async ({ fund }) => {
  const { errors } = await fund.ask(await officer(fund, "operator"), finishMany, { threads: [] });
  expect(errors?.[0]?.extensions.problem).toEqual({ code: "permission.denied" });
});
