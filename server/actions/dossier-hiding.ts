import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { meetingEntries } from "#server/database/tables/meeting.ts";
import { offerDrafts } from "#server/database/tables/offer-draft.ts";
import { projectDrafts } from "#server/database/tables/project-draft.ts";

/**
 * Hides what the office wrote about a dossier before it became confidential: the plain drafts of its project and offer
 * go with their versions, and its lines in the minutes move to their closed part.
 */
export async function hideEarlierTexts({ db }: Pick<Context, "db">, dossierId: string): Promise<void> {
  await db.delete(projectDrafts).where(eq(projectDrafts.dossierId, dossierId));
  await db.delete(offerDrafts).where(eq(offerDrafts.dossierId, dossierId));
  await db.update(meetingEntries).set({ isConfidential: true }).where(eq(meetingEntries.dossierId, dossierId));
}
