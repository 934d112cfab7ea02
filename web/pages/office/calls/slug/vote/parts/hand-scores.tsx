import { required } from "#domain/rules.ts";
import { whole } from "#domain/text-rules.ts";
import { langOf } from "#web/components/dutch.tsx";
import { defineForm, type Refused, refusalOf } from "#web/form.tsx";
import type { ScoredCall } from "#web/pages/office/calls/slug/vote/page.tsx";
import { DeskForm } from "#web/pages/office/calls/slug/vote/parts/desk-form.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";

const prefix = "score-";

/** The score of one project; each has a form of its own. */
export const scoreForm = (projectId: string) =>
  defineForm({
    id: prefix + projectId,
    rules: { score: [required, whole(0, 100)] },
    words: {
      score: {
        label: "officeVote.handScore",
        ask: "officeVote.handScore.ask",
        instead: { "rule.whole": "officeVote.handScore.ask", "rule.between.number": "officeVote.handScore.ask" },
      },
    },
  });

/** Gives the project whose score was sent; null if another form was. */
export function scoredProject(form: FormData): string | null {
  const intent = String(form.get("intent") ?? "");
  return intent.startsWith(prefix) ? intent.slice(prefix.length) : null;
}

type Props = { call: ScoredCall; refused: Refused | undefined; isSaved: boolean };

/** Lets the chair score the projects that no member scores, because they have no dossier. */
export function HandScores({ call, refused, isSaved }: Props) {
  const text = useText("calls");
  const isPending = useIsPending();
  return (
    <section aria-labelledby="scores-heading" id="scores">
      <Panel className="office-page__part">
        <h2 id="scores-heading">{text("officeVote.handScores")}</h2>
        <p>{text("officeVote.handScores.text")}</p>
        <div role="status">
          {isSaved && !refused && <Notice tone="success">{text("officeVote.handScores.saved")}</Notice>}
        </div>
        {call.handScores.map(({ project: { id, text: written }, score }) => {
          const form = scoreForm(id);
          const refusal = refusalOf(form, refused);
          return (
            // A stored score makes the form anew, so that it sends the one that its reader saw.
            <DeskForm key={`${id} ${score}`} form={form} call={call} refused={refusal}>
              {({ typed, error }) => (
                <>
                  <input type="hidden" name="previous" value={score ?? ""} />
                  <Field
                    name="score"
                    label={<span lang={langOf(written.inDutch, "title")}>{written.title}</span>}
                    help={text("officeVote.handScore.help")}
                    error={error("score")}
                    required
                  >
                    <Input inputMode="numeric" defaultValue={refusal ? typed("score") : (score ?? "")} />
                  </Field>
                  <Button variant="secondary" busy={isPending}>
                    {text("officeVote.handScore.save")}
                  </Button>
                </>
              )}
            </DeskForm>
          );
        })}
      </Panel>
    </section>
  );
}
