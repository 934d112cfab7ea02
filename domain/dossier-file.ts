import type { ProjectType } from "#domain/dossier.ts";
import { type Answers, type Ask, dossierForm } from "#domain/dossier-form.ts";

type Steps = Readonly<Record<string, Record<string, Record<string, Ask>>>>;

/** How many files a field of a dossier of this type takes; null for a field that takes none. */
export function mostFiles(type: ProjectType, field: string): number | null {
  return fieldsOf[type].get(field) ?? null;
}

/** Every field that takes files, whatever was answered: a file may arrive before the answer that asks for it is saved. */
const fieldsOf: Record<ProjectType, ReadonlyMap<string, number>> = {
  internal: fileFields(dossierForm.internal),
  external: fileFields(dossierForm.external),
};

function fileFields(steps: Steps): ReadonlyMap<string, number> {
  const fields = Object.values(steps)
    .flatMap((sections) => Object.values(sections))
    .flatMap((section) => Object.entries(section));
  const allYes: Answers = Object.fromEntries(fields.map(([name]) => [name, "yes"]));
  const situation = { now: new Date(0), maximum: null, asksRegisterNumber: true, knownEmail: null };
  return new Map(
    fields.flatMap(([name, ask]) => {
      const asked = ask(allYes, situation);
      return asked?.kind === "files" ? [[name, asked.most ?? 0]] : [];
    }),
  );
}
