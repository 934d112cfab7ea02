import type { EligibilityPoint } from "#domain/call.ts";
import type { DossierState } from "#domain/dossier.ts";
import { checkDossierAct } from "#domain/dossier-act.ts";
import { textFields } from "#domain/dossier-form.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { withdrawalFields } from "#domain/dossier-message.ts";
import { fundOf, type Mover } from "#domain/dossier-move.ts";
import type { MaskedField } from "#domain/dossier-reading.ts";
import { inLanguage } from "#domain/language.ts";
import { invalidForm, refuse } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { findCorrespondent } from "#server/actions/correspondent.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import { type HeldDossier, holdForOffice } from "#server/actions/dossier-hold.ts";
import { moveDossier } from "#server/actions/dossier-move.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context, Me } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { findPending } from "#server/database/queries/decision.ts";
import { listTouched } from "#server/database/queries/declaration.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import type { OfficeDossierRow } from "#server/database/queries/dossier-access.ts";
import { findSent } from "#server/database/queries/dossier-version.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { dossiers } from "#server/database/tables/dossier.ts";

type Of<More = unknown> = { dossierId: string } & More;

/** Moves a held dossier for the fund, and records who did it in the audit log. */
async function moveFor(
  context: Context,
  { officer, dossier }: HeldDossier,
  move: { to: DossierState; mover: Mover; reason?: string },
  options: Parameters<typeof moveDossier>[2] = {},
): Promise<DossierRow> {
  const moved = await moveDossier(context, { dossier, actorId: officer.id, ...move }, options);
  await recordAudit(context, { act: "move_dossier", subject: `dossier ${dossier.id}`, details: { after: move.to } });
  return moved;
}

/** Asks an applicant to complete a dossier by its own date, which may be after the deadline; a later date prolongs it. */
export function askForCompletion(
  context: Context,
  { dossierId, reason, until }: Of<{ reason: string; until: Date }>,
): Promise<DossierRow> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const heldDossier = await holdForOffice(inside, dossierId, "handle");
    return moveFor(
      inside,
      heldDossier,
      { to: "incomplete", mover: fundOf(heldDossier.dossier), reason },
      {
        // More time is never less time.
        facts: {
          isDateAhead: until > context.now && until > (heldDossier.dossier.completeBy ?? context.now),
          hasNothingPending: (await findPending(db, dossierId)) === null,
        },
        changes: { completeBy: until },
      },
    );
  });
}

/** Gives a project to the committee. The coordinator does so also with a confidential one, unread. */
export function giveToCommittee(context: Context, { dossierId }: Of): Promise<DossierRow> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const heldDossier = await holdForOffice(inside, dossierId, "row");
    return moveFor(inside, heldDossier, { to: "in_review", mover: "coordinator" });
  });
}

/** Takes a project back from the committee, as long as no member has answered or scored. */
export function takeBack(context: Context, { dossierId }: Of): Promise<DossierRow> {
  requirePermission(context.me, "runCall");
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const heldDossier = await holdForOffice(inside, dossierId, "row");
    const facts = { isUntouched: (await listTouched(db, [dossierId])).length === 0 };
    return moveFor(inside, heldDossier, { to: "submitted", mover: "coordinator" }, { facts });
  });
}

/** Takes up a request for help, as a member without conflict. From then on its applicant can no longer change it. */
export function takeUpRequest(context: Context, { dossierId }: Of): Promise<DossierRow> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const heldDossier = await holdForOffice(inside, dossierId, "judge");
    return moveFor(inside, heldDossier, { to: "in_review", mover: "committee" });
  });
}

/** Has a dossier judged as it is, because its applicant did not complete it in time. */
export function judgeAsItIs(context: Context, { dossierId, reason }: Of<{ reason: string }>): Promise<DossierRow> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const heldDossier = await holdForOffice(inside, dossierId, "handle");
    return moveFor(inside, heldDossier, { to: "in_review", mover: fundOf(heldDossier.dossier), reason });
  });
}

/** Declines a dossier that does not meet the conditions of its call. The applicant reads the points that it fails. */
export function declineAsIneligible(
  context: Context,
  { dossierId, points, note }: Of<{ points: readonly string[]; note?: string | null | undefined }>,
): Promise<DossierRow> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const heldDossier = await holdForOffice(inside, dossierId, "handle");
    const failed = (await eligibilityOf(db, heldDossier.dossier)).filter(({ id }) => points.includes(id));
    const { language } = await findCorrespondent(inside, heldDossier.dossier);
    const reason = [...failed.map(({ text }) => `– ${inLanguage(text, language)}`), manyLines(note ?? "")]
      .filter((line) => line !== "")
      .join("\n");
    const judgedPoints = {
      ...heldDossier.dossier.judgedPoints,
      ...Object.fromEntries(failed.map(({ id }) => [id, false])),
    };
    await db.update(dossiers).set({ judgedPoints }).where(eq(dossiers.id, dossierId));
    const move = { to: "declined", mover: fundOf(heldDossier.dossier), reason } as const;
    return moveFor(inside, heldDossier, move, { facts: { failsPoint: failed.length > 0 } });
  });
}

