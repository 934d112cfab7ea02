import { randomInt, randomUUID } from "node:crypto";
import { brusselsTime } from "#domain/brussels-time.ts";
import { type DossierStep, mostDrafts, mostVersions, numberLetters, type ProjectType } from "#domain/dossier.ts";
import { tidyAnswers } from "#domain/dossier-answer.ts";
import { askedAnswers, checkStep, stepsAsking } from "#domain/dossier-check.ts";
import {
  type Conflict,
  isConfidential,
  isTooLong,
  longestDraft,
  mergeDraft,
  withFittingBranch,
  withoutFinancial,
} from "#domain/dossier-draft.ts";
import { type Answers, isFinancialField, type TextField, textFields } from "#domain/dossier-form.ts";
import { withdrawalFieldsIn } from "#domain/dossier-message.ts";
import { checkEdit, checkSending } from "#domain/dossier-window.ts";
import { checkId } from "#domain/id.ts";
import type { Language } from "#domain/language.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { isMasked } from "#domain/register-number.ts";
import { isListed } from "#domain/roster.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { assessConflicts } from "#server/actions/declaration.ts";
import { openDraft, openVersion, sealDraft, sealVersion } from "#server/actions/dossier-content.ts";
import { deleteDossiers } from "#server/actions/dossier-erasure.ts";
import { hideEarlierTexts } from "#server/actions/dossier-hiding.ts";
import { mailSubmission } from "#server/actions/dossier-mail.ts";
import { announceMove, columnsAfter, moveDossier, recordMove } from "#server/actions/dossier-move.ts";
import { listOpenCalls, momentFor, readAnswers, situationOf } from "#server/actions/dossier-situation.ts";
import { writeSummary } from "#server/actions/dossier-summary.ts";
import { endHandOver } from "#server/actions/hand-over-end.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context, Me } from "#server/context.ts";
import { and, eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import {
  type DossierRow,
  listDossiersOf,
  listEvents,
  listHandOvers,
  listVersions,
} from "#server/database/queries/dossier.ts";
import { dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";

type NewDossier = { type: ProjectType; language?: Language | null | undefined };

/** Begins a dossier with the data that we have about the current user, so that nobody types it again. */
export async function beginDossier(context: Context, beginning: NewDossier): Promise<DossierRow> {
  const applicant = requirePermission(context.me, "submitDossier");
  return context.db.transaction(async (db) => {
    // The lock makes a second request wait and then count the first draft.
    await db.select({ id: people.id }).from(people).where(eq(people.id, applicant.id)).for("update");
    return addDraft({ ...context, db }, applicant, beginning);
  });
}

async function addDraft({ db, now, secret }: Context, applicant: Me, { type, language = null }: NewDossier) {
  const earlier = await listDossiersOf(db, applicant.id);
  const drafts = earlier.filter(({ state }) => state === "draft").length;
  refuse(drafts >= mostDrafts ? { code: "dossier.tooMany", most: mostDrafts } : null);

  const id = randomUUID();
  const [latest] = earlier;
  const answers = {
    ...(latest && reusable(openDraft(secret, latest).answers)),
    ...answersAbout(applicant),
    project_type: type,
  };
  const changedIn = Object.fromEntries(Object.keys(answers).map((field) => [field, 1]));
  const [newDossier] = await db
    .insert(dossiers)
    .values({
      id,
      applicantId: applicant.id,
      type,
      language,
      isConfidential: true,
      sealedDraft: sealDraft(secret, id, { answers, changedIn }),
      step: "acquainted",
      begunAt: now,
      changedAt: now,
    })
    .returning();
  return newDossier as DossierRow;
}

// These answers are the same in every dossier of one person.
const aboutOneself: readonly TextField[] = [
  "gender",
  "nationality",
  "phone",
  "civil_state",
  "number_of_children",
  "street",
  "number",
  "box",
  "postal_code",
  "city",
  "country",
  "last_employer",
  "retirement_date",
];

function reusable(answers: Answers): Record<string, string> {
  return Object.fromEntries(aboutOneself.map((field) => [field, String(answers[field] ?? "")]));
}

function answersAbout({ firstname, lastname, email, employeeId, branch, department, employmentStatus }: Me) {
  return {
    firstname,
    lastname,
    email: email ?? "",
    // People who logged in before the first import have no employee ID.
    employee_id: isListed({ employeeId }) ? employeeId : "",
    branch,
    department: department ?? "",
    employment_status: employmentStatus,
  };
}

type Change = {
  dossierId: string;
  /** The latest revision that the device has. */
  basedOn: number;
  /** The step that the applicant is at. */
  step?: DossierStep | null | undefined;
  changes: Readonly<Partial<Record<TextField, string>>>;
};

export type SavedDraft = { revision: number; changedAt: Date; conflicts: Conflict[] };

/** Saves typed answers; if another device answered the same question since, both answers are returned. */
export function saveDossier(context: Context, { dossierId, basedOn, step, changes }: Change): Promise<SavedDraft> {
  const { now, secret } = context;
  return context.db.transaction(async (db) => {
    const dossier = await getEditableDossier({ ...context, db }, dossierId);
    const fixed = new Set<string>(context.me?.email ? ["email"] : []);
    if (dossier.state !== "draft") fixed.add("project_type");
    if ((await listHandOvers(db, [dossier.id])).length > 0)
      for (const field of textFields.filter(isFinancialField)) fixed.add(field);
    const typed = readChanges(changes, fixed);
    if ("confidential" in typed) refuse(await checkConfidential({ db, secret }, dossier, typed));
    const revision = dossier.revision + 1;
    const merged = mergeDraft(openDraft(secret, dossier), { basedOn, revision, changes: typed });
    if (!merged.isChanged) {
      if (step && step !== dossier.step) await db.update(dossiers).set({ step }).where(eq(dossiers.id, dossier.id));
      return { revision: dossier.revision, changedAt: dossier.changedAt, conflicts: merged.conflicts };
    }
    const { answers } = merged.draft;
    const type: ProjectType = answers.project_type === "internal" ? "internal" : "external";
    // A request for oneself involves no organisation.
    const isEnded = type === "internal" && (await endHandOver({ db, secret, now }, dossier));
    const draft = isEnded ? withoutFinancial(merged.draft) : merged.draft;
    const sentAnswers = await readSentAnswers({ db, secret }, dossier);
    // Unsubmitted answers can make a dossier confidential, but cannot end that.
    const isSecret =
      isConfidential(type, answers) || (sentAnswers !== null && (await wasSentConfidential(db, dossier, sentAnswers)));
    if (sentAnswers && isSecret !== dossier.isConfidential)
      await writeSummary({ db, secret }, { id: dossier.id, isConfidential: isSecret }, sentAnswers);
    if (isSecret && !dossier.isConfidential) await hideEarlierTexts({ db }, dossier.id);
    await db
      .update(dossiers)
      .set({
        type,
        isConfidential: isSecret,
        sealedDraft: sealDraft(secret, dossier.id, draft),
        revision,
        changedAt: now,
        ...(step && { step }),
      })
      .where(eq(dossiers.id, dossier.id));
    return { revision, changedAt: now, conflicts: merged.conflicts };
  });
}

/** Reads the answers of the latest submitted version; null for a draft. */
export async function readSentAnswers({ db, secret }: Pick<Context, "db" | "secret">, { id }: DossierRow) {
  const latest = (await listVersions(db, [id])).at(-1);
  return latest ? openVersion(secret, latest) : null;
}

/**
 * Tells whether a dossier was submitted as confidential, or made so by its applicant later. The committee wrote about it
 * in confidence, so it stays confidential.
 */
async function wasSentConfidential(db: Database, { id, type }: DossierRow, sentAnswers: Answers): Promise<boolean> {
  if (isConfidential(type, sentAnswers)) return true;
  return (await listEvents(db, [id])).some(
    ({ fromState, toState, mover }) => fromState === "shortlisted" && toState === "in_review" && mover === "applicant",
  );
}

/** Says why these answers may not make a dossier ordinary, or null when they may. */
async function checkConfidential(inside: Pick<Context, "db" | "secret">, dossier: DossierRow, answers: Answers) {
  if (isConfidential(dossier.type, answers)) return null;
  const sentAnswers = await readSentAnswers(inside, dossier);
  if (!sentAnswers || !(await wasSentConfidential(inside.db, dossier, sentAnswers))) return null;
  return invalidForm([{ field: "confidential", problem: { code: "rule.staysConfidential" } }]);
}

/** Keeps only the text fields of the form that the device may change. */
export function readChanges(changes: Readonly<Record<string, unknown>>, fixed: ReadonlySet<string>) {
  const typed = textFields.flatMap((field) => {
    const value = changes[field];
    if (typeof value !== "string" || fixed.has(field)) return [];
    // People with access see this number masked, so an empty field or the mask itself leaves it unchanged.
    const isUntouched = field === "responsible_national_register_number" && (value === "" || isMasked(value));
    return isUntouched ? [] : [[field, value] as const];
  });
  const tooLong = typed.filter(([, value]) => isTooLong(value));
  refuse(
    invalidForm(tooLong.map(([field]) => ({ field, problem: { code: "rule.max.text", most: longestDraft } as const }))),
  );
  return Object.fromEntries(typed);
}

/** Locks the current user's dossier until the transaction ends; refuses if they may not change it now. */
export async function getEditableDossier(context: Context, dossierId: string): Promise<DossierRow> {
  const applicant = requirePermission(context.me, "submitDossier");
  const dossier = await holdDossier(context.db, applicant.id, dossierId);
  refuse(checkEdit(dossier, await momentFor(context, applicant.id)));
  return dossier;
}

/** Locks a dossier of this person until the transaction ends. */
export async function holdDossier(db: Database, applicantId: string, dossierId: string): Promise<DossierRow> {
  refuse(checkId(dossierId));
  const [dossier] = await db
    .select()
    .from(dossiers)
    .where(and(eq(dossiers.id, dossierId), eq(dossiers.applicantId, applicantId)))
    .for("update");
  refuse(dossier ? null : { code: "dossier.unknown" });
  return dossier as DossierRow;
}

type Submission = { dossierId: string; language?: Language | null | undefined };

/** Submits a dossier, or submits it again after a change. A second click changes nothing. */
export function sendDossier(context: Context, { dossierId, language }: Submission): Promise<DossierRow> {
  const { now, secret } = context;
  const applicant = requirePermission(context.me, "submitDossier");
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const dossier = await holdDossier(db, applicant.id, dossierId);
    if (dossier.state === "submitted" && dossier.sentRevision === dossier.revision) return dossier;
    const calls = await listOpenCalls(inside, applicant.id);
    refuse(checkSending(dossier, { now, openCallIds: calls.map(({ id }) => id) }));
    const [handOver] = await listHandOvers(db, [dossier.id]);
    refuse(handOver && !handOver.completedAt ? { code: "handOver.notDone" } : null);

    const callId = dossier.type === "external" ? (dossier.callId ?? calls[0]?.id ?? null) : null;
    const situation = await situationOf(inside, { applicantId: applicant.id, callId });
    const answers = await readAnswers(inside, dossier);
    const wrong = stepsAsking(dossier.type).flatMap((step) => checkStep(step, dossier.type, answers, situation));
    refuse(invalidForm(wrong));
    refuse(await checkConfidential(inside, dossier, answers));

    const submittedAnswers = askedAnswers(dossier.type, withFittingBranch(tidyAnswers(answers)), situation);
    const version = (await listVersions(db, [dossier.id])).length + 1;
    refuse(version > mostVersions ? { code: "dossier.tooOften" } : null);
    const versionId = randomUUID();
    await db.insert(dossierVersions).values({
      id: versionId,
      dossierId: dossier.id,
      version,
      sealedAnswers: sealVersion(secret, versionId, submittedAnswers),
      sentAt: now,
      isHandedOver: handOver !== undefined,
    });
    const to = dossier.incompleteFrom ?? "submitted";
    const [after] = await db
      .update(dossiers)
      .set({
        ...columnsAfter(dossier, to, now),
        isConfidential: isConfidential(dossier.type, submittedAnswers),
        number: dossier.number ?? (await newNumber(db, now)),
        callId,
        sentAt: now,
        sentRevision: dossier.revision,
        ...(language && { language }),
      })
      .where(eq(dossiers.id, dossier.id))
      .returning();
    await writeSummary(inside, after as DossierRow, submittedAnswers);
    await assessConflicts(inside, { dossierIds: [dossier.id] });
    if (dossier.state !== to) {
      await recordMove(inside, { dossier, to, mover: "applicant", actorId: applicant.id });
      await announceMove(inside, dossier.state, after as DossierRow);
    }
    await mailSubmission(inside, { dossier: after as DossierRow, version: { version } });
    return after as DossierRow;
  });
}

