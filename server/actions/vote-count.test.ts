import { postponeJob, takeJobs } from "#server/actions/job.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { castVote } from "#server/actions/vote.ts";
import { countCall, readTally, releaseCall } from "#server/actions/vote-count.ts";
import { countVotes, decideTie, enterPaperVote, releaseResults } from "#server/actions/vote-office.ts";
import { countWhenClosed, planVotes, releaseWhenDue } from "#server/actions/vote-plan.ts";
import { tellTie } from "#server/actions/vote-tie-mail.ts";
import { verifyVote } from "#server/actions/vote-verify.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { findVoteCount, readChoices, readReceipts } from "#server/database/queries/vote.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { calls } from "#server/database/tables/call.ts";
import { jobs } from "#server/database/tables/job.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { mails } from "#server/database/tables/mail.ts";
import { projects } from "#server/database/tables/project.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { ballots, receipts, voters } from "#server/database/tables/vote.ts";
import { testSecret } from "#test/context.ts";
import { anOfficer } from "#test/decision.ts";
import { aCall, aPerson, aProject, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aDeclaration, aStoredDossier } from "#test/stored-dossier.ts";

const closed = new Date("2026-12-01T09:00:00Z");

/** Makes a closed vote with this number of votes per project. */
async function aClosedVote(fund: Fund, votes: Record<string, number>, values: Partial<typeof calls.$inferInsert> = {}) {
  const call = await aCall(fund.db, { voteWeight: 100, tieRule: "vote", winnerCount: 1, ...values });
  const ids: Record<string, string> = {};
  for (const slug of Object.keys(votes)) ids[slug] = (await aProject(fund.db, { slug, callId: call.id })).id;
  for (const [slug, count] of Object.entries(votes)) {
    for (let number = 0; number < count; number++) {
      const voter = loggedIn(await aPerson(fund.db));
      await castVote(fund.context(voter), { projectId: ids[slug] ?? "" });
    }
  }
  fund.now = closed;
  return { call, ids };
}

const statusesOf = async (fund: Fund, callId: string) => {
  const rows = await fund.db.select().from(projects).where(eq(projects.callId, callId)).orderBy(projects.rank);
  return rows.map(({ slug, status, rank, votes }) => `${rank} ${slug} ${votes} ${status}`);
};

test("counts the votes after the close, and takes no more votes from then on", async ({ fund }) => {
  const { call, ids } = await aClosedVote(fund, { bees: 3, choir: 1, garden: 0 });
  fund.now = new Date("2026-11-20T09:00:00Z");
  await expect(countCall(fund.context(null), call.id)).rejects.toMatchObject({ problem: { code: "vote.notClosed" } });
  fund.now = closed;
  await countCall(fund.context(null), call.id);
  const countedVote = await findVoteCount(fund.db, call.id);
  // The tally is sealed until the release.
  expect(countedVote).toMatchObject({ votesCast: 4, electorate: 4, tally: null });
  if (!countedVote) throw new Error("The vote was not counted");
  expect(await readTally(fund.context(null), countedVote)).toEqual({ [ids.bees ?? ""]: 3, [ids.choir ?? ""]: 1 });
  // A vote that arrives after the count is refused, even when its clock says that voting is open.
  const late = loggedIn(await aPerson(fund.db));
  const onTheWay = { ...fund.context(late), now: new Date("2026-11-30T22:59:59Z") };
  await expect(castVote(onTheWay, { projectId: ids.bees ?? "" })).rejects.toMatchObject({
    problem: { code: "vote.notOpen" },
  });
  expect(await fund.db.$count(ballots)).toBe(4);
});

test("refuses to count a box with a ballot that nobody cast", async ({ fund }) => {
  const { call, ids } = await aClosedVote(fund, { bees: 2 });
  await fund.db.insert(ballots).values({ id: crypto.randomUUID(), callId: call.id, projectId: ids.bees ?? "" });
  await expect(countCall(fund.context(null), call.id)).rejects.toThrow(
    "The roll has 2 lines, the box 3 ballots, and 2 receipts were given.",
  );
});

