import type { GivenRole } from "#domain/permission.ts";
import { listLetterFacts, writeLetter } from "#server/actions/decision-letter.ts";
import { assessConflicts } from "#server/actions/declaration.ts";
import { sealLetter } from "#server/actions/dossier-content.ts";
import { writeSummary } from "#server/actions/dossier-summary.ts";
import { loadFund } from "#server/actions/fund.ts";
import { hashAccessCode } from "#server/actions/login.ts";
import { decideItem, discuss, noteAttendance, openMeeting } from "#server/actions/meeting.ts";
import { makeProjectDrafts } from "#server/actions/project-draft.ts";
import { putIntoBox } from "#server/actions/vote.ts";
import type { Context } from "#server/context.ts";
import type { DemoDecisionRow } from "#server/database/demo/decision.ts";
import { fillDemo } from "#server/database/demo/fill.ts";
import type { DemoMeeting } from "#server/database/demo/meeting.ts";
import { inArray } from "#server/database/drizzle.ts";
import { countRoom, findMeeting } from "#server/database/queries/meeting.ts";
import { dossiers } from "#server/database/tables/dossier.ts";

/** Fills an empty database with the demo fund; an existing fund stays unchanged. */
export function openDemo({ db, now, secret, files }: Pick<Context, "db" | "now" | "secret" | "files">) {
  return fillDemo(db, {
    now,
    secret,
    files,
    writeSummary: (db, dossier, answers) => writeSummary({ db, secret }, dossier, answers),
    assessConflicts: (db) => assessConflicts({ db, now, secret }),
    loadFund: (db, fund) => loadFund({ db, me: null, now, secret }, fund),
    writeLetters: (db, rows) => writeDemoLetters({ db, secret }, rows),
    makeProjectDrafts: (db, dossierIds) => makeProjectDrafts({ db, now, secret }, dossierIds),
    holdMeeting: (db, meeting) => holdDemoMeeting({ db, secret }, meeting),
    hashAccessCode: (code) => hashAccessCode(secret, code),
    putIntoBox: (db, voter, project) => putIntoBox({ db, secret, files }, { voter, project, isAssisted: false }),
  });
}

/** Writes the letters of these decisions as if they had been released. */
async function writeDemoLetters(
  { db, secret }: Pick<Context, "db" | "secret">,
  rows: readonly DemoDecisionRow[],
): Promise<DemoDecisionRow[]> {
  const ids = rows.map(({ dossierId }) => dossierId);
  const decided = await db.select().from(dossiers).where(inArray(dossiers.id, ids));
  const facts = await listLetterFacts({ db, secret }, decided);
  return rows.flatMap((row) => {
    const place = decided.findIndex(({ id }) => id === row.dossierId);
    const [dossier, ofDossier] = [decided[place], facts[place]];
    if (!dossier || !ofDossier) return [];
    const draft = {
      ...row,
      isLoan: false,
      sealedReason: row.sealedReason ?? null,
      sealedLetter: null,
      releasedAt: null,
    };
    const letters = writeLetter({ secret }, draft, { dossier, facts: ofDossier });
    const texts = Object.fromEntries(letters.map(({ language, text }) => [language, text]));
    return [{ ...row, sealedLetter: sealLetter(secret, row.id, texts) }];
  });
}

/** Holds the meeting of the demo as its chair does, each act at its own moment. */
async function holdDemoMeeting(
  { db, secret }: Pick<Context, "db" | "secret">,
  { callId, beganAt, chair, acts }: DemoMeeting,
): Promise<void> {
  const session = { sessionId: "", sessionExpires: beganAt, hasSecondFactor: true };
  const me = { ...chair, ...session, roles: ["committee"] satisfies GivenRole[] };
  for (const { minute, ...act } of acts) {
    const context = { db, secret, me, now: new Date(beganAt.getTime() + minute * 60_000) };
    if (act.kind === "open") await openMeeting(context, { callId });
    if (act.kind === "came") await noteAttendance(context, { callId, ...act, isPresent: true });
    if (act.kind === "discuss") await discuss(context, { callId, ...act });
    if (act.kind === "decide") {
      const meeting = await findMeeting(db, callId);
      const { present } = await countRoom(db, meeting?.id ?? "", act.dossierId);
      await decideItem(context, {
        callId,
        ...act,
        decision: { outcome: act.outcome, amountInCents: act.amountInCents },
        hands: { for: present - act.against, against: act.against, abstained: 0 },
        revision: 0,
      });
    }
  }
}
