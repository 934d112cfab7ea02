import { areRulesFrozen } from "#domain/call.ts";
import { checkId } from "#domain/id.ts";
import { inLanguage, preferredLanguage } from "#domain/language.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { mostReviewers } from "#domain/review.ts";
import { between, checkFields } from "#domain/rules.ts";
import { assignAll } from "#server/actions/assignment.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { holdForOffice } from "#server/actions/dossier-hold.ts";
import { isWithin } from "#server/actions/limit.ts";
import { queueMails } from "#server/actions/mail.ts";
import { pageAddress } from "#server/actions/page-address.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { eq, inArray } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { CallRow } from "#server/database/queries/call.ts";
import { listHolders } from "#server/database/queries/person.ts";
import { listCandidates, listReviews, type RoundState, readRound } from "#server/database/queries/review.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { calls } from "#server/database/tables/call.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { reviewAssignments } from "#server/database/tables/review.ts";

type CallId = { callId: string };

/** Locks a call whose round a coordinator changes; nobody does so after voting has opened. */
async function holdRound(context: Context, callId: string): Promise<CallRow> {
  requirePermission(context.me, "runCall");
  refuse(checkId(callId));
  const [call] = await context.db.select().from(calls).where(eq(calls.id, callId)).for("update");
  if (!call) throw new Refusal({ code: "call.unknown" });
  refuse(call.criteria.length > 0 ? null : { code: "review.noCriteria" });
  refuse(areRulesFrozen(call, context.now) ? { code: "review.votingOpened" } : null);
  return call;
}

/** Ends the round of scoring: nobody scores any more, and members see the scores of others. */
export function endRound(context: Context, { callId }: CallId): Promise<void> {
  return setEnd(context, callId, context.now);
}

/** Opens the round again, for example for a dossier that was completed late. Scores are hidden again. */
export function reopenRound(context: Context, { callId }: CallId): Promise<void> {
  return setEnd(context, callId, null);
}

function setEnd(context: Context, callId: string, roundEndedAt: Date | null): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const call = await holdRound(inside, callId);
    if ((call.roundEndedAt === null) === (roundEndedAt === null)) return;
    await db.update(calls).set({ roundEndedAt }).where(eq(calls.id, callId));
    const act = roundEndedAt ? "end_round" : "reopen_round";
    await recordAudit(inside, { act, subject: `call ${callId}` });
  });
}

type Assignment = CallId & { perDossier: number | null };

/**
 * Asks this many members to score each dossier, as evenly as conflicts allow; null asks everybody. Members keep what
 * they have begun to score, and what they were asked before if the number stays the same.
 */
export function assignReviewers(context: Context, { callId, perDossier }: Assignment): Promise<void> {
  refuse(invalidForm(checkFields({ perDossier: [between(1, mostReviewers)] }, { perDossier: perDossier ?? 1 })));
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const call = await holdRound(inside, callId);
    await assignAll(db, call, perDossier);
    await db.update(calls).set({ reviewersPerDossier: perDossier }).where(eq(calls.id, callId));
    const details = { count: perDossier ?? 0 };
    await recordAudit(inside, { act: "assign_reviewers", subject: `call ${callId}`, details });
  });
}

type ChosenReviewers = { dossierId: string; memberIds: readonly string[] };

/** Chooses by hand who scores one dossier. Members who have begun to score it keep it. */
export function chooseReviewers(context: Context, { dossierId, memberIds }: ChosenReviewers): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const call = await lockCallOf(db, dossierId);
    await holdForOffice(inside, dossierId, "handle");
    refuse(!call || call.reviewersPerDossier === null ? { code: "review.notNow" } : null);
    refuse(call && areRulesFrozen(call, context.now) ? { code: "review.votingOpened" } : null);
    const candidateIds = (await listCandidates(db, [dossierId])).map(({ id }) => id);
    refuse(memberIds.every((id) => candidateIds.includes(id)) ? null : { code: "review.notReviewer" });
    const begun = (await listReviews(db, [dossierId])).map(({ personId }) => personId);
    const members = candidateIds.filter((id) => memberIds.includes(id) || begun.includes(id));
    await db.delete(reviewAssignments).where(eq(reviewAssignments.dossierId, dossierId));
    if (members.length > 0)
      await db.insert(reviewAssignments).values(members.map((personId) => ({ dossierId, personId })));
    const details = { count: members.length };
    await recordAudit(inside, { act: "assign_reviewers", subject: `dossier ${dossierId}`, details });
  });
}

/** Locks the call of a dossier before the dossier, as those do who assign members to the whole round. */
async function lockCallOf(db: Database, dossierId: string): Promise<CallRow | null> {
  refuse(checkId(dossierId));
  const callIds = db.select({ id: dossiers.callId }).from(dossiers).where(eq(dossiers.id, dossierId));
  const [call] = await db.select().from(calls).where(inArray(calls.id, callIds)).for("update");
  return call ?? null;
}

/** A member and the dossiers that they still have to score. */
type MemberBehind = { id: string; unscored: number };

/** Lists the members who still have dossiers to score in a round. */
export function listBehind({ dossiers, call }: RoundState): MemberBehind[] {
  if (call.roundEndedAt) return [];
  const open = dossiers.filter(({ state }) => state === "in_review");
  const waiting = open.flatMap(({ reviewerIds, finishedIds }) => reviewerIds.filter((id) => !finishedIds.includes(id)));
  return [...Map.groupBy(waiting, (id) => id)].map(([id, { length: unscored }]) => ({ id, unscored }));
}

/** A member gets at most one reminder of a round in a day. */
const oneADay = { most: 1, minutes: 24 * 60 };

/**
 * Mails the members who are behind with their scores. Nobody is told how many or who they are: a member who is not behind
 * with a confidential dossier may have a conflict. So only ordinary dossiers decide whether there is somebody to remind.
 */
export function remindReviewers(context: Context, { callId }: CallId): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const call = await holdRound(inside, callId);
    const round = await readRound(db, call);
    const ordinary = round.dossiers.filter(({ isConfidential }) => !isConfidential);
    const shownIds = listBehind({ ...round, dossiers: ordinary }).map(({ id }) => id);
    refuse(shownIds.length > 0 ? null : { code: "review.nobodyBehind" });
    // The count and the mail share a transaction, so a member who gets no mail can be reminded again.
    const due: MemberBehind[] = [];
    for (const member of listBehind(round))
      if (await isWithin(inside, { key: `review reminder ${callId} ${member.id}`, ...oneADay })) due.push(member);
    refuse(due.some(({ id }) => shownIds.includes(id)) ? null : { code: "review.remindedToday" });
    await queueMails(inside, await reminderMails(inside, call, due));
    await recordAudit(inside, { act: "remind_reviewers", subject: `call ${callId}` });
  });
}

/** Writes a reminder to each of these members who has an address, in their language. */
async function reminderMails({ db, publicUrl }: Context, call: CallRow, due: readonly MemberBehind[]) {
  const offered = await listLanguages(db);
  return (await listHolders(db, ["committee"])).flatMap((person) => {
    const member = due.find(({ id }) => id === person.id);
    if (!member || !person.email) return [];
    const language = preferredLanguage(person, offered);
    const values = {
      count: member.unscored,
      call: inLanguage(call.title, language),
      meets: call.committeeMeets?.toISOString() ?? "",
      address: pageAddress(publicUrl, language, "/office/committee").href,
    };
    const mail = { template: "review-reminder" as const, recipient: person.email, isConfidential: true };
    return [{ ...mail, language, values }];
  });
}