test("a call without a count stays in the counting phase, and the office sees that the count failed", async ({
  fund,
}) => {
  const { call, ids } = await aClosedVote(fund, { bees: 2 });
  await fund.db.insert(ballots).values({ id: crypto.randomUUID(), callId: call.id, projectId: ids.bees ?? "" });
  fund.now = new Date("2026-12-20T09:00:00Z");
  await planVotes(fund.context(null));
  const heldUntil = new Date("2026-12-20T09:01:00Z");
  const [job] = await takeJobs(fund.db, { kinds: ["countVotes"], limit: 1, now: fund.now, heldUntil });
  await expect(countWhenClosed(fund.context(null), { callId: call.id })).rejects.toThrow("The roll has");
  if (job) await postponeJob(fund.db, job, { runAt: heldUntil, lastError: "The roll has 2 lines" });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const query = `{ call(slug: "${call.slug}") { phase results { votesCast } voteDesk { stage failure { retryAt } } } }`;
  const { data } = await fund.ask(coordinator, query);
  expect(data?.call).toEqual({
    phase: "counting",
    results: null,
    voteDesk: { stage: "closed", failure: { retryAt: heldUntil.toISOString() } },
  });
  // Once the box is repaired, a coordinator starts the count, and the overdue results are released at once.
  await fund.db.delete(ballots).where(eq(ballots.projectId, ids.bees ?? ""));
  await countVotes(fund.context(coordinator), { callId: call.id });
  expect((await fund.ask(coordinator, query)).data?.call).toMatchObject({
    voteDesk: { stage: "counted", failure: null },
  });
  await releaseWhenDue(fund.context(null), { callId: call.id });
  expect((await fund.ask(coordinator, query)).data?.call).toMatchObject({
    phase: "published",
    results: { votesCast: 2 },
    voteDesk: { stage: "released" },
  });
});

test("a release names the winner and destroys the voters' choices, but keeps every ballot and receipt", async ({
  fund,
}) => {
  const { call, ids } = await aClosedVote(fund, { bees: 1, choir: 3, garden: 2 });
  await expect(releaseCall(fund.context(null), call.id)).rejects.toMatchObject({
    problem: { code: "vote.notCounted" },
  });
  await countCall(fund.context(null), call.id);
  expect(await statusesOf(fund, call.id)).toEqual(
    expect.arrayContaining(["null bees null shortlisted", "null choir null shortlisted"]),
  );
  const codes = (await fund.db.select().from(receipts)).map(({ code }) => code).sort();
  const keys = (await fund.db.select().from(ballots)).map(({ id }) => id);
  await releaseCall(fund.context(null), call.id);
  expect(await statusesOf(fund, call.id)).toEqual([
    "1 choir 3 winner",
    "2 garden 2 not_elected",
    "3 bees 1 not_elected",
  ]);
  expect(await fund.db.$count(voters, sql`${voters.sealedVote} is not null`)).toBe(0);
  const after = await fund.db.select().from(ballots);
  expect(after.map(({ projectId }) => projectId).sort()).toEqual(
    [ids.bees, ids.choir, ids.choir, ids.choir, ids.garden, ids.garden].map(String).sort(),
  );
  expect(after.filter(({ id }) => keys.includes(id))).toEqual([]);
  expect((await fund.db.select().from(receipts)).map(({ code }) => code)).toEqual(codes);
  await expect(releaseCall(fund.context(null), call.id)).rejects.toMatchObject({
    problem: { code: "vote.alreadyReleased" },
  });
});

