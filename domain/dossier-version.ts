import { type Answers, type DossierField, dossierFields } from "#domain/dossier-form.ts";

/** Gives the fields that two versions of a dossier answer differently, in the order of the form. */
export function changedFields(before: Answers, after: Answers): DossierField[] {
  return dossierFields.filter((field) => plain(before[field]) !== plain(after[field]));
}

/** A missing answer equals an empty one, and the order of files does not matter. */
function plain(value: Answers[string]): string {
  return typeof value === "object" ? [...value].sort().join(" ") : (value ?? "");
}
