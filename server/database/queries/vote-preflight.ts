import type { AuditAct } from "#domain/audit.ts";
import { mostCandidates } from "#domain/result.ts";
import type { PreflightFacts } from "#domain/vote-preflight.ts";
import { and, asc, count, desc, eq, isNull, max, ne, notExists, sql } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { auditEntries } from "#server/database/tables/audit.ts";
import { dossiers } from "#server/database/tables/dossier.ts";
import { mails } from "#server/database/tables/mail.ts";
import { people } from "#server/database/tables/person.ts";
import { projects } from "#server/database/tables/project.ts";

/** This number of latest mails shows whether mail works. */
const latestMails = 20;

/** Reads the facts for the pre-flight of a vote: its ballot, its electorate, the languages, the roster and mail. */
export async function readPreflight(db: Database, callId: string): Promise<Omit<PreflightFacts, "call" | "now">> {
  const { id, title, summary, description, impact, committeeScore } = projects;
  const pictures = sql<number>`jsonb_array_length(${projects.gallery}) + (${projects.picture} is not null)::integer`;
  const onBallot = await db
    .select({ id, title, summary, description, impact, committeeScore, pictures })
    .from(projects)
    .where(and(eq(projects.callId, callId), eq(projects.status, "shortlisted")))
    .orderBy(asc(projects.slug))
    .limit(mostCandidates);
  const onSite = db.select({ one: sql`1` }).from(projects).where(eq(projects.dossierId, dossiers.id));
  const unpublished = await db.$count(
    dossiers,
    and(eq(dossiers.callId, callId), eq(dossiers.state, "shortlisted"), notExists(onSite)),
  );
  const [present] = await db.select({ count: count() }).from(people).where(isNull(people.leftAt));
  const importAct: AuditAct = "import_roster";
  const [roster] = await db
    .select({ at: max(auditEntries.at) })
    .from(auditEntries)
    .where(eq(auditEntries.act, importAct));
  const latest = await db
    .select({ state: mails.state })
    .from(mails)
    .where(ne(mails.state, "queued"))
    .orderBy(desc(mails.queuedAt))
    .limit(latestMails);
  const [sent] = await db.select({ at: max(mails.sentAt) }).from(mails);
  const [waiting] = await db
    .select({ since: mails.queuedAt })
    .from(mails)
    .where(eq(mails.state, "queued"))
    .orderBy(asc(mails.queuedAt))
    .limit(1);
  return {
    languages: await listLanguages(db),
    projects: onBallot,
    unpublished,
    electorate: present?.count ?? 0,
    rosterImportedAt: roster?.at ?? null,
    mail: {
      latest: latest.flatMap(({ state }) => (state === "queued" ? [] : [state])),
      lastSentAt: sent?.at ?? null,
      waitingSince: waiting?.since ?? null,
    },
  };
}
