import { data } from "react-router";
import type { Problem } from "#domain/problem.ts";
import { typedAgain } from "#web/typed-form.ts";

/** Replaces a step that its author may no longer read. */
export type EndedStep = { problem: Problem; typedAnswers: Record<string, string> };

const endingCodes: readonly string[] = [
  "dossier.unknown",
  "dossier.notNow",
  "dossier.closedSinceSent",
  "dossier.completionOver",
] satisfies Problem["code"][];

/**
 * Without scripts a refused step would load again, and redirect people who are logged out or may no longer change it.
 * So we throw the reason and the typed answers, which the error boundary shows.
 */
export function endStep(problem: Problem, typedAnswers: EndedStep["typedAnswers"]): void {
  if (!import.meta.env.SSR) return;
  if (problem.code === "login.required") throw typedAgain(Object.entries(typedAnswers));
  if (!endingCodes.includes(problem.code)) return;
  throw data<EndedStep>({ problem, typedAnswers }, { status: 422 });
}
