import { maySeePending } from "#domain/decision.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { checkId } from "#domain/id.ts";
import { Refusal, refuse } from "#domain/problem.ts";
import { findCorrespondent } from "#server/actions/correspondent.ts";
import { queueMail } from "#server/actions/mail.ts";
import { countTrial } from "#server/actions/mail-trial.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { findPending } from "#server/database/queries/decision.ts";
import { findOfficeDossier } from "#server/database/queries/dossier-access.ts";

/**
 * Sends the letter of a pending decision to the person who asks, in the language of the applicant. A letter about a
 * confidential dossier stays in the account of its applicant, so nobody gets it by mail.
 */
export async function sendLetterTrial(context: Context, { dossierId }: { dossierId: string }): Promise<void> {
  const { db, publicUrl } = context;
  const me = requirePermission(context.me, "readOutbox");
  refuse(checkId(dossierId));
  const dossier = await findOfficeDossier(db, me, dossierId);
  if (!dossier) throw new Refusal({ code: "dossier.unknown" });
  refuse(maySeePending(levelsInOffice(me, dossier)) ? null : { code: "permission.denied" });
  refuse(dossier.isConfidential ? { code: "decision.notByMail" } : null);
  const pending = await findPending(db, dossierId);
  if (!pending) throw new Refusal({ code: "decision.unknown" });
  const recipient = await countTrial(context, me);
  const { language } = await findCorrespondent(context, dossier);
  const address = pageAddress(publicUrl, language, `/office/outbox?open=${dossierId}`).href;
  await queueMail(context, {
    template: "letter-trial",
    recipient,
    language,
    values: { decisionId: pending.id, address },
  });
}
