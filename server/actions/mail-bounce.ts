import { levelsInOffice } from "#domain/dossier-level.ts";
import { preferredLanguage } from "#domain/language.ts";
import { isWithin } from "#server/actions/limit.ts";
import { queueMails } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import { findViewer } from "#server/database/queries/decision.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";
import { listHolders } from "#server/database/queries/person.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { dossiers } from "#server/database/tables/dossier.ts";

type BounceContext = Pick<Context, "db" | "now" | "publicUrl">;

/** A dossier whose mails fail again and again is told once a day. */
const oneADay = { most: 1, minutes: 24 * 60 };

/**
 * Tells the office that a mail to the applicant of this dossier was not delivered: the coordinators, or of a confidential
 * dossier the chair alone. The mail names no dossier; the site shows which one it is.
 */
export async function tellBounce({ db, now, publicUrl }: BounceContext, { number }: { number: string }): Promise<void> {
  const [dossier] = await db.select().from(dossiers).where(eq(dossiers.number, number));
  if (!dossier || !(await isWithin({ db, now }, { key: `bounce ${dossier.id}`, ...oneADay }))) return;
  const { id, isConfidential } = dossier;
  const offered = await listLanguages(db);
  const mails = [];
  for (const person of await listHolders(db, ["coordinator", "committee"])) {
    if (!person.email || !(await mustKnow({ db }, { personId: person.id, dossierId: id, isConfidential }))) continue;
    const language = preferredLanguage(person, offered);
    const values = { address: pageAddress(publicUrl, language, `/office/dossiers?open=${id}`).href };
    mails.push({ template: "dossier-bounced" as const, recipient: person.email, language, isConfidential, values });
  }
  await queueMails({ db, now }, mails);
}

type Reader = { personId: string; dossierId: string; isConfidential: boolean };

async function mustKnow(
  { db }: Pick<Context, "db">,
  { personId, dossierId, isConfidential }: Reader,
): Promise<boolean> {
  const viewer = await findViewer(db, personId);
  const dossier = viewer && (await findOfficeDossier(db, viewer, dossierId));
  if (!dossier) return false;
  const levels = levelsInOffice(viewer, dossier);
  if (!isConfidential) return levels.includes("personal");
  // A chair who has yet to say whether they have a conflict hears of it too, and then sees which mail it was.
  return levels.includes("chair") || (levels.includes("declare") && dossier.isChairing);
}
