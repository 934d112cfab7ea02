import { useState } from "react";
import { data } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { statusOf } from "#web/page.ts";
import type { Candidate } from "#web/pages/vote/parts/ballot-row.tsx";

/** The content of a submitted ballot, and why it was refused, if it was. */
export type Answer = { problem: Problem | null; project: string; intent: string };

/**
 * Answers a ballot: a vote is only cast after a confirmation, and a confirmation needs a choice. `again` chooses again,
 * `more` asks for time; both keep the marked project.
 */
export async function answerBallot(form: FormData, cast: (projectId: string) => Promise<Problem | Response>) {
  const project = String(form.get("project") ?? "");
  const intent = String(form.get("intent") ?? "");
  const isMissing = !project && intent !== "more";
  if (isMissing || intent !== "confirm") {
    return data<Answer>({ problem: null, project, intent }, { status: isMissing ? 422 : 200 });
  }
  const answer = await cast(project);
  return answer instanceof Response ? answer : data<Answer>({ problem: answer, project, intent }, statusOf(answer));
}

/** The step of a voter between choosing and confirming. A dialog asks; without scripts a page does. */
export function useConfirmation(projects: readonly Candidate[], answer: Answer | undefined) {
  // After a dialog has asked, we do not ask again on a page.
  const [dialogState, setDialogState] = useState<"never" | "open" | "closed">("never");
  const { problem = null, project: chosenId = "", intent = "" } = answer ?? {};
  const chosenProject = projects.find(({ id }) => id === chosenId);
  const isPageStep = dialogState === "never" && intent !== "again" && intent !== "more";
  return {
    problem,
    chosenId,
    /** The project that the confirmation page asks about. */
    projectToConfirm: isPageStep ? chosenProject : undefined,
    isMissing: Boolean(answer) && !chosenProject && intent !== "more",
    isOpen: dialogState === "open",
    open: () => setDialogState("open"),
    close: () => setDialogState("closed"),
  };
}

/** The state of the confirmation, for a ballot. */
export type Confirmation = ReturnType<typeof useConfirmation>;
