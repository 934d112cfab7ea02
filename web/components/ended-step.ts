import { data } from "react-router";
import type { Problem } from "#domain/problem.ts";

/** What stands in place of a step that its writer may not read any more. */
export type EndedStep = { problem: Problem; typed: Record<string, string> };

const endings: readonly string[] = [
  "login.required",
  "dossier.unknown",
  "dossier.notNow",
  "dossier.closedSinceSent",
  "dossier.completionOver",
] satisfies Problem["code"][];

/**
 * Without scripts a refused step would be read anew, which leads elsewhere whoever is logged out or may not change it
 * any more. So why it was refused, and what was typed, are thrown past it.
 */
export function endStep(problem: Problem, typed: EndedStep["typed"]): void {
  if (!import.meta.env.SSR || !endings.includes(problem.code)) return;
  throw data<EndedStep>({ problem, typed }, { status: problem.code === "login.required" ? 401 : 422 });
}
