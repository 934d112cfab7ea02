import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { voteFields } from "#domain/vote.ts";
import { forgetChoices, keepChoice, keptChoice } from "#web/components/kept-choice.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { type Refused, readTexts, useForm } from "#web/form.tsx";
import { BallotFilter } from "#web/pages/vote/ballot-filter.tsx";
import { BallotChoice, type Candidate } from "#web/pages/vote/ballot-row.tsx";
import { ChoiceBar } from "#web/pages/vote/choice-bar.tsx";
import { ConfirmDialog } from "#web/pages/vote/confirm.tsx";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { FormIdContext, formulateId } from "#web/ui/field/form-id.ts";

/** Names the form, for a button that stands outside of it. */
export const formId = "vote";
const form = {
  id: formId,
  rules: voteFields,
  words: { project: { label: "ballot.choice", ask: "ballot.ask" } },
  read: (typed: FormData) => readTexts(voteFields, typed),
} as const;

type Props = {
  projects: readonly Candidate[];
  refused: Refused | undefined;
  /** What was chosen on the page before. */
  chosenBefore: string;
  /** On a device that others use before and after: nothing is kept there, and nothing leads away from the ballot. */
  isShared?: boolean;
  isAsking: boolean;
  onAsk(isAsking: boolean): void;
};

/** The ballot of a voter: one choice, which is asked once more before it counts. */
export function BallotForm({ projects, refused, chosenBefore, isShared = false, isAsking, onAsk }: Props) {
  const text = useText();
  const { place, chosenId, choose } = useChoice(projects, chosenBefore, !isShared);
  const { props, summary } = useForm(form, refused);
  const chosen = projects.find(({ id }) => id === chosenId);
  const isIncomplete = refused?.problem.code === "form.invalid";

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Without a choice the form goes on as it is, and is told what it lacks.
    if (!chosen) return;
    event.preventDefault();
    onAsk(true);
  }
  return (
    <FormIdContext value={formId}>
      <Form
        ref={place}
        id={formId}
        method="post"
        className="ballot-form"
        {...props}
        {...(isShared && { autoComplete: "off" })}
        onSubmit={handleSubmit}
      >
        <div className="wrap ballot">
          {isIncomplete && !chosen && summary}
          {refused && !isIncomplete && !isAsking && <RefusalNotice problem={refused.problem} />}
          <BallotFilter projects={projects} />
          <fieldset id={formulateId(formId, "project")}>
            <legend className="vh">{text("ballot.list")}</legend>
            <div className="ballot__list">
              {projects.map((project) => (
                <BallotChoice
                  key={project.id}
                  project={project}
                  isChosen={project.id === chosenId}
                  onChoose={choose}
                  hasMore={!isShared}
                />
              ))}
            </div>
          </fieldset>
        </div>
        <ChoiceBar chosen={chosen} isMissed={isIncomplete} />
      </Form>
      {chosen && <ConfirmDialog project={chosen} refused={refused} isOpen={isAsking} onClose={() => onAsk(false)} />}
    </FormIdContext>
  );
}

/** What is chosen: if it may be kept, then in this tab, so that it is still there after a look at a project, a reload or a login. */
function useChoice(projects: readonly Candidate[], chosenBefore: string, isKept: boolean) {
  const me = useMe();
  const personId = me?.id ?? "";
  const place = useRef<HTMLFormElement>(null);
  const [chosenId, setChosenId] = useState(chosenBefore);
  const choose = (id: string) => {
    setChosenId(id);
    if (isKept) keepChoice(personId, id);
  };
  const goOn = useEffectEvent(() => {
    // What was chosen before the scripts were there comes first; it still stands in the form as it was pressed.
    const pressed = place.current && new FormData(place.current).get("project");
    // What they pressed on a project before they logged in is theirs now; where others come too, nobody's is.
    const known = String(pressed ?? "") || (isKept ? keptChoice("") || keptChoice(personId) : "");
    forgetChoices();
    if (projects.some(({ id }) => id === known)) choose(known);
  });
  useEffect(() => goOn(), []);
  return { place, chosenId, choose };
}
