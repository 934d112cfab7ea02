import { type Asker, mayDo } from "#domain/permission.ts";

/** The levels that someone can have on one dossier; `visibility.ts` says which fields each level shows. */
export const dossierLevels = ["applicant", "linkHolder"] as const;
export type DossierLevel = (typeof dossierLevels)[number];

/** The person who looks at a row. */
export type Viewer = Asker & { id: string };

/** Gives the levels of a viewer on one dossier; without any, they see nothing of it. */
export function levelsOnDossier(viewer: Viewer | null, dossier: { applicantId: string }): readonly DossierLevel[] {
  if (!viewer || !mayDo(viewer, "submitDossier")) return [];
  return viewer.id === dossier.applicantId ? ["applicant"] : [];
}

/** Gives the level on a part that was handed over: only its personal link finds it, so the viewer has the link. */
export function levelsOnHandedPart(): readonly DossierLevel[] {
  return ["linkHolder"];
}
