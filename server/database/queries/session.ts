import type { GivenRole, Seat } from "#domain/permission.ts";
import { and, desc, eq, gt, inArray, isNull, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { askPrepared, type RowOf } from "#server/database/prepared-statement.ts";
import { listedColumns } from "#server/database/queries/person-column.ts";
import type { RollLine } from "#server/database/queries/vote.ts";
import { calls } from "#server/database/tables/call.ts";
import { people } from "#server/database/tables/person.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { sessions } from "#server/database/tables/session.ts";
import { settings } from "#server/database/tables/setting.ts";
import { voters } from "#server/database/tables/vote.ts";

const sessionColumns = {
  session: {
    id: sessions.id,
    seenAt: sessions.seenAt,
    expiresAt: sessions.expiresAt,
    secondFactorAt: sessions.secondFactorAt,
    kioskId: sessions.kioskId,
  },
  person: {
    ...listedColumns,
    chosenLanguage: people.chosenLanguage,
    usedLanguage: people.usedLanguage,
  },
  roles: sql<
    GivenRole[]
  >`array(select ${personRoles.role} from ${personRoles} where ${personRoles.personId} = ${people.id} order by 1)`,
  seat: sql<Seat | null>`(select ${personRoles.seat} from ${personRoles} where ${personRoles.personId} = ${people.id} and ${personRoles.seat} is not null)`,
  // The languages of the fund decide the language of the person; a subquery saves a query per request.
  languages: sql<
    string[] | null
  >`(select ${settings.value} -> 'languages' from ${settings} where ${settings.key} = 'fund')`,
};

const columnsWithRoll = {
  ...sessionColumns,
  // The subquery per call lets PostgreSQL find each line by its key.
  roll: sql<RollLine[]>`(select coalesce(json_agg(line), '[]') from (
    select (
      select json_build_object('callId', ${voters.callId}, 'sealId', ${voters.sealId}, 'sealedVote', ${voters.sealedVote})
      from ${voters} where ${voters.callId} = ${calls.id} and ${voters.personId} = ${people.id}
    ) as line from ${calls}) as lines where line is not null)`,
};

type FoundSession = RowOf<typeof sessionColumns> & { roll?: RollLine[] };

/**
 * Finds the session of a token with its person and roles; null when it is over or the person has left. Every request
 * needs it. Pages show the person's votes, so they read the roll with it; casting a vote does not.
 */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
  withRoll: boolean,
): Promise<FoundSession | null> {
  const [name, shape] = withRoll ? ["findSessionWithRoll", columnsWithRoll] : ["findSession", sessionColumns];
  const [row] = await askPrepared<typeof sessionColumns>(db, name, shape, () => selectSession(db, shape), {
    tokenHash,
    now,
  });
  return row ?? null;
}

const selectSession = (db: Database, fields: typeof sessionColumns) =>
  db
    .select(fields)
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        isNull(people.leftAt),
      ),
    );

/** A session as its owner may see it. */
export type SessionRow = Omit<typeof sessions.$inferSelect, "tokenHash" | "personId" | "kioskId">;

/** Lists the current sessions of a person, the latest first. */
export async function listSessions(db: Database, personId: string, now: Date): Promise<SessionRow[]> {
  const { id, way, device, isRemembered, startedAt, seenAt, expiresAt, secondFactorAt } = sessions;
  return db
    .select({ id, way, device, isRemembered, startedAt, seenAt, expiresAt, secondFactorAt })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt))
    .limit(100);
}

/** Counts the current sessions of these people, and how many of them have one. */
export async function countSessions(
  db: Database,
  personIds: readonly string[],
  now: Date,
): Promise<{ people: number; sessions: number }> {
  const [count] = await db
    .select({
      people: sql<number>`count(distinct ${sessions.personId})::integer`,
      sessions: sql<number>`count(*)::integer`,
    })
    .from(sessions)
    .where(and(inArray(sessions.personId, [...personIds]), gt(sessions.expiresAt, now)));
  return count ?? { people: 0, sessions: 0 };
}
