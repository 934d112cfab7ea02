import type { ProjectType } from "#domain/dossier.ts";
import { type Answers, type Ask, anySituation, dossierForm, isFileField } from "#domain/dossier-form.ts";

type Steps = Readonly<Record<string, Record<string, Record<string, Ask>>>>;

/** Gives how many files a field accepts in a dossier of this type; null for a field without files. */
export function mostFiles(type: ProjectType, field: string): number | null {
  if (!isFileField(field)) return null;
  const sections = Object.values<Steps[string]>(dossierForm[type]).flatMap((step) => Object.values(step));
  return sections.find((section) => field in section)?.[field]?.(allYes, anySituation)?.most ?? null;
}

// A file may arrive before the answer that asks for it is saved, so we assume that answer.
const allYes: Answers = { active_in_organisation: "yes" };

/** Gives the ids of all files in the answers of a dossier. */
export function fileIdsIn(answers: Answers): string[] {
  return Object.values(answers).flatMap((value) => (typeof value === "object" ? [...value] : []));
}
