import type { Problem } from "#domain/problem.ts";
import { compileText } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { problemValues } from "#i18n/text.ts";

const { en: catalogue } = await readCatalogues(
  "site",
  "by-hand",
  "dossier-form",
  "submission",
  "vote",
  "offers",
  "organisations",
  "office",
  "connections",
  "decisions",
  "meeting",
  "project-approval",
  "projects",
  "result-letters",
  "set-up",
  "texts",
);
const text = compileText("en", catalogue);

/** Gives the reason of a refusal as a sentence; wrong fields of a form are given as data. */
export function refusalText(problem: Problem): string {
  if (problem.code === "form.invalid") return JSON.stringify(problem);
  return text(problem.code, problemValues(problem));
}
