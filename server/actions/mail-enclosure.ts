import { inLanguage, type Language } from "#domain/language.ts";
import { mostCandidates } from "#domain/result.ts";
import { readLetterFacts, writeLetter } from "#server/actions/decision-letter.ts";
import { openDraft, openLetter, openReason } from "#server/actions/dossier-content.ts";
import { copyOfDossier } from "#server/actions/dossier-paper.ts";
import type { MailTemplate, MailValues } from "#server/actions/mail-template.ts";
import type { Context } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { findDecision, listOpinions } from "#server/database/queries/decision.ts";
import { listReaders } from "#server/database/queries/dossier-reader.ts";
import { findMove, findWithApplicant } from "#server/database/queries/dossier-version.ts";
import { listProjectsOfCalls } from "#server/database/queries/project.ts";
import { findVoter } from "#server/database/queries/vote.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import type { Attachment } from "#server/platform/mail/mail.ts";

// Personal texts are stored sealed in one place. The row of a mail only points to them; they are opened when it is
// sent.

/** The pointers that the rows of these mails keep. */
type Pointers = {
  "dossier-sent": { dossierId: string; version: number };
  "dossier-moved": { eventId: string };
  "dossier-decided": { decisionId: string };
  "letter-trial": { decisionId: string };
  "dossier-completion-asked": { eventId: string };
  "dossier-mention": { dossierId: string; personId: string };
  "dossier-reminder": { personId: string };
  "request-reminder": { dossierId: string; personId: string };
  "hand-over": { dossierId: string };
  "results-released": { callId: string };
  "vote-reminder": { callId: string; personId: string };
};

/** The values that replace these pointers. */
type FetchedValues = {
  "dossier-sent": { hasCopy: 0 | 1 };
  "dossier-moved": { reason: string };
  "dossier-decided": { letter: string };
  "letter-trial": { number: string; letter: string };
  "dossier-completion-asked": { reason: string };
  "dossier-mention": Record<never, never>;
  "dossier-reminder": Record<never, never>;
  "request-reminder": Record<never, never>;
  "hand-over": { employee: string; organisation: string };
  "results-released": { call: string; winners: string };
  "vote-reminder": Record<never, never>;
};

type PointerTemplate = keyof Pointers;

/** The values that the row of a mail keeps until it is sent. */
export type KeptValues<Name extends MailTemplate> = Name extends PointerTemplate
  ? Omit<MailValues[Name], keyof FetchedValues[Name]> & Pointers[Name]
  : MailValues[Name];

type EnclosureContext = Pick<Context, "db" | "secret">;
type Enclosure<Name extends PointerTemplate> = { values: FetchedValues[Name]; attachments?: Attachment[] };

