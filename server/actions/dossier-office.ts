import { randomBytes, randomUUID } from "node:crypto";
import { mostMessages } from "#domain/dossier.ts";
import { dossierMessageFields } from "#domain/dossier-message.ts";
import { checkId } from "#domain/id.ts";
import { preferredLanguage } from "#domain/language.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { holdDossier } from "#server/actions/dossier.ts";
import { sealMessage } from "#server/actions/dossier-content.ts";
import { holdForOffice } from "#server/actions/dossier-hold.ts";
import { mailLateAccess, mailMessage } from "#server/actions/dossier-mail.ts";
import { countTry } from "#server/actions/limit.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { openDossierThread } from "#server/actions/thread-open.ts";
import type { Context } from "#server/context.ts";
import { and, eq, gt, isNull, or } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { type DossierRow, findDossierOf } from "#server/database/queries/dossier.ts";
import { findPresent } from "#server/database/queries/person.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { dossierMessages, lateAccesses } from "#server/database/tables/dossier.ts";

type Message = { dossierId: string; text: string };

/** Stores a message from an applicant to the office about a submitted dossier. */
export async function writeToOffice(context: Context, { dossierId, text }: Message): Promise<void> {
  const applicant = requirePermission(context.me, "submitDossier");
  const message = readMessage(text);
  refuse(checkId(dossierId));
  await countTry(context, { key: `dossier message by ${applicant.id}`, most: 30, minutes: 60 });
  await context.db.transaction(async (db) => {
    // The lock waits for an act that makes the dossier confidential or erases it.
    const dossier = await holdDossier(db, applicant.id, dossierId);
    refuse(dossier.state === "draft" ? { code: "dossier.unknown" } : null);
    await addMessage({ ...context, db }, { dossier, text: message, authorId: applicant.id, isFromOffice: false });
  });
}

type Answer = Message & {
  /** How many messages the officer saw; without it, others may have written since. */
  seenMessages?: number | null | undefined;
};

/** Stores a message from the office to an applicant; only the committee writes about a confidential dossier. */
export function writeToApplicant(context: Context, { dossierId, text, seenMessages }: Answer): Promise<void> {
  const message = readMessage(text);
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { officer, dossier } = await holdForOffice(inside, dossierId, "handle");
    const messageCount = await db.$count(dossierMessages, eq(dossierMessages.dossierId, dossierId));
    // Of two officers who answer at once, the second reads the first answer before it is sent again.
    refuse((seenMessages ?? messageCount) === messageCount ? null : { code: "record.changed" });
    await addMessage(inside, { dossier, text: message, authorId: officer.id, isFromOffice: true });
  });
}

function readMessage(text: string): string {
  const message = manyLines(text);
  refuse(invalidForm(checkFields(dossierMessageFields, { text: message })));
  return message;
}

type NewMessage = { dossier: DossierRow; text: string; authorId: string; isFromOffice: boolean };

async function addMessage(context: Context, { dossier, text, ...message }: NewMessage): Promise<void> {
  const { db, now, secret } = context;
  const id = randomUUID();
  const dossierId = dossier.id;
  const earlierMessages = await db.$count(dossierMessages, eq(dossierMessages.dossierId, dossierId));
  refuse(earlierMessages >= mostMessages ? { code: "dossier.tooOften" } : null);
  await db
    .insert(dossierMessages)
    .values({ id, dossierId, ...message, sealedText: sealMessage(secret, id, text), writtenAt: now });
  const { isFromOffice } = message;
  const threadId = await openDossierThread(context, { dossierId, isFromOffice });
  await mailMessage(context, { dossier, isFromOffice, threadId });
}

/** Marks the office's messages about a dossier as read by its applicant. */
export async function readMessages(context: Context, { dossierId }: { dossierId: string }): Promise<void> {
  const applicant = requirePermission(context.me, "submitDossier");
  refuse(checkId(dossierId));
  const dossier = await findDossierOf(context.db, applicant.id, dossierId);
  refuse(dossier ? null : { code: "dossier.unknown" });
  await context.db
    .update(dossierMessages)
    .set({ readAt: context.now })
    .where(
      and(
        eq(dossierMessages.dossierId, dossierId),
        eq(dossierMessages.isFromOffice, true),
        isNull(dossierMessages.readAt),
      ),
    );
}

type LateAccessTerm = { callId: string; until: Date; employeeId?: string | null };

/**
 * Gives extra time after the deadline and returns the secret of a link. It belongs to one person, who gets the link by
 * mail, or else to the first person who uses the link.
 */
export async function giveLateAccess(
  context: Context,
  { callId, until, employeeId = null }: LateAccessTerm,
): Promise<string> {
  const { db, now, secret, me } = context;
  requirePermission(me, "runCall");
  refuse(checkId(callId));
  refuse(until > now ? null : { code: "dossier.dateOver" });
  const [call] = await listCallsById(db, [callId]);
  refuse(call ? null : { code: "lateAccess.unknown" });
  const person = employeeId === null ? null : await getEmployee(db, employeeId);
  refuse(person && person.id === me?.id ? { code: "lateAccess.own" } : null);
  const token = randomBytes(24).toString("base64url");
  await db.transaction(async (db) => {
    const tokenHash = secret.hash("late-access", token);
    const givenBy = { givenById: me?.id ?? null, givenAt: now };
    await db
      .insert(lateAccesses)
      .values({ id: randomUUID(), callId, tokenHash, ...givenBy, until, personId: person?.id ?? null });
    // The log of the call has the term, and so has that of the person who gets the time.
    for (const subject of [`call ${callId}`, ...(person ? [`person ${person.id}`] : [])])
      await recordAudit({ db, me, now }, { act: "give_late_access", subject, details: { until: until.toISOString() } });
    if (!person?.email) return;
    const language = preferredLanguage(person, await listLanguages(db));
    await mailLateAccess({ ...context, db }, { email: person.email, language, token, until });
  });
  return token;
}

async function getEmployee(db: Database, employeeId: string) {
  const person = await findPresent(db, employeeId);
  if (!person) throw new Refusal({ code: "person.unknown" });
  return person;
}

/** Claims extra time for the current user; a second claim by the same person works too. */
export async function claimLateAccess(context: Context, { token }: { token: string }): Promise<void> {
  const { db, now, secret } = context;
  const applicant = requirePermission(context.me, "submitDossier");
  const isLink = eq(lateAccesses.tokenHash, secret.hash("late-access", token));
  const isOwn = (await db.$count(lateAccesses, and(isLink, eq(lateAccesses.givenById, applicant.id)))) > 0;
  refuse(isOwn ? { code: "lateAccess.own" } : null);
  const claimed = await db
    .update(lateAccesses)
    .set({ personId: applicant.id })
    .where(
      and(
        isLink,
        gt(lateAccesses.until, now),
        or(isNull(lateAccesses.personId), eq(lateAccesses.personId, applicant.id)),
      ),
    )
    .returning({ id: lateAccesses.id });
  refuse(claimed.length > 0 ? null : { code: "lateAccess.unknown" });
}
