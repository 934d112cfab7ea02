import { openLetter } from "#server/actions/dossier-content.ts";
import { castVote } from "#server/actions/vote.ts";
import { countCall, releaseCall } from "#server/actions/vote-count.ts";
import { decideTie } from "#server/actions/vote-office.ts";
import { releaseWhenDue } from "#server/actions/vote-plan.ts";
import { saveResultLetters } from "#server/actions/vote-result-letter.ts";
import { eq } from "#server/database/drizzle.ts";
import { listDecisions } from "#server/database/queries/decision.ts";
import { decisions } from "#server/database/tables/decision.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { projects } from "#server/database/tables/project.ts";
import { testSecret } from "#test/context.ts";
import { anOfficer } from "#test/decision.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const afterClose = new Date("2026-12-01T09:00:00Z");

/** A call with two shortlisted dossiers on its ballot, of which the first one gets all votes. */
async function aVotedCall(fund: Fund, tieRule: "vote" | "committee_decides" = "vote") {
  const call = await aCall(fund.db, { voteWeight: 100, tieRule, winnerCount: 1 });
  const values = { callId: call.id, state: "shortlisted", language: "nl" } as const;
  const [winner, other] = [await aStoredDossier(fund.db, values), await aStoredDossier(fund.db, values)];
  for (const { id: dossierId } of [winner, other]) {
    const decided = {
      outcome: "shortlisted",
      amountInCents: 4_000_00,
      decidedAt: fund.now,
      releasedAt: fund.now,
    } as const;
    await fund.db.insert(decisions).values({ id: dossierId, dossierId, ...decided });
  }
  const project = await aProject(fund.db, { callId: call.id, dossierId: winner.id });
  await aProject(fund.db, { callId: call.id, dossierId: other.id });
  await castVote(fund.context(loggedIn(await aPerson(fund.db))), { projectId: project.id });
  return { call, winner, other, project };
}

const stateOf = async (fund: Fund, id: string) =>
  (await fund.db.select().from(dossiers).where(eq(dossiers.id, id)))[0]?.state;
const letterOf = async (fund: Fund, id: string) => {
  const last = (await listDecisions(fund.db, [id])).findLast(({ id: decisionId }) => decisionId !== id);
  return last ? openLetter(testSecret, last).nl : undefined;
};

test("the release of the results moves the dossiers of the vote and writes to their applicants", async ({ fund }) => {
  const { call, winner, other, project } = await aVotedCall(fund);
  const coordinator = await anOfficer(fund.db, "coordinator");
  await saveResultLetters(fund.context(coordinator), {
    callId: call.id,
    revision: 0,
    winner: { nl: "Proficiat, {name}\n\n{title} krijgt {amount}." },
    notElected: {},
  });
  fund.now = afterClose;
  await countCall(fund.context(null), call.id);
  expect(await stateOf(fund, winner.id)).toBe("shortlisted");
  await releaseCall(fund.context(null), call.id);
  expect(await stateOf(fund, winner.id)).toBe("winner");
  expect(await stateOf(fund, other.id)).toBe("not_elected");
  expect(await letterOf(fund, winner.id)).toMatch(/^Proficiat, Anna Peeters\n\nSnoezeltuin krijgt €\s4\.000\.$/);
  expect(await letterOf(fund, other.id)).toContain("Je project is niet verkozen");
  expect(await fund.db.$count(mails, eq(mails.template, "dossier-decided"))).toBe(2);
  // The winner gets the amount of the decision, and not what the project asked.
  const [row] = await fund.db.select().from(projects).where(eq(projects.id, project.id));
  expect(row).toMatchObject({ status: "winner", amountInCents: 4_000_00 });
});

test("the applicant of a candidate that was never published gets an answer too", async ({ fund }) => {
  const { call } = await aVotedCall(fund);
  const unpublished = await aStoredDossier(fund.db, { callId: call.id, state: "shortlisted", language: "nl" });
  fund.now = afterClose;
  await countCall(fund.context(null), call.id);
  await releaseCall(fund.context(null), call.id);
  expect(await stateOf(fund, unpublished.id)).toBe("not_elected");
  expect(await letterOf(fund, unpublished.id)).toContain("Je project is niet verkozen");
});

test("letters wait for a tie, also after the hour of the results, and follow the committee's choice", async ({
  fund,
}) => {
  const { call, winner, other, project } = await aVotedCall(fund, "committee_decides");
  const [second] = await fund.db.select().from(projects).where(eq(projects.dossierId, other.id));
  const rival = second?.id ?? "";
  await castVote(fund.context(loggedIn(await aPerson(fund.db))), { projectId: rival });
  fund.now = afterClose;
  await countCall(fund.context(null), call.id);
  fund.now = new Date(Math.max(afterClose.getTime(), call.resultsPublished.getTime()) + 60_000);
  await releaseWhenDue(fund.context(null), { callId: call.id });
  expect(await stateOf(fund, winner.id)).toBe("shortlisted");
  expect(await fund.db.$count(mails, eq(mails.template, "dossier-decided"))).toBe(0);

  const member = await anOfficer(fund.db, "committee");
  const reason = "Het andere project bereikt meer mensen.";
  await decideTie(fund.context(member), { callId: call.id, order: [rival, project.id], reason });
  await releaseWhenDue(fund.context(null), { callId: call.id });
  expect([await stateOf(fund, winner.id), await stateOf(fund, other.id)]).toEqual(["not_elected", "winner"]);
  expect(await fund.db.$count(mails, eq(mails.template, "dossier-decided"))).toBe(2);
});

test("the letters with the results are final once the vote is closed, and two people do not overwrite each other", async ({
  fund,
}) => {
  const { call } = await aVotedCall(fund);
  const coordinator = await anOfficer(fund.db, "coordinator");
  const member = await anOfficer(fund.db, "committee");
  const letters = { callId: call.id, revision: 0, winner: { nl: "Hoera" }, notElected: { nl: "Helaas" } };
  const refusal = (act: Promise<unknown>) => act.catch((error) => error.problem?.code);
  expect(await refusal(saveResultLetters(fund.context(member), letters))).toBe("permission.denied");
  const unknown = { ...letters, winner: { nl: "{prijs}" } };
  expect(await refusal(saveResultLetters(fund.context(coordinator), unknown))).toBe("decision.unknownWord");
  await saveResultLetters(fund.context(coordinator), letters);
  expect(await refusal(saveResultLetters(fund.context(coordinator), letters))).toBe("record.changed");
  fund.now = afterClose;
  const late = { ...letters, revision: 1 };
  expect(await refusal(saveResultLetters(fund.context(coordinator), late))).toBe("decision.voteClosed");
});
