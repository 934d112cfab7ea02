import { type Answers, type DossierField, dossierFields } from "#domain/dossier-form.ts";

/** The fields that two versions of a dossier answer differently, in the order of the form. */
export function changedFields(before: Answers, after: Answers): DossierField[] {
  return dossierFields.filter((field) => plain(before[field]) !== plain(after[field]));
}

/** Not answered and answered with nothing are the same; in which order files stand says nothing. */
function plain(value: Answers[string]): string {
  return typeof value === "object" ? [...value].sort().join(" ") : (value ?? "");
}
