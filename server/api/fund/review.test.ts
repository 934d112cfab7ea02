import { declareConflict } from "#server/actions/declaration.ts";
import { saveReview } from "#server/actions/review.ts";
import { assignReviewers, endRound, reopenRound } from "#server/actions/review-round.ts";
import type { Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { calls } from "#server/database/tables/call.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { expect, type Fund, test } from "#test/fund.ts";
import { aRound, score } from "#test/review-round.ts";
import { aDeclaration, aSentVersion, storedAnswers } from "#test/stored-dossier.ts";

const Scores = `query ($id: ID!) {
  officeDossier(id: $id) {
    mayScore
    myReview { mean note isFinished isBeforeCompletion isShown scores { criterion score } }
    reviewProgress { finished reviewers }
    judgement { mean spread rank reviews { member name mean note scores { criterion score } } }
    reviewers { name isReviewer }
  }
}`;

type Answer = {
  mayScore: boolean | null;
  myReview: { mean: number; isFinished: boolean; isBeforeCompletion: boolean } | null;
  reviewProgress: { finished: number; reviewers: number } | null;
  judgement: { mean: number; spread: number; rank: number | null; reviews: { name: string; note: string }[] } | null;
  reviewers: { name: string; isReviewer: boolean }[] | null;
};

async function ask(fund: Fund, me: Me, id: string): Promise<Answer> {
  const { data, errors } = await fund.ask(me, Scores, { id });
  expect(errors).toBeUndefined();
  return data?.officeDossier as Answer;
}

const Round = `query ($slug: String) {
  reviewRound(slug: $slug) {
    isRankingOpen endedAt reviewersPerDossier
    criteria { id name(language: en) help(language: en) weight }
    dossiers { id number judgement { rank mean } }
  }
}`;

type RoundAnswer = {
  isRankingOpen: boolean;
  dossiers: { id: string; judgement: { rank: number | null; mean: number } | null }[];
};

async function askRound(fund: Fund, me: Me, slug: string): Promise<RoundAnswer> {
  const { data, errors } = await fund.ask(me, Round, { slug });
  expect(errors).toBeUndefined();
  return data?.reviewRound as RoundAnswer;
}

test("members see each other's scores and notes only when all who may have scored did", async ({ fund }) => {
  const { committee, dossierIds, coordinator } = await aRound(fund, { members: 2, dossiers: 2 });
  const [anna, bram] = committee;
  const [id, other] = dossierIds as unknown as [string, string];
  await saveReview(fund.context(anna), { dossierId: id, note: "De offerte is volledig." });
  await score(fund, anna, id, 5, 4);

  expect(await ask(fund, bram, id)).toMatchObject({
    mayScore: true,
    myReview: null,
    reviewProgress: { finished: 1, reviewers: 2 },
    judgement: null,
  });
  expect((await ask(fund, anna, id)).myReview).toMatchObject({ mean: 4.6, isFinished: true });
  await score(fund, bram, id, 3);

  const { judgement } = await ask(fund, bram, id);
  expect(judgement).toMatchObject({ mean: 3.8, rank: null });
  expect(judgement?.reviews.map(({ name, note }) => [name, note])).toEqual([
    ["Anna Zonder", "De offerte is volledig."],
    ["Bram Zonder", ""],
  ]);
  // The ranking waits for the other dossier, and so does the coordinator.
  expect((await ask(fund, coordinator, id)).judgement).toBeNull();
  expect((await ask(fund, anna, other)).judgement).toBeNull();
});

test("a coordinator sees how far members are, and scores when the ranking opens", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund);
  const [anna] = committee;
  const [id] = dossierIds;
  await score(fund, anna, id, 4);
  expect(await ask(fund, coordinator, id)).toMatchObject({
    mayScore: null,
    myReview: null,
    reviewProgress: { finished: 1, reviewers: 2 },
    judgement: null,
  });
  const { data } = await fund.ask(
    coordinator,
    "query ($slug: String) { reviewRound(slug: $slug) { members { name finished due isBehind } } }",
    { slug: call.slug },
  );
  expect(data?.reviewRound).toEqual({
    members: [
      { name: "Anna Zonder", finished: 1, due: 1, isBehind: false },
      { name: "Bram Zonder", finished: 0, due: 1, isBehind: true },
    ],
  });
  await endRound(fund.context(coordinator), { callId: call.id });
  expect((await ask(fund, coordinator, id)).judgement).toMatchObject({ mean: 4, rank: 1 });
});

