import {
  type ConflictAnswer,
  type ConflictDossier,
  type ConflictMember,
  checkDeclaration,
  exclusionOf,
  isLikelyConflict,
} from "#domain/conflict.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { checkId } from "#domain/id.ts";
import { mayDo } from "#domain/permission.ts";
import { refuse } from "#domain/problem.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { openVersion } from "#server/actions/dossier-content.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { strikeOpinion } from "#server/actions/request-opinion.ts";
import { strikeReview } from "#server/actions/review.ts";
import type { Context, Me } from "#server/context.ts";
import { and, eq, inArray, isNotNull, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import {
  holdBarredOpinions,
  listAssessable,
  listMembers,
  listSubstitutes,
  listTies,
} from "#server/database/queries/declaration.ts";
import { findOfficeDossier, type OfficeDossierRow } from "#server/database/queries/dossier-access.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import { declarations } from "#server/database/tables/declaration.ts";

type Assessment = { dossierIds?: readonly string[]; memberIds?: readonly string[] };

/**
 * Notes what committee members are to dossiers: excluded, probably in conflict, or neither. It runs when a dossier is
 * sent, when someone joins the committee or changes department, and every night, because a member without such a note
 * sees nothing of the dossier. The answers of members stay, but opinions of those who may not read it any more go.
 */
export async function assessConflicts(
  { db, now, secret }: Pick<Context, "db" | "now" | "secret">,
  { dossierIds, memberIds }: Assessment = {},
): Promise<void> {
  const { humanResources } = await getFundSettings(db);
  const isMeant = ({ id }: ConflictMember) => memberIds?.includes(id) ?? true;
  const members = (await listMembers(db)).filter(isMeant);
  const substitutes = (await listSubstitutes(db)).filter(isMeant).filter(({ id }) => !members.some((m) => m.id === id));
  if (members.length + substitutes.length === 0) return;
  for await (const rows of listAssessable(db, dossierIds)) {
    const ids = rows.map(({ dossier }) => dossier.id);
    const ties = Map.groupBy(await listTies(db, ids), ({ dossierId }) => dossierId);
    const notes = rows.flatMap(({ dossier, version, applicant }) => {
      const facts = { ...dossier, applicant, answers: openVersion(secret, version) };
      const isTied = ({ id }: ConflictMember) => ties.get(dossier.id)?.some(({ personId }) => personId === id) ?? false;
      // Nobody begins to judge a withdrawn dossier, and a substitute judges only those for which the chair named them.
      const judges = dossier.state === "withdrawn" ? members.filter(isTied) : members;
      return [...judges, ...substitutes.filter(isTied)].map((one) => noteOn(one, dossier.id, facts, humanResources));
    });
    await writeNotes(db, notes);
  }
  await db.transaction(async (db) => {
    for (const opinion of await holdBarredOpinions(db, { dossierIds, memberIds }))
      await strikeOpinion({ db, me: null, now }, opinion);
  });
}

function noteOn(
  member: ConflictMember,
  dossierId: string,
  dossier: ConflictDossier,
  humanResources: readonly string[],
) {
  return {
    dossierId,
    personId: member.id,
    exclusion: exclusionOf(member, dossier, humanResources),
    isLikely: isLikelyConflict(member, dossier),
  };
}

async function writeNotes(db: Database, notes: readonly ReturnType<typeof noteOn>[]): Promise<void> {
  if (notes.length === 0) return;
  await db
    .insert(declarations)
    .values([...notes])
    .onConflictDoUpdate({
      target: [declarations.dossierId, declarations.personId],
      set: { exclusion: sql`excluded.exclusion`, isLikely: sql`excluded.is_likely` },
    });
}

type Declaring = {
  dossierId: string;
  answer: ConflictAnswer;
  /** Whether the member was asked about the name of the applicant, or about an earlier question of a request for help. */
  isNameShown: boolean;
};

/**
 * Stores a member's answer to the question about conflicts of interest. A request for help asks twice: first about its
 * branch and department, then about the name. A later answer can only be stricter.
 */
export function declareConflict(context: Context, { dossierId, answer, isNameShown }: Declaring): Promise<void> {
  const member = requirePermission(context.me, mayDo(context.me, "standIn") ? "standIn" : "reviewDossier");
  return context.db.transaction(async (db) => {
    const { dossier, declaration } = await holdForMember(db, member, dossierId);
    refuse(checkDeclaration(declaration.answer, answer));
    const isAskedTwice = dossier.type === "internal" && answer !== "involved";
    const isFirstQuestion = isAskedTwice && !declaration.nameShownAt;
    // A form that is sent twice answers a question that the member has not read.
    refuse(isAskedTwice && isNameShown === isFirstQuestion ? { code: "record.changed" } : null);
    await db
      .update(declarations)
      .set(isFirstQuestion ? { nameShownAt: context.now } : { answer, answeredAt: context.now })
      .where(and(eq(declarations.dossierId, dossierId), eq(declarations.personId, member.id)));
    // Somebody who steps aside no longer helps to decide.
    if (answer === "involved") {
      await strikeReview({ ...context, db }, { dossierId, personId: member.id });
      await strikeOpinion({ ...context, db }, { dossierId, personId: member.id });
    }
    await recordAudit(
      { ...context, db },
      { act: "declare_conflict", subject: `dossier ${dossierId}`, details: { answer } },
    );
  });
}

async function holdForMember(db: Database, member: Me, dossierId: string) {
  refuse(checkId(dossierId));
  const dossier = await findOfficeDossier(db, member, dossierId, true);
  const levels = dossier ? levelsInOffice(member, dossier) : [];
  refuse(dossier ? null : { code: "dossier.unknown" });
  refuse(levels.includes("declare") || levels.includes("judge") ? null : { code: "dossier.conflict.unknown" });
  const { declaration } = dossier as OfficeDossierRow;
  return { dossier: dossier as OfficeDossierRow, declaration: declaration as NonNullable<typeof declaration> };
}

type Opening = { dossierId: string; memberId: string };

/** Opens a request for help for a member with a likely conflict; only the chair does that. */
export function openForMember(context: Context, { dossierId, memberId }: Opening): Promise<void> {
  const chair = requirePermission(context.me, "reviewDossier");
  return context.db.transaction(async (db) => {
    for (const id of [dossierId, memberId]) refuse(checkId(id));
    const dossier = await findOfficeDossier(db, chair, dossierId, true);
    refuse(dossier ? null : { code: "dossier.unknown" });
    const isChair = levelsInOffice(chair, dossier as OfficeDossierRow).includes("chair");
    refuse(isChair && memberId !== chair.id ? null : { code: "permission.denied" });
    const openedRows = await db
      .update(declarations)
      .set({ openedAt: context.now, openedById: chair.id })
      .where(
        and(
          eq(declarations.dossierId, dossierId),
          eq(declarations.personId, memberId),
          eq(declarations.isLikely, true),
          sql`${declarations.openedAt} is null and ${declarations.exclusion} is null`,
        ),
      )
      .returning();
    refuse(openedRows.length > 0 ? null : { code: "dossier.conflict.unknown" });
    const subject = `dossier ${dossierId}`;
    await recordAudit({ ...context, db }, { act: "open_for_member", subject, details: { member: memberId } });
  });
}

/**
 * Forgets the notes on someone who left the committee, except their answers. Exclusions stay, because another role would
 * show them the dossier.
 */
export async function forgetUnanswered(db: Database, memberIds: readonly string[]): Promise<void> {
  await db
    .delete(declarations)
    .where(
      and(
        inArray(declarations.personId, [...memberIds]),
        sql`${declarations.answer} is null and ${declarations.exclusion} is null`,
      ),
    );
}

/**
 * Closes again what the chair opened for these people, who lost the role with which they judged. With another role they
 * would otherwise read it.
 */
export async function closeOpened(db: Database, personIds: readonly string[]): Promise<void> {
  await db
    .update(declarations)
    .set({ openedAt: null, openedById: null })
    .where(and(inArray(declarations.personId, [...personIds]), isNotNull(declarations.openedAt)));
}
