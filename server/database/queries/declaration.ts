import type { NamedMember } from "#domain/dossier-form.ts";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, union } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { requestOpinions } from "#server/database/tables/decision.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { dossiers, dossierVersions } from "#server/database/tables/dossier.ts";
import { people } from "#server/database/tables/person.ts";
import { reviews } from "#server/database/tables/review.ts";
import { personRoles } from "#server/database/tables/role.ts";

/** Lists the members of the committee. A fund has only a few. */
export const listMembers = (db: Database) => listPeopleAs(db, "committee");

/** Lists the substitutes. */
export const listSubstitutes = (db: Database) => listPeopleAs(db, "substitute");

function listPeopleAs(db: Database, role: "committee" | "substitute") {
  const { id, firstname, lastname, email, branch, department } = people;
  return db
    .select({ id, firstname, lastname, email, branch, department, seat: personRoles.seat })
    .from(people)
    .innerJoin(personRoles, and(eq(personRoles.personId, id), eq(personRoles.role, role)))
    .where(isNull(people.leftAt))
    .orderBy(asc(people.nameKey), asc(id))
    .limit(100);
}

/** Lists the members of the committee with nothing but their names. */
export async function listNamedMembers(db: Database): Promise<NamedMember[]> {
  return (await listMembers(db)).map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` }));
}

/** Lists what a person is to each of these dossiers, with their applicants; without a record it is null. */
export function listDeclarationsOf(db: Database, personId: string, ids: readonly string[]) {
  return db
    .select({ applicantId: dossiers.applicantId, declaration: declarations })
    .from(dossiers)
    .leftJoin(declarations, and(eq(declarations.dossierId, dossiers.id), eq(declarations.personId, personId)))
    .where(inArray(dossiers.id, [...ids]));
}

/** Lists who has a tie to each of these dossiers. */
export function listTies(db: Database, ids: readonly string[]) {
  const { dossierId, personId } = declarations;
  return db
    .select({ dossierId, personId })
    .from(declarations)
    .where(inArray(dossierId, [...ids]));
}

type Which = { dossierIds?: readonly string[] | undefined; memberIds?: readonly string[] | undefined };

/**
 * Lists and locks the opinions on undecided requests for help of people who may not read them any more. An opinion on a
 * dossier on which somebody acts at this moment is left out, so that the two never wait for each other.
 */
export function holdBarredOpinions(db: Database, { dossierIds, memberIds }: Which) {
  const { dossierId, personId } = requestOpinions;
  const { isLikely, openedAt, exclusion } = declarations;
  return db
    .select({ dossierId, personId })
    .from(requestOpinions)
    .innerJoin(declarations, and(eq(declarations.dossierId, dossierId), eq(declarations.personId, personId)))
    .innerJoin(dossiers, eq(dossiers.id, dossierId))
    .where(
      and(
        inArray(dossiers.state, ["submitted", "incomplete", "in_review"]),
        or(isNotNull(exclusion), and(eq(isLikely, true), isNull(openedAt))),
        dossierIds ? inArray(dossierId, [...dossierIds]) : undefined,
        memberIds ? inArray(personId, [...memberIds]) : undefined,
      ),
    )
    .for("update", { of: dossiers, skipLocked: true });
}

/** Lists those of these dossiers about which a member has answered the question on conflicts or given a score. */
export function listTouched(db: Database, ids: readonly string[]) {
  const { dossierId, answer, nameShownAt } = declarations;
  const answered = db
    .select({ dossierId })
    .from(declarations)
    .where(and(inArray(dossierId, [...ids]), or(isNotNull(answer), isNotNull(nameShownAt))));
  const scored = db
    .select({ dossierId: reviews.dossierId })
    .from(reviews)
    .where(inArray(reviews.dossierId, [...ids]));
  return union(answered, scored);
}

/** Lists the members for whom a request for help stays closed until the chair opens it. */
export function listClosedMembers(db: Database, ids: readonly string[]) {
  const { dossierId, personId, isLikely, openedAt, exclusion } = declarations;
  const { firstname, lastname } = people;
  return db
    .select({ dossierId, id: personId, firstname, lastname })
    .from(declarations)
    .innerJoin(people, eq(people.id, personId))
    .innerJoin(dossiers, and(eq(dossiers.id, dossierId), eq(dossiers.type, "internal")))
    .where(and(inArray(dossierId, [...ids]), eq(isLikely, true), isNull(openedAt), isNull(exclusion)))
    .orderBy(asc(people.nameKey), asc(personId));
}

const batch = 100;

/** Reads sent dossiers with their last version and their applicant, some at a time: all of them, or only these. */
export async function* listAssessable(db: Database, dossierIds?: readonly string[]) {
  const last = db
    .selectDistinctOn([dossierVersions.dossierId], {
      dossierId: dossierVersions.dossierId,
      id: dossierVersions.id,
      sealedAnswers: dossierVersions.sealedAnswers,
    })
    .from(dossierVersions)
    .orderBy(dossierVersions.dossierId, desc(dossierVersions.version))
    .as("last");
  for (let after: string | null = null; ; ) {
    const rows: AssessableRow[] = await db
      .select({
        dossier: { id: dossiers.id, type: dossiers.type, state: dossiers.state, applicantId: dossiers.applicantId },
        version: { id: last.id, sealedAnswers: last.sealedAnswers },
        applicant: { lastname: people.lastname, branch: people.branch, department: people.department },
      })
      .from(dossiers)
      .innerJoin(last, eq(last.dossierId, dossiers.id))
      .innerJoin(people, eq(people.id, dossiers.applicantId))
      .where(
        and(
          ne(dossiers.state, "draft"),
          dossierIds ? inArray(dossiers.id, [...dossierIds]) : undefined,
          after ? gt(dossiers.id, after) : undefined,
        ),
      )
      .orderBy(asc(dossiers.id))
      .limit(batch);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.dossier.id ?? null;
  }
}

type AssessableRow = {
  dossier: Pick<typeof dossiers.$inferSelect, "id" | "type" | "state" | "applicantId">;
  version: Pick<typeof dossierVersions.$inferSelect, "id" | "sealedAnswers">;
  applicant: Pick<typeof people.$inferSelect, "lastname" | "branch" | "department">;
};
