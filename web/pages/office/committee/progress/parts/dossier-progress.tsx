import { Form } from "react-router";
import { isStillJudged } from "#domain/review.ts";
import { isShort } from "#domain/review-assignment.ts";
import { DossierLine } from "#web/pages/office/committee/parts/dossier-line.tsx";
import type { Progress } from "#web/pages/office/committee/progress/page.tsx";
import { RoundForm } from "#web/pages/office/committee/progress/parts/round-form.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Rows } from "#web/ui/rows/rows.tsx";

type RoundDossier = Progress["dossiers"][number];

/** How many members scored each dossier, and who is asked to. */
export function DossierProgress({ callId, progress }: { callId: string; progress: Progress }) {
  const { dossiers, reviewersPerDossier } = progress;
  const text = useText("committee");
  const to = usePath();
  return (
    <div className="office-page__part">
      <h2>{text("round.dossiers")}</h2>
      <ShortDossiers callId={callId} progress={progress} />
      <Rows
        caption={text("round.dossiers")}
        columns={[
          { name: "dossier", label: text("committee.dossier") },
          { name: "done", label: text("round.done"), isNumber: true },
          ...(reviewersPerDossier === null ? [] : [{ name: "who", label: text("round.assignment") }]),
        ]}
        rows={dossiers.map((dossier) => ({
          id: dossier.id,
          label: dossier.number ?? "",
          cells: [
            <DossierLine key="dossier" dossier={dossier} href={`${to("/office/dossiers")}?open=${dossier.id}`} />,
            <Done key="done" dossier={dossier} />,
            ...(reviewersPerDossier === null ? [] : [<Chosen key="who" dossier={dossier} />]),
          ],
        }))}
      />
    </div>
  );
}

/** Shares out the dossiers that have too few members, for example because one left. The others stay as they are. */
function ShortDossiers({ callId, progress }: { callId: string; progress: Progress }) {
  const text = useText("committee");
  const { dossiers, reviewersPerDossier: perDossier, endedAt } = progress;
  if (perDossier === null || endedAt) return null;
  const short = dossiers.filter(
    ({ state, reviewers }) => state && isStillJudged({ state }) && reviewers && isShort(reviewers, perDossier),
  );
  if (short.length === 0) return null;
  return (
    <Notice tone="warning">
      <RoundForm callId={callId} intent="assign" label={text("round.shareRest")} variant="secondary">
        <p>{text("round.short", { count: short.length, perDossier })}</p>
        <input type="hidden" name="who" value="few" />
        <input type="hidden" name="perDossier" value={perDossier} />
      </RoundForm>
    </Notice>
  );
}

function Done({ dossier: { reviewProgress, isConfidential } }: { dossier: RoundDossier }) {
  const text = useText("committee");
  if (!reviewProgress) return isConfidential ? text("round.confidential") : null;
  return reviewProgress.reviewers === 0 ? text("round.nobody") : text("committee.progress", reviewProgress);
}

/** The members who score a dossier, and a form to choose others. */
function Chosen({ dossier: { id, reviewers } }: { dossier: RoundDossier }) {
  const text = useText("committee");
  const isPending = useIsPending();
  if (!reviewers) return null;
  const names = reviewers.filter(({ isReviewer }) => isReviewer).map(({ name }) => name);
  return (
    <>
      {names.join(", ")}
      <FoldedWords title={text("round.choose")}>
        <Form method="post">
          <input type="hidden" name="dossier" value={id} />
          {reviewers.map((member) => (
            <Check key={member.id} name="member" value={member.id} defaultChecked={member.isReviewer}>
              {member.name}
            </Check>
          ))}
          <Button size="small" variant="secondary" name="intent" value="choose" busy={isPending}>
            {text("round.choose.do")}
          </Button>
        </Form>
      </FoldedWords>
    </>
  );
}