test("a coordinator learns nothing about the scores of a confidential dossier, not even how many", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { confidential: "yes" });
  const [anna, bram] = committee;
  const [id] = dossierIds;
  await score(fund, anna, id, 4);
  await declareConflict(fund.context(bram), { dossierId: id, answer: "involved", isNameShown: true });
  const nothing = { mayScore: null, myReview: null, reviewProgress: null, judgement: null, reviewers: null };
  expect(await ask(fund, coordinator, id)).toEqual(nothing);
  await endRound(fund.context(coordinator), { callId: call.id });
  expect(await ask(fund, coordinator, id)).toEqual(nothing);
  const query = "query ($slug: String) { reviewRound(slug: $slug) { members { name } } }";
  const { data } = await fund.ask(coordinator, query, { slug: call.slug });
  expect(data?.reviewRound).toEqual({ members: [] });
});

test("someone who stepped aside never sees scores, and the ranks of the others stay the same", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 2, dossiers: 3 });
  const [anna, bram] = committee;
  const [first, second, third] = dossierIds as unknown as [string, string, string];
  for (const id of dossierIds) await score(fund, anna, id, id === first ? 5 : id === second ? 3 : 1);
  await declareConflict(fund.context(bram), { dossierId: second, answer: "involved", isNameShown: true });
  await endRound(fund.context(coordinator), { callId: call.id });

  const ranksFor = async (me: Me) =>
    (await askRound(fund, me, call.slug)).dossiers.map(({ id, judgement }) => [id, judgement?.rank ?? null]);
  expect(await ranksFor(anna)).toEqual([
    [first, 1],
    [second, 2],
    [third, 3],
  ]);
  // The line of a dossier without scores is last, so that its place tells no rank.
  expect(await ranksFor(bram)).toEqual([
    [first, 1],
    [third, 3],
    [second, null],
  ]);
});

test("the ranks that a coordinator sees have no gap where a confidential dossier was scored", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 1, dossiers: 3 });
  const [anna] = committee;
  const [first, second, third] = dossierIds as unknown as [string, string, string];
  await fund.db.update(dossiers).set({ isConfidential: true }).where(eq(dossiers.id, second));
  for (const id of dossierIds) await score(fund, anna, id, id === first ? 5 : id === second ? 3 : 1);

  const ranksFor = async (me: Me) =>
    (await askRound(fund, me, call.slug)).dossiers.map(({ id, judgement }) => [id, judgement?.rank ?? null]);
  expect(await ranksFor(coordinator)).toEqual([
    [first, 1],
    [third, 2],
    [second, null],
  ]);
  // Ranks are the same for everybody who sees them.
  expect(await ranksFor(anna)).toEqual([
    [first, 1],
    [third, 2],
    [second, 1],
  ]);
});

test("a member who has not answered the question about conflicts sees no scores", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund);
  const [anna, bram] = committee;
  const [id] = dossierIds;
  await aDeclaration(fund.db, { dossierId: id, personId: bram.id, answer: null });
  await score(fund, anna, id, 4);
  await endRound(fund.context(coordinator), { callId: call.id });
  expect(await ask(fund, bram, id)).toEqual({
    mayScore: false,
    myReview: null,
    reviewProgress: null,
    judgement: null,
    reviewers: null,
  });
});

test("scores are fixed once someone saw them beside those of others, until the applicant completes the dossier", async ({
  fund,
}) => {
  const { committee, dossierIds } = await aRound(fund);
  const [anna, bram] = committee;
  const [id] = dossierIds;
  await score(fund, anna, id, 4);
  await ask(fund, anna, id);
  await score(fund, bram, id, 1);
  // The last one to score corrects a slip, because nobody has looked yet.
  await score(fund, bram, id, 2);
  expect((await ask(fund, bram, id)).judgement?.reviews).toHaveLength(2);
  for (const member of [anna, bram]) {
    await expect(score(fund, member, id, 3)).rejects.toMatchObject({ problem: { code: "review.shown" } });
    expect(await ask(fund, member, id)).toMatchObject({ mayScore: false, myReview: { isShown: true } });
  }
  const [dossier] = await fund.db.select().from(dossiers).where(eq(dossiers.id, id));
  if (dossier) await aSentVersion(fund.db, dossier, storedAnswers.external);
  expect(await ask(fund, anna, id)).toMatchObject({ mayScore: true, myReview: { isShown: false } });
  await score(fund, anna, id, 5);
});

test("opening a round again does not free scores that others saw", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund);
  const [anna, bram] = committee;
  const [id] = dossierIds;
  await score(fund, anna, id, 4);
  await endRound(fund.context(coordinator), { callId: call.id });
  expect((await ask(fund, bram, id)).judgement?.reviews).toHaveLength(1);
  await reopenRound(fund.context(coordinator), { callId: call.id });
  expect((await ask(fund, bram, id)).judgement).toBeNull();
  await expect(score(fund, anna, id, 2)).rejects.toMatchObject({ problem: { code: "review.shown" } });
  await score(fund, bram, id, 3);
});