test("a tie that the rule does not break waits for the committee, whose order is recorded", async ({ fund }) => {
  const { call, ids } = await aClosedVote(fund, { bees: 2, choir: 2, garden: 1 }, { tieRule: "committee_decides" });
  await countCall(fund.context(null), call.id);
  await expect(releaseCall(fund.context(null), call.id)).rejects.toMatchObject({
    problem: { code: "vote.tieUndecided" },
  });
  const member = loggedIn(await aPerson(fund.db, { language: "fr" }), { roles: ["committee"], hasSecondFactor: true });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  await fund.db.insert(personRoles).values({ personId: member.id, role: "committee", givenAt: closed });
  // The committee gets a mail and sees the tied projects; a coordinator sees nothing before the release is due.
  const tied = `{ call(slug: "${call.slug}") { undecidedTie { slug } } }`;
  expect((await fund.ask(member, tied)).data?.call).toEqual({ undecidedTie: [{ slug: "bees" }, { slug: "choir" }] });
  expect((await fund.ask(coordinator, tied)).errors?.[0]).toMatchObject({
    extensions: { problem: { code: "permission.denied" } },
  });
  expect(await fund.db.select({ kind: jobs.kind }).from(jobs)).toEqual([{ kind: "tellTie" }]);
  for (let twice = 0; twice < 2; twice++) await tellTie(fund.context(null), { callId: call.id });
  expect(await fund.db.select().from(mails)).toMatchObject([
    { template: "tie-waits", recipient: member.email, language: "fr" },
  ]);
  await fund.db.delete(jobs);
  const waits = `{ call(slug: "${call.slug}") { voteDesk { waitsForCommittee } } }`;
  expect((await fund.ask(coordinator, waits)).data?.call).toEqual({ voteDesk: { waitsForCommittee: false } });
  await expect(releaseResults(fund.context(coordinator), { callId: call.id })).rejects.toMatchObject({
    problem: { code: "vote.notDue" },
  });
  const decide = (...order: (string | undefined)[]) =>
    decideTie(fund.context(member), {
      callId: call.id,
      order: order.map(String),
      reason: "The choir reaches more people.",
    });
  await expect(decide(ids.choir, ids.garden)).rejects.toMatchObject({ problem: { code: "vote.noTie" } });
  // Without a decision there are no results, also after their planned moment.
  fund.now = call.resultsPublished;
  await releaseWhenDue(fund.context(null), { callId: call.id });
  const publicResults = `{ call(slug: "${call.slug}") { phase results { votesCast } } }`;
  expect((await fund.ask(null, publicResults)).data?.call).toEqual({ phase: "counting", results: null });
  expect((await fund.ask(coordinator, waits)).data?.call).toEqual({ voteDesk: { waitsForCommittee: true } });
  await decide(ids.choir, ids.bees);
  expect((await fund.ask(member, tied)).data?.call).toEqual({ undecidedTie: [] });
  expect(await fund.db.select({ kind: jobs.kind, runAt: jobs.runAt }).from(jobs)).toEqual([
    { kind: "releaseResults", runAt: call.resultsPublished },
  ]);
  await releaseCall(fund.context(null), call.id);
  expect(await statusesOf(fund, call.id)).toEqual([
    "1 choir 2 winner",
    "2 bees 2 not_elected",
    "3 garden 1 not_elected",
  ]);
  // Everyone can read how the tie was decided.
  const tieDetails = `{ call(slug: "${call.slug}") { results { tieReason rows { tieBreak project { slug } } } } }`;
  expect((await fund.ask(null, tieDetails)).data?.call).toEqual({
    results: {
      tieReason: "The choir reaches more people.",
      rows: [
        { tieBreak: "committee", project: { slug: "choir" } },
        { tieBreak: "committee", project: { slug: "bees" } },
        { tieBreak: null, project: { slug: "garden" } },
      ],
    },
  });
});

test("votes are counted at the close and released at the planned moment, once, also after a postponed close", async ({
  fund,
}) => {
  const { call } = await aClosedVote(fund, { bees: 2, choir: 1 });
  const planned = async () => {
    const rows = await fund.db.select().from(jobs).orderBy(jobs.runAt);
    return rows.map(({ kind, runAt }) => `${kind} ${runAt.toISOString()}`);
  };
  fund.now = new Date("2026-11-20T09:00:00Z");
  await planVotes(fund.context(null));
  await planVotes(fund.context(null));
  expect(await planned()).toEqual(["countVotes 2026-11-30T23:00:00.000Z"]);

  const later = new Date("2026-12-02T23:00:00Z");
  await fund.db.update(calls).set({ votingCloses: later }).where(eq(calls.id, call.id));
  fund.now = closed;
  await countWhenClosed(fund.context(null), { callId: call.id });
  expect(await findVoteCount(fund.db, call.id)).toBeNull();
  expect(await planned()).toContain("countVotes 2026-12-02T23:00:00.000Z");

  fund.now = later;
  await countWhenClosed(fund.context(null), { callId: call.id });
  expect(await findVoteCount(fund.db, call.id)).toMatchObject({ votesCast: 3, releasedAt: null });
  expect(await planned()).toContain("releaseResults 2026-12-15T11:00:00.000Z");
  await releaseWhenDue(fund.context(null), { callId: call.id });
  expect(await findVoteCount(fund.db, call.id)).toMatchObject({ releasedAt: null });

  fund.now = new Date("2026-12-15T11:00:00Z");
  await releaseWhenDue(fund.context(null), { callId: call.id });
  await releaseWhenDue(fund.context(null), { callId: call.id });
  expect(await statusesOf(fund, call.id)).toEqual(["1 bees 2 winner", "2 choir 1 not_elected"]);
});

