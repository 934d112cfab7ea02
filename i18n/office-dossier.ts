import type { ProjectType } from "#domain/dossier.ts";
import type { DossierTerm } from "#domain/dossier-term.ts";

/** Gives the key of the name of a dossier for readers who may not see its title; a kind they may not see is null. */
export function kindKey({ type, isUrgent }: { type: ProjectType | null; isUrgent: boolean | null }) {
  if (type === null) return "officeDossier.name.unknown";
  if (type === "external") return "officeDossier.name.external";
  return isUrgent ? "officeDossier.name.urgent" : "officeDossier.name.internal";
}

/** Gives the key of the sentence that says which term runs for a dossier. */
export function termKey({ waitsFor, isOver }: DossierTerm) {
  return isOver ? (`officeDossier.term.${waitsFor}.over` as const) : (`officeDossier.term.${waitsFor}` as const);
}