test("the only member who scored a dossier can still correct the scores", async ({ fund }) => {
  const { committee, dossierIds } = await aRound(fund, { members: 1 });
  const [anna] = committee;
  const [id] = dossierIds;
  await score(fund, anna, id, 4);
  expect((await ask(fund, anna, id)).judgement).toMatchObject({ mean: 4 });
  await score(fund, anna, id, 3);
});

test("a score from before a completion is marked", async ({ fund }) => {
  const { committee, dossierIds } = await aRound(fund);
  const [anna] = committee;
  const [id] = dossierIds;
  await score(fund, anna, id, 4);
  expect((await ask(fund, anna, id)).myReview?.isBeforeCompletion).toBe(false);
  const [dossier] = await fund.db.select().from(dossiers).where(eq(dossiers.id, id));
  if (dossier) await aSentVersion(fund.db, dossier, storedAnswers.external);
  expect((await ask(fund, anna, id)).myReview?.isBeforeCompletion).toBe(true);
});

test("those who handle a dossier see who is asked to score it", async ({ fund }) => {
  const { call, committee, dossierIds, coordinator } = await aRound(fund, { members: 3 });
  const [anna] = committee;
  const [id] = dossierIds;
  await score(fund, anna, id, 4);
  await assignReviewers(fund.context(coordinator), { callId: call.id, perDossier: 1 });
  expect((await ask(fund, coordinator, id)).reviewers).toEqual([
    { name: "Anna Zonder", isReviewer: true },
    { name: "Bram Zonder", isReviewer: false },
    { name: "Carla Zonder", isReviewer: false },
  ]);
  expect((await ask(fund, anna, id)).reviewers).toBeNull();
});

test("the rail, Today and the page of the committee say the same number of dossiers to score", async ({ fund }) => {
  const { call, committee, dossierIds } = await aRound(fund, { members: 1, dossiers: 4 });
  const [anna] = committee;
  const [done, undeclared, aside] = dossierIds as unknown as [string, string, string];
  await score(fund, anna, done, 4);
  await aDeclaration(fund.db, { dossierId: undeclared, personId: anna.id, answer: null });
  await aDeclaration(fund.db, { dossierId: aside, personId: anna.id, answer: "involved" });
  const query = "query ($slug: String) { reviewRound(slug: $slug) { dossiers { id waitsForScore } } }";
  const { data } = await fund.ask(anna, query, { slug: call.slug });
  const round = data?.reviewRound as { dossiers: { id: string; waitsForScore: boolean | null }[] };
  const waiting = round.dossiers.filter(({ waitsForScore }) => waitsForScore).map(({ id }) => id);
  expect(waiting.toSorted()).toEqual([undeclared, dossierIds[3]].toSorted());
  const { data: rail } = await fund.askSystem(anna, "{ me { waiting { kind count } } }");
  // The dossier without an answer about conflicts is counted once.
  expect(rail?.me).toEqual({ waiting: [{ kind: "score", count: waiting.length }] });
  expect((await fund.ask(anna, "{ waitingDossiers { step } }")).data?.waitingDossiers).toEqual([]);
});

test("rounds are for the committee and coordinators only", async ({ fund }) => {
  const { call, committee, coordinator } = await aRound(fund);
  const [anna] = committee;
  expect((await askRound(fund, anna, call.slug)).isRankingOpen).toBe(false);
  expect((await askRound(fund, coordinator, call.slug)).dossiers).toHaveLength(1);
  const treasurer: Me = { ...anna, roles: ["treasurer"] };
  const { errors } = await fund.ask(treasurer, Round, { slug: call.slug });
  expect(errors?.[0]?.extensions.problem).toEqual({ code: "permission.denied" });
  expect((await fund.ask(null, "{ reviewRounds { slug } }")).errors?.[0]?.extensions.problem).toEqual({
    code: "login.required",
  });
});

test("members read what each score means in their own language, if the fund wrote it", async ({ fund }) => {
  const { call, committee } = await aRound(fund);
  const [first, ...others] = call.criteria;
  if (!first) throw new Error("There is no criterion");
  const words = { nl: "vaag, wankel, kan, goed, zeker", en: "" };
  await fund.db
    .update(calls)
    .set({ criteria: [{ ...first, words }, ...others] })
    .where(eq(calls.id, call.id));
  const query = `query ($slug: String) {
    reviewRound(slug: $slug) { criteria { nl: words(language: nl) en: words(language: en) } }
  }`;
  const { data } = await fund.ask(committee[0], query, { slug: call.slug });
  expect(data?.reviewRound).toEqual({
    criteria: [{ nl: ["vaag", "wankel", "kan", "goed", "zeker"], en: [] }, ...others.map(() => ({ nl: [], en: [] }))],
  });
});