async function eligibilityOf(db: Database, { callId }: DossierRow): Promise<EligibilityPoint[]> {
  const [call] = callId ? await listCallsById(db, [callId]) : [];
  return call?.eligibility ?? [];
}

type JudgedPoint = { id: string; isMet: boolean | null };

/** Notes whether a dossier meets points that a person has to judge; null takes a judgement back. */
export function judgePoints(
  context: Context,
  { dossierId, points }: Of<{ points: readonly JudgedPoint[] }>,
): Promise<DossierRow> {
  return change(context, dossierId, "handle", async (db, dossier, officer) => {
    const acting = { officer, levels: levelsInOffice(officer, dossier), facts: {} };
    refuse(checkDossierAct("judgePoints", acting, dossier));
    const ids = (await eligibilityOf(db, dossier)).map(({ id }) => id);
    refuse(points.every(({ id }) => ids.includes(id)) ? null : { code: "dossier.unknown" });
    const judged = { ...dossier.judgedPoints, ...Object.fromEntries(points.map(({ id, isMet }) => [id, isMet])) };
    return { judgedPoints: Object.fromEntries(Object.entries(judged).filter((entry) => isJudged(entry))) };
  });
}

function isJudged(entry: [string, boolean | null]): entry is [string, boolean] {
  return entry[1] !== null;
}

/** The reasons to withdraw a dossier for its applicant. */
type Withdrawal = Of<{ reason: string; hasDied?: boolean | null | undefined }>;

/** Withdraws a dossier for its applicant, who asked for it, left or died. */
export function withdrawOnBehalf(context: Context, { dossierId, reason, hasDied }: Withdrawal): Promise<DossierRow> {
  const tidyReason = manyLines(reason);
  refuse(invalidForm(checkFields(withdrawalFields, { reason: tidyReason })));
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const heldDossier = await holdForOffice(inside, dossierId, "handle");
    const move = { to: "withdrawn", mover: fundOf(heldDossier.dossier), reason: tidyReason } as const;
    return moveFor(inside, heldDossier, move, { facts: { isUnpaid: true }, isQuiet: hasDied === true });
  });
}

/** Sets the theme of an ordinary project; null takes it away. */
export function setTheme(context: Context, { dossierId, theme }: Of<{ theme: string | null }>): Promise<DossierRow> {
  return change(context, dossierId, "personal", async (db) => {
    const { themes } = await getFundLists(db);
    refuse(theme === null || themes.some(({ code }) => code === theme) ? null : { code: "dossier.unknown" });
    return { theme };
  });
}

/** Marks a request for help as urgent or not, which changes the term for an answer. */
export function setUrgent(context: Context, { dossierId, isUrgent }: Of<{ isUrgent: boolean }>): Promise<DossierRow> {
  return change(context, dossierId, "judge", async (_db, { type }) => {
    refuse(type === "internal" ? null : { code: "dossier.notNow" });
    return { isUrgent };
  });
}

type Changes = Partial<Pick<DossierRow, "theme" | "isUrgent" | "judgedPoints">>;

function change(
  context: Context,
  dossierId: string,
  level: "handle" | "judge" | "personal",
  make: (db: Database, dossier: OfficeDossierRow, officer: Me) => Promise<Changes>,
): Promise<DossierRow> {
  return context.db.transaction(async (db) => {
    const { officer, dossier } = await holdForOffice({ ...context, db }, dossierId, level);
    const changes = await make(db, dossier, officer);
    const [changed] = await db.update(dossiers).set(changes).where(eq(dossiers.id, dossierId)).returning();
    const details = { field: Object.keys(changes).join(" ") };
    await recordAudit({ ...context, db }, { act: "change_dossier", subject: `dossier ${dossierId}`, details });
    return changed as DossierRow;
  });
}

const whyFields = { text: withdrawalFields.reason };

/** Reads a masked answer of a dossier; the audit log records who read it and why. */
export async function revealAnswer(
  context: Context,
  { dossierId, field, reason }: Of<{ field: MaskedField; reason: string }>,
): Promise<string | null> {
  const why = manyLines(reason);
  refuse(why === "" ? { code: "dossier.reasonNeeded" } : invalidForm(checkFields(whyFields, { text: why })));
  return context.db.transaction(async (db) => {
    await holdForOffice({ ...context, db }, dossierId, "personal");
    const sentRow = await findSent(db, dossierId);
    const answers = sentRow ? openVersion(context.secret, sentRow.version) : {};
    const details = { field, reason: why };
    await recordAudit({ ...context, db }, { act: "reveal_answer", subject: `dossier ${dossierId}`, details });
    const value = textFields.includes(field) ? answers[field] : undefined;
    return typeof value === "string" && value !== "" ? value : null;
  });
}