/** Makes a number that is not in use and does not reveal how many dossiers there are. */
async function newNumber(db: Database, now: Date): Promise<string> {
  for (;;) {
    const letters = Array.from({ length: 5 }, () => numberLetters[randomInt(numberLetters.length)]).join("");
    const number = `${brusselsTime(now).slice(0, 4)}-${letters}`;
    if ((await db.$count(dossiers, eq(dossiers.number, number))) === 0) return number;
  }
}

type Withdrawal = { dossierId: string; reason?: string | null | undefined };

/** Withdraws a dossier before the vote about it opens; an award also after that, as long as nothing is paid. */
export function withdrawDossier(context: Context, { dossierId, reason }: Withdrawal): Promise<DossierRow> {
  const applicant = requirePermission(context.me, "submitDossier");
  const tidyReason = manyLines(reason ?? "");
  return context.db.transaction(async (db) => {
    const dossier = await holdDossier(db, applicant.id, dossierId);
    refuse(invalidForm(checkFields(withdrawalFieldsIn(dossier.state), { reason: tidyReason })));
    const move = { dossier, to: "withdrawn", mover: "applicant", actorId: applicant.id, reason: tidyReason } as const;
    // A payment moves its dossier, so one in another state is not paid.
    return moveDossier({ ...context, db }, move, { facts: { isUnpaid: true } });
  });
}

/** Deletes a draft with its files. */
export function discardDossier(context: Context, { dossierId }: { dossierId: string }): Promise<void> {
  const applicant = requirePermission(context.me, "submitDossier");
  return context.db.transaction(async (db) => {
    const dossier = await holdDossier(db, applicant.id, dossierId);
    refuse(dossier.state === "draft" ? null : { code: "dossier.notNow" });
    await deleteDossiers(db, eq(dossiers.id, dossier.id));
  });
}
