import { eraseOwnData } from "#server/actions/account.ts";
import { castVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { tellResults } from "#server/actions/vote-result-mail.ts";
import { eq } from "#server/database/drizzle.ts";
import { jobs } from "#server/database/tables/job.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { arrivedMails } from "#test/arrived-mail.ts";
import { aCall, anOrganisation, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";

/** A counted vote in which these people voted for the garden. */
async function aCountedVote(fund: Fund, voters: Parameters<typeof aPerson>[1][]) {
  const call = await aCall(fund.db, {
    voteWeight: 100,
    winnerCount: 1,
    slug: "2026",
    title: { nl: "Oproep 2026", en: "Call 2026", fr: "Appel 2026" },
  });
  const title = { nl: "Samentuin", en: "Shared garden", fr: "Jardin partagé" };
  const { id: organisationId } = await anOrganisation(fund.db, { name: "De Groene Lap vzw" });
  const garden = await aProject(fund.db, { callId: call.id, title, organisationId });
  await aProject(fund.db, { callId: call.id, title: "Hospital choir" });
  const cast = [];
  for (const values of voters) {
    const person = await aPerson(fund.db, values);
    await castVote(fund.context(loggedIn(person)), { projectId: garden.id });
    cast.push(person);
  }
  fund.now = new Date("2026-12-01T09:00:00Z");
  await countCall(fund.context(null), call.id);
  return { call, voters: cast };
}

const queued = async (fund: Fund) =>
  (await fund.db.select({ to: mails.recipient }).from(mails)).map(({ to }) => to).sort();

test("mails everyone who voted at the release and not before, once, in their language", async ({ fund }) => {
  const emails = ["nl", "en", "fr"].map((language) => `${language}@amandel.example`);
  const { call } = await aCountedVote(fund, [
    { email: emails[0], language: "nl" },
    { email: emails[1], language: "en" },
    { email: emails[2], language: "nl", usedLanguage: "fr" },
  ]);
  await aPerson(fund.db, { email: "has.not.voted@amandel.example" });
  const countJobs = () => fund.db.$count(jobs, eq(jobs.kind, "tellResults"));
  expect(await countJobs()).toBe(0);
  await tellResults(fund.context(null), { callId: call.id });
  expect(await queued(fund)).toEqual([]);

  await releaseCall(fund.context(null), call.id);
  expect(await countJobs()).toBe(1);
  for (let time = 0; time < 2; time++) await tellResults(fund.context(null), { callId: call.id });
  expect(await queued(fund)).toEqual(emails.toSorted());

  const arrived = await arrivedMails(fund);
  const inLanguage = {
    nl: ["Oproep 2026: de uitslag is bekend", "1. Samentuin (De Groene Lap vzw)", ""],
    en: ["Call 2026: the results are out", "1. Shared garden (De Groene Lap vzw)", "/en"],
    fr: ["Appel 2026\u00a0: les résultats sont connus", "1. Jardin partagé (De Groene Lap vzw)", "/fr"],
  };
  for (const [language, [subject = "", winner = "", prefix = ""]] of Object.entries(inLanguage)) {
    const mail = arrived.find(({ to }) => to === `${language}@amandel.example`);
    expect(mail).toMatchObject({ language, subject });
    for (const content of [mail?.text, mail?.html]) {
      expect(content).toContain(winner);
      expect(content).toContain(`https://samen.example${prefix}/projects?call=2026#results`);
      expect(content).toContain(`https://samen.example${prefix}/vote/count-again?call=2026`);
      // No mail contains the reader's choice or a project that did not win.
      expect(content).not.toContain("Hospital choir");
    }
  }
});

test("mails nobody who has no mailbox, has left or had their data erased", async ({ fund }) => {
  const [stays, erased, left] = ["stays", "erased", "left"].map((name) => ({ email: `${name}@amandel.example` }));
  const { call, voters } = await aCountedVote(fund, [{ email: null }, stays, erased, left]);
  await eraseOwnData(fund.context(loggedIn(voters[2] as (typeof voters)[number])));
  await fund.db.update(people).set({ leftAt: fund.now }).where(eq(people.email, "left@amandel.example"));
  await releaseCall(fund.context(null), call.id);
  await tellResults(fund.context(null), { callId: call.id });
  expect(await queued(fund)).toEqual(["stays@amandel.example"]);
});

test("a release that fails half-way mails nobody", async ({ fund }) => {
  const { call } = await aCountedVote(fund, [{ email: "anna@amandel.example" }]);
  const failing = fund.db.transaction(async (db) => {
    await releaseCall({ ...fund.context(null), db }, call.id);
    throw new Error("The machine stops.");
  });
  await expect(failing).rejects.toThrow("The machine stops.");
  expect(await fund.db.$count(jobs, eq(jobs.kind, "tellResults"))).toBe(0);
});