test("a paper vote needs the voter's code, counts as one vote, and is marked as assisted", async ({ fund }) => {
  const bees = await aProject(fund.db);
  const choir = await aProject(fund.db, { callId: bees.callId });
  const voter = await aPerson(fund.db, { email: null });
  const codeHash = hashAccessCode(testSecret, "ABCD-EFGH-JKMN");
  await fund.db.insert(accessCodes).values({ personId: voter.id, codeHash, madeAt: fund.now });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const paper = { employee_id: voter.employeeId, access_code: "abcd efgh jkmn", project: bees.id };
  const enter = (values: Partial<typeof paper>, me = coordinator) =>
    enterPaperVote(fund.context(me), { ...paper, ...values });
  await expect(enter({}, loggedIn(voter))).rejects.toMatchObject({ problem: { code: "permission.denied" } });
  await expect(enter({ access_code: "ABCD-EFGH-JKMP" })).rejects.toMatchObject({
    problem: { code: "letter.noMatch" },
  });
  expect(await fund.db.$count(voters)).toBe(0);
  await enter({});
  await enter({});
  expect(await fund.db.select({ personId: voters.personId, isAssisted: voters.isAssisted }).from(voters)).toEqual([
    { personId: voter.id, isAssisted: true },
  ]);
  await expect(enter({ project: choir.id })).rejects.toMatchObject({ problem: { code: "vote.votedBefore" } });
  // The log has one entry with the person who entered it, but not the voter or the choice.
  expect(await fund.db.select().from(auditEntries)).toMatchObject([
    { act: "enter_paper_vote", actorId: coordinator.id, subject: `call ${bees.callId}`, details: {} },
  ]);
  // Guessing codes is stopped, also if a later one is right.
  for (let wrong = 2; wrong <= 20; wrong++) await enter({ access_code: "ABCD-EFGH-JKMP" }).catch(() => {});
  await expect(enter({})).rejects.toMatchObject({ problem: { code: "limit.tooMany" } });
});

test("a member with a conflict about a tied project neither hears of the tie nor decides it", async ({ fund }) => {
  const { call, ids } = await aClosedVote(fund, { bees: 2, choir: 2 }, { tieRule: "committee_decides" });
  const members = {
    free: await anOfficer(fund.db, "committee"),
    acquainted: await anOfficer(fund.db, "committee"),
    applicant: await anOfficer(fund.db, "committee"),
    aside: await anOfficer(fund.db, "committee"),
    excluded: await anOfficer(fund.db, "committee"),
    likely: await anOfficer(fund.db, "committee"),
  };
  const values = { callId: call.id, applicantId: members.applicant.id, state: "shortlisted" } as const;
  const { id: dossierId } = await aStoredDossier(fund.db, { ...values, answers: { confidential: "no" } });
  await fund.db
    .update(projects)
    .set({ dossierId })
    .where(eq(projects.id, ids.bees ?? ""));
  const declare = (who: keyof typeof members, declaration: object) =>
    aDeclaration(fund.db, { dossierId, personId: members[who].id, ...declaration });
  await declare("acquainted", { answer: "acquainted", isLikely: true });
  await declare("aside", { answer: "involved" });
  await declare("excluded", { answer: null, exclusion: "rule" });
  await declare("likely", { answer: null, isLikely: true });
  await countCall(fund.context(null), call.id);

  await tellTie(fund.context(null), { callId: call.id });
  const recipients = (await fund.db.select().from(mails)).map(({ recipient }) => recipient);
  expect(recipients.sort()).toEqual([members.free.email, members.acquainted.email].sort());
  const tied = `{ call(slug: "${call.slug}") { undecidedTie { slug } } }`;
  const decide = (me: typeof members.free) =>
    decideTie(fund.context(me), { callId: call.id, order: [ids.bees, ids.choir].map(String), reason: "More people." });
  for (const me of [members.applicant, members.aside, members.excluded, members.likely]) {
    expect((await fund.ask(me, tied)).data?.call).toEqual({ undecidedTie: [] });
    await expect(decide(me)).rejects.toMatchObject({ problem: { code: "vote.tieConflict" } });
  }
  const shownCall = (await fund.ask(members.free, tied)).data?.call;
  expect(shownCall).toEqual({ undecidedTie: [{ slug: "bees" }, { slug: "choir" }] });
  await decide(members.free);
});

