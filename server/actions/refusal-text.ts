import type { Problem } from "#domain/problem.ts";
import { compileText } from "#i18n/compiled.ts";
import { dossierProblem } from "#i18n/en/dossier-problem.ts";
import { officeProblem } from "#i18n/en/office-problem.ts";
import { personProblem } from "#i18n/en/person-problem.ts";
import { problem } from "#i18n/en/problem.ts";
import { voteProblem } from "#i18n/en/vote-problem.ts";
import type { TextValues } from "#i18n/text.ts";

const catalogue = { ...dossierProblem, ...officeProblem, ...personProblem, ...problem, ...voteProblem };
const text = compileText("en", catalogue);

/** Gives the reason of a refusal as a sentence; wrong fields of a form are given as data. */
export function refusalText(refused: Problem): string {
  const key = Object.keys(catalogue).find((one) => one === refused.code) as keyof typeof catalogue | undefined;
  return key && key !== "form.invalid" ? text(key, refused as TextValues) : JSON.stringify(refused);
}
