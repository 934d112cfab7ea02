import { isId } from "#domain/id.ts";
import { readScore } from "#domain/review.ts";
import {
  ConflictQuestion,
  DeclareConflict,
  declareForm,
  readConflictAnswer,
} from "#web/components/conflict-question.tsx";
import { JudgementFields, MemberScores } from "#web/components/member-scores.tsx";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { isSentBy, refusalOf, refusedForm, submitForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageHandle, type PageProps } from "#web/page.ts";
import { Reading } from "#web/pages/office/committee/id/parts/reading.tsx";
import { ScoreForm, scoreName } from "#web/pages/office/committee/id/parts/score-form.tsx";
import { SaveReview } from "#web/pages/office/committee/id/parts/use-review-save.ts";
import { CommitteeViews } from "#web/pages/office/committee/parts/committee-views.tsx";
import { MissingScores, readMissing } from "#web/pages/office/committee/parts/missing-scores.tsx";
import { NextDossier } from "#web/pages/office/committee/parts/next-dossier.tsx";
import { countMine, nextToDo, OwnStatusFields } from "#web/pages/office/committee/parts/round.ts";
import { useText } from "#web/text.tsx";
import { Kernels } from "#web/ui/kernels/kernels.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import "../page.css";
import "./page.css";

const ScoredDossier = fund(
  `
  query ScoredDossier($id: ID!, $language: Language!) {
    officeDossier(id: $id) {
      id levels number type isUrgent isConfidential state language title organisation town applicant askedInCents costInCents
      isLikelyConflict mayScore
      call { slug title(language: $language) }
      versions { version sentAt changedFields answers { field value } }
      files { id field name size type scan }
      myReview { scores { criterion score } note changedAt isFinished isBeforeCompletion isShown }
      reviewProgress { finished reviewers }
      judgement { ...JudgementFields }
    }
  }
`,
  [JudgementFields],
);
const RoundOfDossier = fund(
  `
  query RoundOfDossier($slug: String, $language: Language!) {
    reviewRounds { slug title(language: $language) }
    reviewRound(slug: $slug) {
      call { slug }
      dossiers { ...OwnStatusFields }
      criteria { id name(language: $language) help(language: $language) weight words(language: $language) }
    }
  }
`,
  [OwnStatusFields],
);
const SavedReview = fund(
  `query SavedReview($id: ID!) { officeDossier(id: $id) { call { slug } myReview { scores { criterion } } } }`,
);

// The first key is often a score, and must not be lost to starting the scripts.
export const handle: PageHandle = { startsAtOnce: true };

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args, "committee");
  const { api, language, params } = args;
  const id = params.id ?? "";
  if (!isId(id)) noSuchPage();
  const { officeDossier: dossier } = await api.query(ScoredDossier, { id, language });
  const slug = dossier?.call?.slug ?? null;
  // Someone who stepped aside no longer reads the call of the dossier, so they see the first round around it.
  if (!dossier || !(slug || dossier.levels.includes("aside"))) return noSuchPage();
  const { reviewRounds, reviewRound } = await api.query(RoundOfDossier, { slug, language });
  if (!reviewRound) return noSuchPage();
  const missing = readMissing(args.url);
  return { roles, rounds: reviewRounds, round: reviewRound, dossier, criteria: reviewRound.criteria, missing };
};

export const act = async (args: ActArgs) => {
  const { api, form, params, language } = args;
  const id = params.id ?? "";
  if (isSentBy(declareForm, form))
    return submitForm(
      declareForm,
      form,
      () => api.mutate(DeclareConflict, { id, ...readConflictAnswer(form) }),
      () => args.go(`/office/committee/${id}`),
    );
  const scores = [...form.keys()].flatMap((name) => {
    const score = readScore(form.get(name));
    return name.startsWith(scoreName("")) && score ? [{ criterion: name.slice(scoreName("").length), score }] : [];
  });
  const { problem } = await api.mutate(SaveReview, { id, scores, note: String(form.get("note") ?? "") });
  if (problem) return refusedForm(problem, form);
  const { officeDossier } = await api.query(SavedReview, { id });
  const slug = officeDossier?.call?.slug ?? null;
  const { reviewRound } = await api.query(RoundOfDossier, { slug, language });
  const next = reviewRound && nextToDo(reviewRound.dossiers, id);
  const givenScores = officeDossier?.myReview?.scores.map(({ criterion }) => criterion) ?? [];
  const missing = (reviewRound?.criteria ?? []).filter((one) => !givenScores.includes(one.id)).length;
  return args.go(`/office/committee${next ? `/${next.id}` : ""}${missing > 0 ? `?missing=${missing}` : ""}`);
};

/** The loaded data of the page. */
export type ScorePage = Awaited<ReturnType<typeof load>>;

/** One dossier to read, with the scores of the reader beside it. The question about conflicts comes first. */
export default function ScoreDossierPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("committee");
  const { roles, rounds, round, dossier, criteria, missing } = loaderData;
  const { finished, total } = countMine(round);
  const refused = actionData?.problem ? actionData : undefined;
  const { levels } = dossier;
  return (
    <>
      <PageHead title={text("score.title")} isRefused={Boolean(refused)} />
      <OfficeHead title={text("score.title")}>
        {total > 0 && (
          <span className="committee__progress">
            <strong>{text("committee.scored", { finished, total })}</strong>
            <Kernels count={total} done={finished} hasCurrent={false} />
          </span>
        )}
      </OfficeHead>
      <CommitteeViews roles={roles} current="mine" round={round} rounds={rounds} />
      <MissingScores count={refused ? 0 : missing} />
      {refused && !refusalOf(declareForm, refused) && <RefusalNotice problem={refused.problem} />}
      <div className="score__split">
        <Reading dossier={dossier} />
        {levels.includes("aside") && (
          <div className="score__aside">
            <Notice>{text("committee.status.aside")}</Notice>
            <NextDossier round={round} from={dossier.id} />
          </div>
        )}
        {levels.includes("declare") && <ConflictQuestion dossier={dossier} refused={refused} />}
        {levels.includes("judge") && <ScoreForm key={dossier.id} dossier={dossier} round={round} criteria={criteria} />}
      </div>
      {typeof dossier.judgement?.mean === "number" && (
        <section className="score__others" aria-labelledby="others-heading">
          <h2 id="others-heading">{text("score.others")}</h2>
          <MemberScores judgement={dossier.judgement} />
        </section>
      )}
    </>
  );
}
