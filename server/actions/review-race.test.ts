import { expect, test } from "vitest";
import { declareConflict } from "#server/actions/declaration.ts";
import { saveReview } from "#server/actions/review.ts";
import { assignReviewers, chooseReviewers, endRound } from "#server/actions/review-round.ts";
import { listReviews } from "#server/database/queries/review.ts";
import { aBusyFund, outcomeOf } from "#test/busy-fund.ts";
import { aRound, score } from "#test/review-round.ts";

test("scores that come at once are all kept", async () => {
  const fund = await aBusyFund();
  const { committee, dossierIds } = await aRound(fund);
  const [anna] = committee;
  const [dossierId] = dossierIds;
  const save = (criterion: string, givenScore: number) =>
    saveReview(fund.context(anna), { dossierId, scores: [{ criterion, score: givenScore }] });
  await Promise.all([
    save("impact", 4),
    save("plan", 2),
    saveReview(fund.context(anna), { dossierId, note: "De offerte is volledig." }),
  ]);
  const [review] = await listReviews(fund.db, [dossierId]);
  expect(review).toMatchObject({
    scores: { impact: 4, plan: 2 },
    finishedAt: fund.now,
    sealedNote: expect.any(String),
  });
});

test("scoring, assigning, declaring and ending a round at once never wait for each other for ever", async () => {
  const fund = await aBusyFund();
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 4, dossiers: 4 });
  const acts = committee.flatMap((member, place) =>
    dossierIds.flatMap((dossierId, index) => [
      score(fund, member, dossierId, 3),
      ...(place === index
        ? [declareConflict(fund.context(member), { dossierId, answer: "involved", isNameShown: true })]
        : []),
    ]),
  );
  const ends = await Promise.allSettled([
    ...acts,
    assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: 2 }),
    assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: null }),
    endRound(fund.context(coordinator), { callId: call.id }),
  ]);
  // A refusal has a reason; a deadlock would be another error.
  for (const end of ends)
    if (end.status === "rejected") expect(end.reason).toMatchObject({ problem: { code: expect.any(String) } });
  const remainingReviews = await listReviews(fund.db, dossierIds);
  for (const [place, member] of committee.entries())
    expect(
      remainingReviews.some(({ personId, dossierId }) => personId === member.id && dossierId === dossierIds[place]),
    ).toBe(false);
});

test("members chosen by hand while the round is shared out are assigned once", async () => {
  const fund = await aBusyFund();
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 4, dossiers: 4 });
  const context = fund.context(coordinator);
  await assignReviewers(context, { callId: call.id, perDossier: 2 });
  const memberIds = committee.map(({ id }) => id);
  for (const perDossier of [4, 3, 4, 3])
    expect(
      await Promise.all([
        ...dossierIds.map((dossierId) => outcomeOf(chooseReviewers(context, { dossierId, memberIds }))),
        outcomeOf(assignReviewers(context, { callId: call.id, perDossier })),
      ]),
    ).toEqual(Array(dossierIds.length + 1).fill("done"));
});
