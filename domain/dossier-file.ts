import type { ProjectType } from "#domain/dossier.ts";
import { type Answers, type Ask, dossierForm, isFileField } from "#domain/dossier-form.ts";

type Steps = Readonly<Record<string, Record<string, Record<string, Ask>>>>;

/** How many files a field of a dossier of this type takes; null for a field that takes none. */
export function mostFiles(type: ProjectType, field: string): number | null {
  if (!isFileField(field)) return null;
  const sections = Object.values<Steps[string]>(dossierForm[type]).flatMap((step) => Object.values(step));
  return sections.find((section) => field in section)?.[field]?.(allYes, situation)?.most ?? null;
}

// Whatever was answered: a file may arrive before the answer that asks for it is saved.
const allYes: Answers = { active_in_organisation: "yes" };
const situation = { now: new Date(0), maximum: null, asksRegisterNumber: true, knownEmail: null };