/** Fetches the values behind a pointer; null if its subject is gone. */
const fetching: {
  [Name in PointerTemplate]: (
    context: EnclosureContext,
    pointers: Pointers[Name],
    language: Language,
  ) => Promise<Enclosure<Name> | null>;
} = {
  "dossier-sent": async (context, { dossierId, version }, language) => {
    const copy = await copyOfDossier(context, { dossierId, version, language });
    if (!copy) return null;
    // The dossier may have become confidential since.
    if (copy.isConfidential) return { values: { hasCopy: 0 } };
    const bytes = Buffer.concat(await Array.fromAsync(copy.pdf));
    return { values: { hasCopy: 1 }, attachments: [{ name: copy.name, type: "application/pdf", bytes }] };
  },
  "dossier-moved": (context, { eventId }) => findReason(context, eventId),
  "dossier-completion-asked": (context, { eventId }) => findReason(context, eventId),
  "dossier-decided": async ({ db, secret }, { decisionId }) => {
    const decided = await findDecision(db, decisionId);
    if (!decided) return null;
    const { decision, dossier } = decided;
    // The dossier may have become confidential since.
    const texts = dossier.isConfidential ? [] : Object.values(openLetter(secret, decision));
    return { values: { letter: texts.join("\n\n") } };
  },
  // A letter that was sent, or whose dossier became confidential, is no longer tried.
  "letter-trial": async (context, { decisionId }) => {
    const decided = await findDecision(context.db, decisionId);
    if (!decided || decided.decision.releasedAt || decided.dossier.isConfidential) return null;
    const { decision, dossier } = decided;
    const letters = writeLetter(context, decision, { dossier, facts: await readLetterFacts(context, dossier) });
    return { values: { number: dossier.number ?? "", letter: letters.map(({ text }) => text).join("\n\n") } };
  },
  // Someone who may no longer read the dossier does not hear that a note mentions them.
  "dossier-mention": async ({ db }, { dossierId, personId }) => {
    const [dossier] = await db.select().from(dossiers).where(eq(dossiers.id, dossierId));
    const readers = dossier ? await listReaders(db, dossier) : [];
    return readers.some(({ id }) => id === personId) ? { values: {} } : null;
  },
  "dossier-reminder": async ({ db }, { personId }) => {
    const isOpen = and(eq(dossiers.state, "draft"), eq(dossiers.type, "external"));
    const drafts = await db.$count(dossiers, and(eq(dossiers.applicantId, personId), isOpen));
    return drafts > 0 ? { values: {} } : null;
  },
  // Somebody who may no longer judge the request, or gave an opinion meanwhile, gets no reminder.
  "request-reminder": async ({ db }, { dossierId, personId }) => {
    const [dossier] = await db.select().from(dossiers).where(eq(dossiers.id, dossierId));
    const members = dossier ? await listReaders(db, dossier, ["judge", "declare"]) : [];
    const hasOpinion = (await listOpinions(db, [dossierId])).some(({ opinion }) => opinion.personId === personId);
    return members.some(({ id }) => id === personId) && !hasOpinion ? { values: {} } : null;
  },
  "hand-over": async ({ db, secret }, { dossierId }) => {
    const dossierWithApplicant = await findWithApplicant(db, dossierId);
    if (!dossierWithApplicant) return null;
    const { applicant, dossier } = dossierWithApplicant;
    const { answers } = openDraft(secret, dossier);
    const employee = `${applicant.firstname} ${applicant.lastname}`;
    return { values: { employee, organisation: String(answers.name_organisation ?? "") } };
  },
  "results-released": async ({ db }, { callId }, language) => {
    const [call] = await listCallsById(db, [callId]);
    if (!call) return null;
    const won = await listProjectsOfCalls(db, [callId], { statuses: ["winner"], first: mostCandidates });
    const lines = won.map(
      ({ rank, title, organisation }) => `${rank}. ${inLanguage(title, language)} (${organisation.name})`,
    );
    return { values: { call: inLanguage(call.title, language), winners: lines.join("\n") } };
  },
  // People who have voted since get no reminder.
  "vote-reminder": async ({ db }, { callId, personId }) =>
    (await findVoter(db, callId, personId)) ? null : { values: {} },
};

async function findReason({ db, secret }: EnclosureContext, eventId: string) {
  const move = await findMove(db, eventId);
  if (!move) return null;
  const { dossier, event } = move;
  return { values: { reason: dossier.isConfidential ? "" : (openReason(secret, event) ?? "") } };
}

type Mail<Name extends MailTemplate> = { template: Name; storedValues: KeptValues<Name>; language: Language };

/** Collects all values and attachments of a mail when it is sent; null if its subject is gone. */
export async function enclose<Name extends MailTemplate>(
  context: EnclosureContext,
  { template, storedValues, language }: Mail<Name>,
): Promise<{ values: MailValues[Name]; attachments?: Attachment[] } | null> {
  if (!isPointing(template)) return { values: storedValues as MailValues[Name] };
  // The type of `fetching` makes sure that the pointers fit the mail.
  const fetch = fetching[template] as (
    context: EnclosureContext,
    pointers: unknown,
    language: Language,
  ) => Promise<{ values: object; attachments?: Attachment[] } | null>;
  const enclosure = await fetch(context, storedValues, language);
  return enclosure && { ...enclosure, values: { ...storedValues, ...enclosure.values } as MailValues[Name] };
}

function isPointing(template: MailTemplate): template is PointerTemplate {
  return Object.hasOwn(fetching, template);
}
