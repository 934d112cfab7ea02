import { isSubmissionOpen } from "#domain/call.ts";
import { withFittingBranch } from "#domain/dossier-draft.ts";
import type { Answers, FormSituation } from "#domain/dossier-form.ts";
import type { Moment } from "#domain/dossier-window.ts";
import { activeCodes, workplacesOf } from "#domain/fund-list.ts";
import { openDraft } from "#server/actions/dossier-content.ts";
import type { Context } from "#server/context.ts";
import type { Database } from "#server/database/open.ts";
import { type CallRow, listCalls, listCallsById } from "#server/database/queries/call.ts";
import { listNamedMembers } from "#server/database/queries/declaration.ts";
import {
  type DossierFileRow,
  type DossierRow,
  findLateAccess,
  listDossierFiles,
} from "#server/database/queries/dossier.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { findPerson } from "#server/database/queries/person.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

type SituationContext = Pick<Context, "db" | "now">;

/** Lists the calls that take dossiers from this person now: first the one with extra time, then those open to all. */
export async function listOpenCalls({ db, now }: SituationContext, personId: string): Promise<CallRow[]> {
  const late = await findLateAccess(db, personId, now);
  const open = (await listCalls(db)).filter((call) => isSubmissionOpen(call, now));
  return late ? [late.call, ...open.filter(({ id }) => id !== late.call.id)] : open;
}

/** Gives the moment and the open calls for the rules on this person's dossiers. */
export async function momentFor(context: SituationContext, personId: string): Promise<Moment> {
  const open = await listOpenCalls(context, personId);
  return { now: context.now, openCallIds: open.map(({ id }) => id) };
}

/** Gives the facts, besides the answers, on which an applicant's form depends. */
export async function situationOf(
  { db, now }: SituationContext,
  { applicantId, callId }: Pick<DossierRow, "applicantId" | "callId">,
): Promise<FormSituation> {
  const [open] = await listOpenCalls({ db, now }, applicantId);
  const call = callId ? (await listCalls(db)).find(({ id }) => id === callId) : open;
  const { asksRegisterNumber } = await getFundSettings(db);
  const lists = await getFundLists(db);
  const applicant = await findPerson(db, applicantId);
  return {
    now,
    maximum: call ? { activeInCents: call.maximumWhenActiveInCents, otherInCents: call.maximumInCents } : null,
    costShare: call?.costShare ?? 100,
    asksRegisterNumber,
    knownEmail: applicant?.email ?? null,
    workplaces: workplacesOf(lists),
    departments: activeCodes(lists.departments),
    members: (await listNamedMembers(db)).filter(({ id }) => id !== applicantId),
  };
}

/** Reads all answers of a draft, with the ids of its files. */
export async function readAnswers({ db, secret }: { db: Database; secret: Context["secret"] }, dossier: DossierRow) {
  return draftAnswers(secret, dossier, await listDossierFiles(db, [dossier.id]));
}

/**
 * The answers of a draft with the ids of the files that answer some of them; a file with a virus answers nothing. The
 * branch follows from the status only here: saving keeps what was typed, because changes can arrive in any order.
 */
export function draftAnswers(
  secret: Context["secret"],
  dossier: DossierRow,
  files: readonly Pick<DossierFileRow, "id" | "field" | "scan">[],
): Answers {
  const answers = withFittingBranch(openDraft(secret, dossier).answers);
  const sound = files.filter(({ scan }) => scan !== "infected");
  const byField = Map.groupBy(sound, ({ field }) => field);
  const ids = [...byField].map(([field, its]) => [field, its.map(({ id }) => id)]);
  return { ...answers, ...Object.fromEntries(ids) };
}

/**
 * Gives the moment until which a dossier can be submitted: the date that the office set, or the deadline of its call
 * with any extra time. Null if there is none.
 */
export async function deadlineOf(
  { db, now }: SituationContext,
  { type, state, callId, applicantId, completeBy }: DossierRow,
): Promise<Date | null> {
  if (state === "incomplete") return completeBy;
  if (type === "internal") return null;
  const late = await findLateAccess(db, applicantId, now);
  const [open] = await listOpenCalls({ db, now }, applicantId);
  const [call] = callId ? await listCallsById(db, [callId]) : open ? [open] : [];
  if (!call) return null;
  return late?.call.id === call.id && late.until > call.submissionsClose ? late.until : call.submissionsClose;
}

/** Gives the moment until which a submitted dossier can be changed; null if it has passed or nobody set one. */
export async function changesUntil(context: SituationContext, dossier: DossierRow): Promise<Date | null> {
  const isOpen = dossier.state === "submitted" || dossier.state === "incomplete";
  const deadline = isOpen ? await deadlineOf(context, dossier) : null;
  return deadline && context.now < deadline ? deadline : null;
}
