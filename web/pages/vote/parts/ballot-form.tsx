import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { forgetChoices, saveChoice, savedChoice } from "#web/components/unconfirmed-choice.ts";
import { BallotFilter, themesOnBallot } from "#web/pages/vote/parts/ballot-filter.tsx";
import { BallotChoice, type Candidate } from "#web/pages/vote/parts/ballot-row.tsx";
import { ChoiceBar } from "#web/pages/vote/parts/choice-bar.tsx";
import { ConfirmDialog } from "#web/pages/vote/parts/confirm.tsx";
import type { Confirmation } from "#web/pages/vote/parts/confirmation.ts";
import { VoteLogin } from "#web/pages/vote/parts/vote-login.tsx";
import { useMe } from "#web/shell/me.ts";
import { useText } from "#web/text.tsx";
import { FormIdContext } from "#web/ui/field/form-id.ts";
import { Notice } from "#web/ui/notice/notice.tsx";

/** The id of the form, for a button outside of it. */
export const formId = "vote";

type Props = {
  projects: readonly Candidate[];
  confirmation: Confirmation;
  /** On a shared device nothing is stored, and no link leads away from the ballot. */
  isShared?: boolean;
};

/** The ballot: one choice, which must be confirmed before it counts. A visitor chooses too, and then logs in. */
export function BallotForm({ projects, confirmation, isShared = false }: Props) {
  const text = useText("vote");
  const isVoter = useMe() !== null || isShared;
  const { list, chosenId, choose } = useChoice(projects, confirmation.chosenId, !isShared);
  const chosenProject = projects.find(({ id }) => id === chosenId);
  const ballotThemes = themesOnBallot(projects).map(({ theme }) => theme);
  const placeOfTheme = ({ theme }: Candidate) => ballotThemes.indexOf(theme) + 1;
  const inside = (
    <>
      <div className="wrap ballot">
        {confirmation.isMissing && !chosenProject && (
          <Notice role="alert" tone="warning">
            {text("ballot.ask")}
          </Notice>
        )}
        {confirmation.problem && !confirmation.isOpen && <RefusalNotice problem={confirmation.problem} />}
        <BallotFilter projects={projects} />
        <fieldset>
          <legend className="vh">{text("ballot.list")}</legend>
          <div className="ballot__list" ref={list}>
            {projects.map((project) => (
              <BallotChoice
                key={project.id}
                project={project}
                themePlace={placeOfTheme(project)}
                isChosen={project.id === chosenId}
                onChoose={choose}
                hasMore={!isShared}
              />
            ))}
          </div>
        </fieldset>
        {!isVoter && <VoteLogin />}
      </div>
      <ChoiceBar project={chosenProject} isVoter={isVoter} />
    </>
  );

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    // Without a choice the form is submitted, and the answer says that the choice is missing.
    if (!chosenProject) return;
    event.preventDefault();
    confirmation.open();
  }
  return (
    <FormIdContext value={formId}>
      {isVoter ? (
        <Form
          id={formId}
          method="post"
          className="ballot-form"
          {...(isShared && { autoComplete: "off" })}
          onSubmit={handleSubmit}
        >
          {inside}
        </Form>
      ) : (
        <div className="ballot-form">{inside}</div>
      )}
      {isVoter && chosenProject && (
        <ConfirmDialog
          project={chosenProject}
          problem={confirmation.problem}
          isOpen={confirmation.isOpen}
          onClose={confirmation.close}
        />
      )}
    </FormIdContext>
  );
}

/** The choice; if this tab may save it, it survives a look at a project, a reload or a login. */
function useChoice(projects: readonly Candidate[], chosenBefore: string, maySave: boolean) {
  const me = useMe();
  const personId = me?.id ?? "";
  const list = useRef<HTMLDivElement>(null);
  const [chosenId, setChosenId] = useState(chosenBefore);
  const choose = (id: string) => {
    setChosenId(id);
    if (maySave) saveChoice(personId, id);
  };
  const resume = useEffectEvent(() => {
    // A choice from before the scripts ran comes first, because the browser still shows it.
    const checkedId = list.current?.querySelector<HTMLInputElement>(":checked")?.value;
    // A choice from before the login now belongs to this person; on a shared device it belongs to nobody.
    const earlierChoice = checkedId || (maySave ? savedChoice("") || savedChoice(personId) : "");
    forgetChoices();
    if (earlierChoice && projects.some(({ id }) => id === earlierChoice)) choose(earlierChoice);
  });
  useEffect(() => resume(), []);
  return { list, chosenId, choose };
}
