import { useState } from "react";
import { data } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { statusOf } from "#web/page.ts";
import type { Candidate } from "#web/pages/vote/ballot-row.tsx";

/** What was sent with a ballot, and why it was refused, if it was. */
export type Answer = { problem: Problem | null; project: string; intent: string };

/**
 * Answers a ballot: nothing is cast before it was asked once more, and without a choice there is nothing to ask. `again`
 * chooses anew, `more` asks for time; both keep what is marked.
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

/** Where a voter is between choosing and confirming. A dialog asks; without scripts a page does. */
export function useAsking(projects: readonly Candidate[], answer: Answer | undefined) {
  // Once a dialog has asked, no page does.
  const [asks, setAsks] = useState<"never" | "open" | "closed">("never");
  const { problem = null, project: chosenId = "", intent = "" } = answer ?? {};
  const chosen = projects.find(({ id }) => id === chosenId);
  const isAskedByPage = asks === "never" && intent !== "again" && intent !== "more";
  return {
    problem,
    chosenId,
    /** What a page of its own asks about. */
    askedByPage: isAskedByPage ? chosen : undefined,
    isMissing: Boolean(answer) && !chosen && intent !== "more",
    isOpen: asks === "open",
    open: () => setAsks("open"),
    close: () => setAsks("closed"),
  };
}

/** What a ballot needs to know of it. */
export type Asking = ReturnType<typeof useAsking>;
