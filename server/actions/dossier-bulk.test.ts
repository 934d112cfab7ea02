import { handleDossiers } from "#server/actions/dossier-bulk.ts";
import { eq } from "#server/database/drizzle.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { aCall, aPerson, daysFromNow, loggedIn } from "#test/factories.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aStoredDossier } from "#test/stored-dossier.ts";

const aCoordinator = async (fund: Fund) =>
  loggedIn(await aPerson(fund.db), { roles: ["coordinator"], hasSecondFactor: true });

const stateOf = async (fund: Fund, id: string) =>
  (await fund.db.select().from(dossiers).where(eq(dossiers.id, id)))[0]?.state;

test("hands over those that can go, confidential ones unread, and says why the others stay", async ({ fund }) => {
  const before = new Date(fund.now.getTime() - 86_400_000);
  const after = new Date(fund.now.getTime() + 86_400_000);
  const dates = { submissionsOpen: new Date(0), votingOpens: null, votingCloses: null };
  const closed = await aCall(fund.db, { ...dates, submissionsClose: before });
  const open = await aCall(fund.db, { ...dates, submissionsClose: after });
  const context = fund.context(await aCoordinator(fund));
  const goes = await aStoredDossier(fund.db, { state: "submitted", callId: closed.id });
  const unread = await aStoredDossier(fund.db, {
    state: "submitted",
    callId: closed.id,
    answers: { confidential: "yes" },
  });
  const early = await aStoredDossier(fund.db, { state: "submitted", callId: open.id });
  const request = await aStoredDossier(fund.db, { type: "internal", state: "submitted" });
  const own = await aStoredDossier(fund.db, {
    state: "submitted",
    callId: closed.id,
    applicantId: context.me?.id ?? "",
  });
  const all = [goes, unread, early, request, own];
  const { going, staying } = await handleDossiers(context, { act: "giveToCommittee", ids: all.map(({ id }) => id) });
  expect(going.map(({ id }) => id).toSorted()).toEqual([goes.id, unread.id].toSorted());
  expect(new Map(staying.map(({ dossier, problem }) => [dossier.id, problem.code]))).toEqual(
    new Map([
      [early.id, "dossier.deadlineAhead"],
      [request.id, "dossier.notNow"],
    ]),
  );
  expect(await Promise.all(all.map(({ id }) => stateOf(fund, id)))).toEqual([
    "in_review",
    "in_review",
    "submitted",
    "submitted",
    "submitted",
  ]);
});

test("asks each applicant for completion in their own language", async ({ fund }) => {
  const context = fund.context(await aCoordinator(fund));
  const [french, dutch] = [
    await aStoredDossier(fund.db, { state: "submitted", language: "fr" }),
    await aStoredDossier(fund.db, { state: "submitted", language: "nl" }),
  ];
  const { going, staying } = await handleDossiers(context, {
    act: "askForCompletion",
    ids: [french.id, dutch.id],
    until: daysFromNow(4000),
    reasons: { fr: "Le devis manque." },
  });
  expect(going.map(({ id }) => id)).toEqual([french.id]);
  expect(staying.map(({ dossier, problem }) => [dossier.id, problem.code])).toEqual([
    [dutch.id, "dossier.reasonNeeded"],
  ]);
});
