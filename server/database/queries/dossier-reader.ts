import { levelsInOffice, type OfficeLevel } from "#domain/dossier-level.ts";
import { type GivenRole, givenRoles, mayDo } from "#domain/permission.ts";
import { and, asc, eq, inArray, isNull, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { declarations } from "#server/database/tables/declaration.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";

// People prove who they are when they open a dossier, so a list of readers takes the second factor for granted.
const mayRead = (roles: readonly GivenRole[]) => mayDo({ roles, hasSecondFactor: true }, "readDossiers");

/** Lists the people who may read the content of a dossier, or who have one of these levels on it, by name. */
export async function listReaders(db: Database, dossier: DossierRow, levels: readonly OfficeLevel[] = ["content"]) {
  const { id, firstname, lastname, email, language, chosenLanguage, usedLanguage } = people;
  const officers = await db
    .select({
      person: { id, firstname, lastname, email, language, chosenLanguage, usedLanguage },
      roles: sql<GivenRole[]>`array_agg(${personRoles.role})`,
      // A person has one of them at most.
      declaration: declarations,
    })
    .from(people)
    .innerJoin(personRoles, eq(personRoles.personId, id))
    .leftJoin(declarations, and(eq(declarations.personId, id), eq(declarations.dossierId, dossier.id)))
    .where(
      and(
        inArray(
          personRoles.role,
          givenRoles.filter((role) => mayRead([role])),
        ),
        isNull(people.leftAt),
      ),
    )
    .groupBy(id, declarations.dossierId, declarations.personId)
    .orderBy(asc(people.nameKey), asc(id));
  return officers
    .filter(({ person, roles, declaration }) => {
      const viewer = { id: person.id, roles, hasSecondFactor: true };
      return levelsInOffice(viewer, { ...dossier, declaration, isChairing: false }).some((level) =>
        levels.includes(level),
      );
    })
    .map(({ person }) => person);
}

/** Someone who may read the content of a dossier. */
export type DossierReader = Awaited<ReturnType<typeof listReaders>>[number];