test("a paper vote of someone who has voted reveals neither their choice nor whether it is the same", async ({
  fund,
}) => {
  const bees = await aProject(fund.db);
  const choir = await aProject(fund.db, { callId: bees.callId });
  const voter = await aPerson(fund.db);
  const codeHash = hashAccessCode(testSecret, "ABCD-EFGH-JKMN");
  await fund.db.insert(accessCodes).values({ personId: voter.id, codeHash, madeAt: fund.now });
  await castVote(fund.context(loggedIn(voter)), { projectId: bees.id });
  const coordinator = loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });
  const paper = { employee_id: voter.employeeId, access_code: "ABCD-EFGH-JKMN" };
  for (const project of [bees.id, choir.id]) {
    const entered = enterPaperVote(fund.context(coordinator), { ...paper, project });
    await expect(entered).rejects.toMatchObject({ problem: { code: "vote.votedBefore" } });
  }
  expect(await fund.db.select({ isAssisted: voters.isAssisted }).from(voters)).toEqual([{ isAssisted: false }]);
});

test("a recount finds a changed ballot, an added line and a forged result", async ({ fund }) => {
  const { call, ids } = await aClosedVote(fund, { bees: 2, choir: 1 });
  const verify = async () => (await verifyVote(fund.context(null), call)).wrong;
  expect(await verifyVote(fund.context(null), call)).toEqual({
    votes: 3,
    isCounted: false,
    isReleased: false,
    wrong: [],
  });
  await countCall(fund.context(null), call.id);
  await releaseCall(fund.context(null), call.id);
  expect(await verifyVote(fund.context(null), call)).toEqual({
    votes: 3,
    isCounted: true,
    isReleased: true,
    wrong: [],
  });

  // Downloaded lists agree with the count, and a changed code or ballot is found.
  const lists = {
    receipts: await Array.fromAsync(readReceipts(fund.db, call.id)),
    ballots: await Array.fromAsync(readChoices(fund.db, call.id)),
  };
  const compare = async (values: Partial<typeof lists>) =>
    (await verifyVote(fund.context(null), call, { ...lists, ...values })).wrong;
  expect(await compare({})).toEqual([]);
  expect(await compare({ ballots: ["bees", "bees", "bees"] })).toEqual([
    "The list has 3 ballots for bees, and 2 were counted.",
    "The list has 0 ballots for choir, and 1 were counted.",
  ]);
  expect(await compare({ receipts: [...lists.receipts.slice(1), "AAAA-BBBB-CCCC"] })).toEqual([
    "The list of codes lacks some that were given.",
    "The list of codes has some that were not given.",
  ]);

  const [bees, choir] = [String(ids.bees), String(ids.choir)];
  const [ballot] = await fund.db.select().from(ballots).where(eq(ballots.projectId, choir));
  await fund.db
    .update(ballots)
    .set({ projectId: bees })
    .where(eq(ballots.id, ballot?.id ?? ""));
  expect(await verify()).toEqual([
    `Project ${bees} has 3 ballots, and 2 were counted.`,
    `Project ${choir} has 0 ballots, and 1 were counted.`,
  ]);
  await fund.db
    .update(ballots)
    .set({ projectId: choir })
    .where(eq(ballots.id, ballot?.id ?? ""));
  await fund.db.update(projects).set({ votes: 9 }).where(eq(projects.id, choir));
  expect(await verify()).toEqual(["choir shows 9 votes instead of 1."]);
  await fund.db.update(projects).set({ votes: 1 }).where(eq(projects.id, choir));
  await fund.db.delete(receipts).where(eq(receipts.callId, call.id));
  expect(await verify()).toEqual(["The box has 3 ballots, and 0 receipts were given."]);
});
