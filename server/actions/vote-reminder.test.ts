import { atBrussels } from "#domain/brussels-time.ts";
import { castVote } from "#server/actions/vote.ts";
import { remindOfVotes } from "#server/actions/vote-reminder.ts";
import { eq } from "#server/database/drizzle.ts";
import { listMails } from "#server/database/queries/mail.ts";
import { calls } from "#server/database/tables/call.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { voteReminders } from "#server/database/tables/vote-reminder.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

/** A vote that closes at midnight after 30 November, with a project. */
async function aClosingVote(fund: Fund) {
  const call = await aCall(fund.db, {
    votingOpens: atBrussels("2026-11-01T09:00"),
    votingCloses: atBrussels("2026-12-01T00:00"),
  });
  const { id: projectId } = await aProject(fund.db, { callId: call.id, title: "Bees on the roof" });
  const vote = (person: Awaited<ReturnType<typeof aPerson>>) => castVote(fund.context(loggedIn(person)), { projectId });
  return { call, vote };
}

const aMailbox = (name: string) => ({ email: `${name}@amandel.example` });

/** Runs the job at these moments, and returns who got a mail. */
async function reminded(fund: Fund, ...moments: string[]): Promise<string[]> {
  await fund.db.delete(mails);
  for (const moment of moments) {
    fund.now = atBrussels(`2026-${moment}`);
    await remindOfVotes(fund.context(null));
  }
  const queued = await fund.db.select({ recipient: mails.recipient }).from(mails);
  return queued.map(({ recipient }) => recipient).sort();
}

test("reminds people who have not voted once three days before and once on the last day, and nobody else", async ({
  fund,
}) => {
  const { vote } = await aClosingVote(fund);
  const voted = await aPerson(fund.db, aMailbox("voted"));
  const late = await aPerson(fund.db, aMailbox("late"));
  await aPerson(fund.db, aMailbox("not"));
  await aPerson(fund.db, { ...aMailbox("left"), leftAt: fund.now });
  await aPerson(fund.db, { email: null });
  await vote(voted);
  expect(await reminded(fund, "11-25T08:00", "11-26T08:00", "11-27T07:59")).toEqual([]);
  expect(await reminded(fund, "11-27T08:00", "11-27T08:01", "11-28T08:00", "11-29T08:00")).toEqual([
    "late@amandel.example",
    "not@amandel.example",
  ]);
  await vote(late);
  expect(await reminded(fund, "11-30T08:00", "11-30T23:00")).toEqual(["not@amandel.example"]);
  expect(await reminded(fund, "12-01T00:00", "12-01T08:00")).toEqual([]);
  const countedReminders = await fund.db.select().from(voteReminders).orderBy(voteReminders.begunAt);
  expect(countedReminders.map(({ days, mails }) => [days, mails])).toEqual([
    [3, 2],
    [0, 1],
  ]);
});

test("a reminder says until when and where to vote and why it came, and nothing about anyone's choice", async ({
  fund,
}) => {
  const { vote } = await aClosingVote(fund);
  const anna = await aPerson(fund.db, { language: "nl", usedLanguage: "fr", chosenLanguage: "en" });
  for (let number = 0; number < 3; number++) await vote(await aPerson(fund.db));
  await reminded(fund, "11-30T08:00");
  const [mail, ...others] = await arrivedMails(fund);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ language: "en", to: anna.email, subject: "Today you can still vote" });
  const text = mail?.text?.replaceAll(/\s+/g, " ") ?? "";
  expect(text).toContain("You can vote until and including 30 November 2026, 23:59.");
  expect(text).toContain("You get two reminders at most. You do not have to vote.");
  expect(mail?.text).toContain("https://samen.example/en/vote\n");
  expect(mail?.text).toContain("https://samen.example/en/vote/who-sees-what\n");
  expect(text).not.toMatch(/Bees|Anna|\b3\b|percent|%/);
});

test("sends no reminder to people who vote while it waits, or after the vote is over", async ({ fund }) => {
  const { vote } = await aClosingVote(fund);
  const [quick] = [await aPerson(fund.db, aMailbox("quick")), await aPerson(fund.db, aMailbox("slow"))];
  expect(await reminded(fund, "11-30T08:00")).toHaveLength(2);
  await vote(quick);
  expect((await arrivedMails(fund)).map(({ to }) => to)).toEqual(["slow@amandel.example"]);
  await fund.db.update(mails).set({ state: "queued" }).where(eq(mails.recipient, "slow@amandel.example"));
  fund.now = atBrussels("2026-12-01T00:01");
  expect(await arrivedMails(fund)).toEqual([]);
});

test("a site that was down in the morning reminds when it is back, and a postponed vote reminds nobody twice", async ({
  fund,
}) => {
  const { call } = await aClosingVote(fund);
  await aPerson(fund.db);
  expect(await reminded(fund, "11-28T15:30")).toHaveLength(1);
  expect(await reminded(fund, "11-30T20:00")).toHaveLength(1);
  await fund.db
    .update(calls)
    .set({ votingCloses: atBrussels("2026-12-05T00:00") })
    .where(eq(calls.id, call.id));
  expect(await reminded(fund, "12-01T08:00", "12-04T08:00")).toEqual([]);
  // Someone who joined since has not had a reminder.
  await aPerson(fund.db, aMailbox("new"));
  expect(await reminded(fund, "12-04T08:00")).toEqual(["new@amandel.example"]);
});

test("the mail log shows that reminders were sent, but not to whom, because that would show who had not voted", async ({
  fund,
}) => {
  await aClosingVote(fund);
  await aPerson(fund.db, aMailbox("not"));
  await reminded(fund, "11-30T08:00");
  const log = await listMails(fund.db, { state: null, most: 10 });
  expect(log).toMatchObject([{ template: "vote-reminder", recipient: null }]);
  expect(await fund.db.$count(people)).toBe(1);
  // The log hides recipients of results mails too, because they have voted.
  const resultMail = { template: "results-released", recipient: "voter@amandel.example", language: "nl" } as const;
  await fund.db.delete(mails);
  await fund.db.insert(mails).values({ id: crypto.randomUUID(), ...resultMail, values: {}, queuedAt: fund.now });
  expect(await listMails(fund.db, { state: null, most: 10 })).toMatchObject([{ ...resultMail, recipient: null }]);
});
