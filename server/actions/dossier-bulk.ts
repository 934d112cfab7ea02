import type { BulkAct } from "#domain/dossier-act.ts";
import { defaultLanguage, type Language } from "#domain/language.ts";
import { type Problem, Refusal } from "#domain/problem.ts";
import { askForCompletion, giveToCommittee } from "#server/actions/dossier-handling.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { type ListedDossierRow, listListed } from "#server/database/queries/dossier-list.ts";

/** The dossiers that an act on several covers or would cover, and those that it leaves out. */
export type BulkOutcome = {
  going: ListedDossierRow[];
  staying: { dossier: ListedDossierRow; problem: Problem }[];
};

type Handling = {
  act: BulkAct;
  ids: readonly string[];
  until?: Date | null | undefined;
  /** The reason in the language of each applicant. */
  reasons?: Readonly<Partial<Record<Language, string>>>;
};

/** Does one act with several dossiers, each in a transaction of its own; one that is refused does not stop the others. */
export async function handleDossiers(
  context: Context,
  { act, ids, until, reasons = {} }: Handling,
): Promise<BulkOutcome> {
  const officer = requirePermission(context.me, "readDossiers");
  const outcome: BulkOutcome = { going: [], staying: [] };
  for (const dossier of await listListed(context.db, officer, ids)) {
    const dossierId = dossier.id;
    const reason = reasons[dossier.language ?? defaultLanguage] ?? "";
    try {
      if (act === "giveToCommittee") await giveToCommittee(context, { dossierId });
      else await askForCompletion(context, { dossierId, reason, until: until ?? context.now });
      outcome.going.push(dossier);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.staying.push({ dossier, problem: error.problem });
    }
  }
  return outcome;
}
