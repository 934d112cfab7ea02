import { defaultLanguage, type Language, preferredLanguage } from "#domain/language.ts";
import { findCorrespondent } from "#server/actions/correspondent.ts";
import { changesUntil, deadlineOf } from "#server/actions/dossier-situation.ts";
import { queueMail } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { threadAddress } from "#server/actions/thread-open.ts";
import type { Context } from "#server/context.ts";
import { type DossierEventRow, type DossierRow, listHandOvers } from "#server/database/queries/dossier.ts";
import { type DossierReader, listReaders } from "#server/database/queries/dossier-reader.ts";
import { getFundSettings, listLanguages } from "#server/database/queries/setting.ts";

// Mails about dossiers are queued in the transaction of the change, so without the change there is no mail.

type MailContext = Pick<Context, "db" | "now" | "publicUrl" | "secret">;

/** The pages that mails link to; each asks visitors to log in if needed. */
const paths = {
  dossier: ({ id }: Pick<DossierRow, "id">) => `/account/dossiers/${id}`,
  drafts: "/submit-a-project",
  notes: ({ id }: Pick<DossierRow, "id">) => `/office/dossiers?open=${id}&panelTab=notes`,
  request: ({ id }: Pick<DossierRow, "id">) => `/office/dossiers?open=${id}`,
  office: "/office",
  handOver: (token: string) => `/hand-over?token=${token}`,
  lateAccess: (token: string) => `/submit-a-project?late=${token}`,
};

function addressOf({ publicUrl }: Pick<Context, "publicUrl">, language: Language, path: string): string {
  return pageAddress(publicUrl, language, path).href;
}

/** The link with which somebody submits after the deadline. */
export function lateAccessAddress(context: Pick<Context, "publicUrl">, language: Language, token: string): string {
  return addressOf(context, language, paths.lateAccess(token));
}

/** The link with which an organisation fills in its part. */
function handOverAddress(context: Pick<Context, "publicUrl">, language: Language, token: string): string {
  return addressOf(context, language, paths.handOver(token));
}

/** The page where people continue their drafts. */
export function draftsAddress(context: Pick<Context, "publicUrl">, language: Language): string {
  return addressOf(context, language, paths.drafts);
}

type Reader = { recipient: string; language: Language; isConfidential: boolean; number: string; address: string };

/** Tells whether the mail log must not show who has this dossier; drafts belong to their applicant alone. */
function isSecret({ isConfidential, state }: DossierRow): boolean {
  return isConfidential || state === "draft";
}

/** Mails an applicant if there is an address. */
async function mailApplicant(
  context: MailContext,
  dossier: DossierRow,
  write: (reader: Reader) => Promise<void>,
): Promise<void> {
  const { recipient, language } = await findCorrespondent(context, dossier);
  if (!recipient) return;
  const address = addressOf(context, language, paths.dossier(dossier));
  await write({ recipient, language, isConfidential: isSecret(dossier), number: dossier.number ?? "", address });
}

/** Confirms to an applicant that a dossier arrived; with a copy, unless it is confidential. */
export function mailSubmission(
  context: MailContext,
  { dossier, version: { version } }: { dossier: DossierRow; version: { version: number } },
): Promise<void> {
  return mailApplicant(context, dossier, async ({ recipient, language, isConfidential, number, address }) => {
    const bare = { number, address, isChange: version > 1 ? (1 as const) : (0 as const) };
    if (dossier.isConfidential)
      return queueMail(context, { template: "dossier-sent-bare", recipient, language, isConfidential, values: bare });
    const until = (await changesUntil(context, dossier))?.toISOString() ?? "";
    const values = { ...bare, until, dossierId: dossier.id, version };
    return queueMail(context, { template: "dossier-sent", recipient, language, isConfidential, values });
  });
}

/**
 * Tells an applicant the new state of a dossier. For a confidential one the mail has no reason and no state; `mailSubmission`
 * confirms a submission.
 */
export function mailMove(
  context: MailContext,
  { dossier, event }: { dossier: DossierRow; event: Pick<DossierEventRow, "id" | "toState"> },
): Promise<void> {
  return mailApplicant(context, dossier, async ({ recipient, language, isConfidential, ...bare }) => {
    const { id: eventId, toState: state } = event;
    if (state === "incomplete" && dossier.completeBy) {
      const values = { ...bare, until: dossier.completeBy.toISOString(), eventId };
      await queueMail(context, { template: "dossier-completion-asked", recipient, language, isConfidential, values });
    } else if (dossier.isConfidential) {
      await queueMail(context, { template: "dossier-moved-bare", recipient, language, isConfidential, values: bare });
    } else {
      const values = { ...bare, state, eventId };
      await queueMail(context, { template: "dossier-moved", recipient, language, isConfidential, values });
    }
  });
}

/** Sends an applicant the letter about a decision; about a confidential dossier only that there is news. */
export function mailDecision(
  context: MailContext,
  { dossier, decisionId }: { dossier: DossierRow; decisionId: string },
): Promise<void> {
  return mailApplicant(context, dossier, async ({ recipient, language, isConfidential, ...bare }) => {
    if (dossier.isConfidential)
      return queueMail(context, { template: "dossier-moved-bare", recipient, language, isConfidential, values: bare });
    const values = { ...bare, decisionId };
    return queueMail(context, { template: "dossier-decided", recipient, language, isConfidential, values });
  });
}

