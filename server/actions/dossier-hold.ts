import { levelsInOffice, type OfficeLevel } from "#domain/dossier-level.ts";
import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context, Me } from "#server/context.ts";
import { findOfficeDossier, type OfficeDossierRow } from "#server/database/queries/dossier-access.ts";

/** A locked dossier, and the person of the office who acts on it. */
export type HeldDossier = { officer: Me; dossier: OfficeDossierRow };

/** Locks a dossier for someone who has this level on it. A dossier of which they see nothing does not exist for them. */
export async function holdForOffice(
  { db, me }: Pick<Context, "db" | "me">,
  dossierId: string,
  level: OfficeLevel,
): Promise<HeldDossier> {
  const officer = requirePermission(me, "openOffice");
  refuse(checkId(dossierId));
  const dossier = await findOfficeDossier(db, officer, dossierId, true);
  refuse(dossier ? null : { code: "dossier.unknown" });
  refuse(levelsInOffice(officer, dossier as OfficeDossierRow).includes(level) ? null : { code: "permission.denied" });
  return { officer, dossier: dossier as OfficeDossierRow };
}
