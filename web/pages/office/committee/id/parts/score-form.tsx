import { useRef, useState } from "react";
import { Form } from "react-router";
import {
  countScored,
  longestNote,
  readScore,
  type Score,
  type Scores,
  scoreValues,
  weightedMean,
} from "#domain/review.ts";
import { withNext } from "#web/next.ts";
import type { ScorePage } from "#web/pages/office/committee/id/page.tsx";
import { reviewQueue, useReviewSave } from "#web/pages/office/committee/id/parts/use-review-save.ts";
import { useScoreKeys } from "#web/pages/office/committee/id/parts/use-score-keys.ts";
import { nextToDo, previousOf } from "#web/pages/office/committee/parts/round.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { ProblemSentence } from "#web/problem-sentence.tsx";
import { useFormats, useText } from "#web/text.tsx";
import { Autosave } from "#web/ui/autosave/autosave.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Rating } from "#web/ui/rating/rating.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

type Props = Pick<ScorePage, "dossier" | "round" | "criteria">;

/** The name of the control of a criterion. */
export const scoreName = (criterionId: string) => `score-${criterionId}`;

/** The scores of one member for one dossier: a plain form, in which scripts save each score at once. */
export function ScoreForm({ dossier, round, criteria }: Props) {
  const text = useText("committee");
  const to = usePath();
  const isPending = useIsPending();
  const form = useRef<HTMLFormElement>(null);
  const { scores, chooseScore, note } = useOwnReview(dossier);
  const next = nextToDo(round.dossiers, dossier.id);
  const previous = previousOf(round.dossiers, dossier.id);
  const hrefOf = (one: { id: string } | null) => one && to(`/office/committee/${one.id}`);
  useScoreKeys(form, { next: hrefOf(next), previous: hrefOf(previous) });
  const isFixed = !dossier.mayScore;
  return (
    <Form className="pane score" method="post" ref={form} aria-labelledby="score-heading">
      <h2 id="score-heading" className="vh">
        {text("score.form")}
      </h2>
      <Total dossier={dossier} criteria={criteria} scores={scores} />
      {!isFixed && <Keys />}
      {isFixed && <p className="muted">{text(dossier.myReview?.isShown ? "review.shown" : "score.closed")}</p>}
      <div>
        {criteria.map(({ id, name, help, weight, words }) => (
          <Rating
            key={id}
            name={scoreName(id)}
            legend={name}
            aside={text("score.weight", { weight })}
            help={help}
            options={scoreValues.map((value, place) => ({
              value: String(value),
              label: words[place] ?? text(`score.value.${value}`),
            }))}
            value={scores[id] === undefined ? undefined : String(scores[id])}
            disabled={isFixed}
            onChange={(value) => chooseScore(id, value)}
          />
        ))}
      </div>
      <Field name="note" label={text("score.note")} help={text("score.note.help")} optional={text("form.optional")}>
        <Textarea
          rows={3}
          maxLength={longestNote}
          defaultValue={note}
          readOnly={isFixed}
          onChange={({ target }) => reviewQueue.addNote(dossier.id, target.value)}
        />
      </Field>
      {!isFixed && <SaveLine dossier={dossier} />}
      <div className="score__acts">
        {!isFixed && (
          <Button size="small" name="intent" value="save" iconAfter="arrow" busy={isPending}>
            {text("score.saveNext")}
          </Button>
        )}
        <LinkButton size="small" variant="secondary" href={hrefOf(next) ?? to("/office/committee")}>
          {text(next ? "score.skip" : "score.backToList")}
        </LinkButton>
        {previous && (
          <LinkButton size="small" variant="quiet" href={hrefOf(previous) ?? ""}>
            {text("score.previous")}
          </LinkButton>
        )}
      </div>
    </Form>
  );
}

/** The scores of the form: those of the server, and those that this tab has not sent yet. */
function useOwnReview({ id, myReview }: ScorePage["dossier"]) {
  const saved = Object.fromEntries(
    (myReview?.scores ?? []).flatMap(({ criterion, score }) => {
      const value = readScore(score);
      return value ? [[criterion, value] as const] : [];
    }),
  );
  const [scores, setScores] = useState<Scores>(() => ({ ...saved, ...reviewQueue.read(id)?.scores }));
  const chooseScore = (criterion: string, value: string) => {
    const score = readScore(value) as Score;
    setScores((now) => ({ ...now, [criterion]: score }));
    void reviewQueue.addScore(id, criterion, score);
  };
  return { scores, chooseScore, note: reviewQueue.read(id)?.note ?? myReview?.note ?? "" };
}

function Total({ dossier, criteria, scores }: Pick<Props, "dossier" | "criteria"> & { scores: Scores }) {
  const text = useText("committee");
  const format = useFormats();
  const plain = criteria.map(({ id, weight }) => ({ id, weight, name: { nl: "" }, help: { nl: "" } }));
  const mean = weightedMean(plain, scores);
  const [count, total] = [countScored(plain, scores), criteria.length];
  const { reviewProgress: progress, judgement } = dossier;
  return (
    <div className="score__total">
      {mean !== null && <b>{format.tenths(mean)}</b>}
      <p>
        <strong>
          {mean === null ? text("score.none") : text(count === total ? "score.total" : "score.soFar", { count, total })}
        </strong>
        {progress && (
          <>
            <br />
            {judgement ? text("score.open") : text("score.hidden", progress)}
          </>
        )}
      </p>
    </div>
  );
}

/** Says whether the scores are saved; empty at first, so that screen readers read what comes. */
function SaveLine({ dossier: { id, myReview } }: Pick<Props, "dossier">) {
  const text = useText("committee");
  const format = useFormats();
  const to = usePath();
  const { state, savedReview, problem } = useReviewSave();
  // The queue goes on from one dossier to the next.
  const at = savedReview?.dossierId === id ? savedReview.at : myReview?.changedAt;
  if (state === "saving") return <Autosave state="saving">{text("score.saving")}</Autosave>;
  if (state === "offline") return <Autosave state="failed">{text("score.offline")}</Autosave>;
  if (state === "logged_out")
    return (
      <Autosave state="failed">
        <span>
          {text("score.loggedOut")}{" "}
          <Link href={withNext(to("/login"), to("/office/committee"))} target="_blank">
            {text("loggedOut.logIn")}
          </Link>
        </span>
      </Autosave>
    );
  if (state === "refused")
    return (
      <Autosave state="failed">
        <span>
          {text("score.refused")} {problem && <ProblemSentence problem={problem} />}
        </span>
      </Autosave>
    );
  return <Autosave state="saved">{at && text("score.saved", { time: format.time(new Date(at)) })}</Autosave>;
}

/** The keys that score and lead on. */
function Keys() {
  const text = useText("committee");
  return (
    <p className="score__keys">
      <span>
        <kbd>1</kbd>–<kbd>5</kbd> {text("score.keys.score")}
      </span>
      <span>
        <kbd>Tab</kbd> {text("score.keys.tab")}
      </span>
      <span>
        <kbd>n</kbd> {text("score.keys.next")}
      </span>
      <span>
        <kbd>p</kbd> {text("score.keys.previous")}
      </span>
    </p>
  );
}
