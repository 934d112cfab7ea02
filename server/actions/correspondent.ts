import { defaultLanguage, firstOffered, type Language, preferredLanguage } from "#domain/language.ts";
import { openDraft } from "#server/actions/dossier-content.ts";
import type { Context } from "#server/context.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { findPerson, type PersonRow } from "#server/database/queries/person.ts";
import { listLanguages } from "#server/database/queries/setting.ts";

/**
 * Finds the address and language for mails about a dossier. People without a mailbox may have typed an address; people
 * who left the company no longer read their company mailbox.
 */
export async function findCorrespondent(
  { db, secret }: Pick<Context, "db" | "secret">,
  dossier: DossierRow,
): Promise<Correspondent> {
  const person = await findPerson(db, dossier.applicantId);
  return correspondentOf(secret, dossier, person, await listLanguages(db));
}

type Correspondent = { recipient: string | null; language: Language };

/** Gives the address and language for mails about a dossier to this applicant. */
export function correspondentOf(
  secret: Context["secret"],
  dossier: DossierRow,
  person: PersonRow | null,
  offered: readonly Language[],
): Correspondent {
  if (!person) return { recipient: null, language: defaultLanguage };
  // Someone who wrote a dossier in French reads French, also when the staff list says otherwise.
  const language = firstOffered([dossier.language, preferredLanguage(person, offered)], offered);
  return { recipient: recipientOf(secret, dossier, person), language };
}

/** Gives the address for mails about a dossier to this applicant; null without one. */
export function recipientOf(
  secret: Context["secret"],
  dossier: DossierRow,
  { email, leftAt }: Pick<PersonRow, "email" | "leftAt">,
): string | null {
  if (email && !leftAt) return email;
  const typed = String(openDraft(secret, dossier).answers.email ?? "").trim();
  const isCompanys = typed.toLowerCase() === email?.toLowerCase();
  return typed && !isCompanys ? typed : null;
}
