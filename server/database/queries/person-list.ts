import type { ListQuestion } from "#domain/list.ts";
import type { GivenRole, Seat } from "#domain/permission.ts";
import type { FactorWay } from "#domain/second-factor.ts";
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "#server/database/drizzle.ts";
import type { RowOf } from "#server/database/prepared-statement.ts";
import type { ListSource } from "#server/database/queries/list.ts";
import { listedColumns } from "#server/database/queries/person-column.ts";
import { accessCodes } from "#server/database/tables/login.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { codeApps, passkeys } from "#server/database/tables/second-factor.ts";

/** A role of a person, with their seat on the committee. */
export type HeldRole = { role: GivenRole; seat: Seat | null };

/** The columns of a person, with their roles and their letter. */
export const personColumns = {
  ...listedColumns,
  leftAt: people.leftAt,
  revision: people.revision,
  addressWaitsSince: people.addressWaitsSince,
  waitingEmail: people.waitingEmail,
  roles: sql<HeldRole[]>`(
    select coalesce(json_agg(json_build_object('role', ${personRoles.role}, 'seat', ${personRoles.seat}) order by ${personRoles.role}), '[]')
    from ${personRoles} where ${personRoles.personId} = ${people.id}
  )`,
  letterMadeAt: sql<Date | null>`(
    select ${accessCodes.madeAt} from ${accessCodes} where ${accessCodes.personId} = ${people.id}
  )`.mapWith(accessCodes.madeAt),
  factors: sql<FactorWay[]>`array_remove(array[
    case when exists (select from ${passkeys} where ${passkeys.personId} = ${people.id}) then 'passkey' end,
    case when exists (select from ${codeApps} where ${codeApps.personId} = ${people.id}) then 'code_app' end
  ], null)`,
};

/** A person as the office sees them. It never has their dossiers or their vote. */
export type PersonRow = RowOf<typeof personColumns>;

const byId = { value: people.id, type: "uuid" } as const;
const byName = { value: people.nameKey, type: "text" } as const;

/** The people of the roster, for the list of the office. */
export const personList: ListSource<PersonRow> = {
  table: people,
  sorts: {
    name: [byName, byId],
    employeeId: [{ value: people.employeeId, type: "text" }],
    branch: [{ value: people.branch, type: "text" }, byName, byId],
  },
  where: ({ search, filters }) =>
    and(
      filters.presence ? isNotNull(people.leftAt) : isNull(people.leftAt),
      filters.branch && inArray(people.branch, [...filters.branch]),
      filters.department && inArray(people.department, [...filters.department]),
      filters.status && inArray(sql`${people.employmentStatus}`, [...filters.status]),
      filters.language && inArray(sql`${people.language}`, [...filters.language]),
      filters.mailbox?.length === 1
        ? filters.mailbox[0] === "with"
          ? isNotNull(people.email)
          : isNull(people.email)
        : undefined,
      filters.address && isNotNull(people.addressWaitsSince),
      hasRole(filters.role),
      matches(search),
    ),
  read: (db, { where, orderBy, limit, sortKeys }) =>
    db
      .select({ ...personColumns, sortKeys })
      .from(people)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
};

function hasRole(roles: ListQuestion["filters"][string] | undefined): SQL | undefined {
  if (!roles) return undefined;
  const isMeant = roles.includes("any") ? sql`true` : inArray(sql`${personRoles.role}`, [...roles]);
  return sql`${people.id} in (select ${personRoles.personId} from ${personRoles} where ${isMeant})`;
}

/** Finds people by the beginnings of words of their name, their employee ID, or their whole email address. */
function matches(search: string): SQL | undefined {
  if (!search) return undefined;
  if (search.includes("@")) return eq(people.email, search.toLowerCase());
  // Letters and digits only, so that nothing typed is read as an operator of the search.
  const words = search.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  const query = words.map((word) => `${word}:*`).join(" & ");
  // The array makes PostgreSQL look up the words first; otherwise it walks through all people in the order of the list.
  return sql`${people.id} = any(array(
    select found.id from people as found
    where to_tsvector('simple', found.search_text) @@ to_tsquery('simple', name_key(${query}))
  ))`;
}