/** Tells the applicant or the office that the other side wrote a message, without its content. */
export async function mailMessage(
  context: MailContext,
  { dossier, isFromOffice, threadId }: { dossier: DossierRow; isFromOffice: boolean; threadId: string },
): Promise<void> {
  if (isFromOffice)
    return mailApplicant(context, dossier, ({ recipient, language, isConfidential, ...values }) =>
      queueMail(context, { template: "dossier-message", recipient, language, isConfidential, values }),
    );
  if (dossier.isConfidential) return mailMessageToMembers(context, dossier, threadId);
  const { email: recipient } = await getFundSettings(context.db);
  if (!recipient) return;
  const language = defaultLanguage;
  const values = { address: threadAddress(context, language, threadId) };
  await queueMail(context, {
    template: "dossier-message-to-office",
    recipient,
    language,
    isConfidential: isSecret(dossier),
    values,
  });
}

/**
 * Tells the members who handle a confidential dossier that its applicant wrote. Until one of them does, the members who
 * still have to say whether they have a conflict get the mail, because nobody else can open the conversation.
 */
async function mailMessageToMembers(context: MailContext, dossier: DossierRow, threadId: string): Promise<void> {
  const handlers = await listReaders(context.db, dossier, ["handle"]);
  const members = handlers.length > 0 ? handlers : await listReaders(context.db, dossier, ["declare"]);
  const offered = await listLanguages(context.db);
  for (const member of members) {
    if (!member.email) continue;
    const language = preferredLanguage(member, offered);
    const address =
      handlers.length > 0
        ? threadAddress(context, language, threadId)
        : addressOf(context, language, paths.request(dossier));
    await queueMail(context, {
      template: "dossier-message-to-office",
      recipient: member.email,
      language,
      isConfidential: isSecret(dossier),
      values: { address },
    });
  }
}

/** Tells people of the office that a note mentions them, without the note. */
export async function mailMention(
  context: MailContext,
  { dossier, readers }: { dossier: DossierRow; readers: readonly DossierReader[] },
): Promise<void> {
  const offered = await listLanguages(context.db);
  for (const reader of readers) {
    if (!reader.email) continue;
    const language = preferredLanguage(reader, offered);
    await queueMail(context, {
      template: "dossier-mention",
      recipient: reader.email,
      language,
      isConfidential: isSecret(dossier),
      values: {
        address: addressOf(context, language, paths.notes(dossier)),
        dossierId: dossier.id,
        personId: reader.id,
      },
    });
  }
}

export type RequestMail = { dossier: DossierRow; member: DossierReader };

/** Tells a member that something waits in the office, when requests for help came in. Today says what it is. */
export function mailRequestArrival(context: MailContext, { dossier, member }: RequestMail): Promise<void> {
  return mailMember(context, { dossier, member, path: paths.office, isDue: 0 });
}

/** Reminds a member that a request for help waits, without a word about it. */
export function mailRequestReminder(context: MailContext, { dossier, member }: RequestMail): Promise<void> {
  return mailMember(context, { dossier, member, path: paths.request(dossier), isDue: 1 });
}

async function mailMember(
  context: MailContext,
  { dossier, member, path, isDue }: RequestMail & { path: string; isDue: 0 | 1 },
): Promise<void> {
  if (!member.email) return;
  const language = preferredLanguage(member, await listLanguages(context.db));
  await queueMail(context, {
    template: "request-reminder",
    recipient: member.email,
    language,
    isConfidential: isSecret(dossier),
    values: {
      address: addressOf(context, language, path),
      isDue,
      dossierId: dossier.id,
      personId: member.id,
    },
  });
}

type HandOver = { dossier: DossierRow; email: string; language: Language; token: string };

/** Asks an organisation to fill in its part; its answer goes to the applicant. */
export async function mailHandOver(context: MailContext, { dossier, email, language, token }: HandOver): Promise<void> {
  const [handOver] = await listHandOvers(context.db, [dossier.id]);
  if (!handOver) return;
  const { recipient: replyTo } = await findCorrespondent(context, dossier);
  await queueMail(context, {
    template: "hand-over",
    recipient: email,
    language,
    isConfidential: isSecret(dossier),
    ...(replyTo && { replyTo }),
    values: {
      until: handOver.expiresAt.toISOString(),
      deadline: (await deadlineOf(context, dossier))?.toISOString() ?? "",
      address: handOverAddress(context, language, token),
      dossierId: dossier.id,
    },
  });
}

/** Tells an applicant that the organisation filled in its part. */
export function mailHandOverComplete(context: MailContext, { dossier }: { dossier: DossierRow }): Promise<void> {
  return mailApplicant(context, dossier, ({ recipient, language, isConfidential, address }) =>
    queueMail(context, { template: "hand-over-complete", recipient, language, isConfidential, values: { address } }),
  );
}

type LateAccess = { email: string; language: Language; token: string; until: Date };

/** Sends someone the link with which they may submit after the deadline. */
export async function mailLateAccess(
  context: MailContext,
  { email, language, token, until }: LateAccess,
): Promise<void> {
  const values = { until: until.toISOString(), address: lateAccessAddress(context, language, token) };
  await queueMail(context, { template: "dossier-late-access", recipient: email, language, values });
}
