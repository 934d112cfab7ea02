import { randomUUID } from "node:crypto";
import {
  checkLetter,
  longestLetter,
  mayDecide,
  maySeePending,
  needsAmount,
  type Outcome,
  possibleOutcomes,
  type TextsByLanguage,
} from "#domain/decision.ts";
import { handFields } from "#domain/decision-form.ts";
import { levelsInOffice } from "#domain/dossier-level.ts";
import { longestDossierMessage } from "#domain/dossier-message.ts";
import { checkId } from "#domain/id.ts";
import { type Language, languages } from "#domain/language.ts";
import { isAward } from "#domain/money.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields, max } from "#domain/rules.ts";
import { manyLines } from "#domain/typed-text.ts";
import { recordAudit } from "#server/actions/audit.ts";
import { findFreeAward, readDecisionFacts } from "#server/actions/decision-hold.ts";
import { readLetterFacts, standardLetter } from "#server/actions/decision-letter.ts";
import { openLetter, openReasons, sealLetter, sealReasons } from "#server/actions/dossier-content.ts";
import { type HeldDossier, holdForOffice } from "#server/actions/dossier-hold.ts";
import type { Context } from "#server/context.ts";
import { eq } from "#server/database/drizzle.ts";
import type { Database } from "#server/database/open.ts";
import { type DecisionRow, findPending, lockCallsOf } from "#server/database/queries/decision.ts";
import type { DossierRow } from "#server/database/queries/dossier.ts";
import { decisions } from "#server/database/tables/decision.ts";

/** A decision of the committee about one dossier. */
export type NewDecision = {
  outcome: Outcome;
  amountInCents?: number | null | undefined;
  isLoan?: boolean | undefined;
  /** By language; only those of the letter are kept. */
  reasons?: TextsByLanguage | undefined;
  votes?: { for: number; against: number; abstained: number } | null | undefined;
};

/** Records what the committee decided, or changes it as long as it is pending. For the chair, or the deputy instead. */
export function decide(
  context: Context,
  { dossierId, revision, ...decision }: { dossierId: string; revision: number } & NewDecision,
): Promise<void> {
  refuse(checkId(dossierId));
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockCallsOf(db, [dossierId]);
    const heldDossier = await holdForOffice(inside, dossierId, "judge");
    refuse(mayDecide(levelsInOffice(heldDossier.officer, heldDossier.dossier)) ? null : { code: "permission.denied" });
    // Two members agree on a request for help, and nobody decides alone.
    refuse(heldDossier.dossier.type === "external" ? null : { code: "dossier.notNow" });
    const pending = await findPending(db, dossierId);
    // Somebody else decided while this screen showed something else.
    refuse(checkRevision(revision, pending?.revision ?? 0));
    await recordDecision(inside, heldDossier, decision);
  });
}

/**
 * Records a pending decision on a locked dossier. The caller checks who may do that, for example during a meeting, and
 * locks the call before the dossier, so that two projects cannot take the same award at once.
 */
export async function recordDecision(
  context: Pick<Context, "db" | "me" | "now" | "secret">,
  { officer, dossier }: HeldDossier,
  { outcome, amountInCents = null, isLoan = false, reasons = {}, votes = null }: NewDecision,
  { replacesDossierId }: { replacesDossierId?: string } = {},
): Promise<void> {
  const { db, now, secret } = context;
  const isPossible = possibleOutcomes(dossier, await readDecisionFacts(context, dossier)).includes(outcome);
  refuse(isPossible ? null : { code: "dossier.notNow" });
  const amount = needsAmount(outcome) ? amountInCents : null;
  refuse(needsAmount(outcome) && !isAward(amount) ? { code: "decision.amountNeeded" } : null);
  refuse(votes && invalidForm(checkFields(handFields, votes)));
  const tidyReasons = readTexts(reasons, longestDossierMessage);
  const pending = await findPending(db, dossier.id);
  const id = pending?.id ?? randomUUID();
  // The reasons and the letter of another outcome would be wrong in this one.
  const earlier = pending?.outcome === outcome ? pending : null;
  const values = {
    outcome,
    amountInCents: amount,
    isLoan: outcome === "granted" && isLoan,
    sealedReason: sealReasons(secret, id, { ...(earlier && openReasons(secret, earlier)), ...tidyReasons }),
    sealedLetter: earlier?.sealedLetter ?? null,
    replacesDossierId: replacesDossierId ?? earlier?.replacesDossierId ?? (await secondChoice(context, dossier)),
    votesFor: votes?.for ?? null,
    votesAgainst: votes?.against ?? null,
    votesAbstained: votes?.abstained ?? null,
    decidedById: officer.id,
    decidedAt: now,
    // A changed decision is released again by a person, who has read it.
    ...withoutHour(pending),
    revision: (pending?.revision ?? 0) + 1,
  };
  if (pending) await db.update(decisions).set(values).where(eq(decisions.id, id));
  else await db.insert(decisions).values({ id, dossierId: dossier.id, ...values });
  await recordAudit(context, { act: "decide", subject: `dossier ${dossier.id}` });
}

/** Gives the award that a project takes that lost the vote: that of a winner that withdrew, which then is not free any more. */
async function secondChoice(context: Pick<Context, "db" | "now">, dossier: DossierRow): Promise<string | null> {
  return dossier.state === "not_elected" ? ((await findFreeAward(context, dossier))?.dossierId ?? null) : null;
}

/** Takes a pending decision back, as if the committee had not decided. */
export function takeDecisionBack(context: Context, { dossierId }: { dossierId: string }): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { officer, dossier } = await holdForOffice(inside, dossierId, "judge");
    refuse(mayDecide(levelsInOffice(officer, dossier)) ? null : { code: "permission.denied" });
    const pending = await getPending(db, dossierId);
    await db.delete(decisions).where(eq(decisions.id, pending.id));
    await recordAudit(inside, { act: "take_decision_back", subject: `dossier ${dossierId}` });
  });
}

type EditedLetter = {
  dossierId: string;
  revision: number;
  reasons: TextsByLanguage;
  /** A text that is empty, or the same as the standard one, stays the standard text. */
  letters: TextsByLanguage;
};

/** Writes the reason and the letter of a pending decision, in the languages of its applicant. */
export function editLetter(context: Context, { dossierId, revision, reasons, letters }: EditedLetter): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const { officer, dossier } = await holdForOffice(inside, dossierId, "content");
    refuse(maySeePending(levelsInOffice(officer, dossier)) ? null : { code: "permission.denied" });
    const pending = await getPending(db, dossierId);
    refuse(checkRevision(revision, pending.revision));
    const { languages: used } = await readLetterFacts(inside, dossier);
    const isUsed = ([language]: [string, unknown]) => used.includes(language as Language);
    const ofLetter = (texts: TextsByLanguage) => Object.fromEntries(Object.entries(texts).filter(isUsed));
    const typed = ofLetter(readTexts(letters, longestLetter)) as TextsByLanguage;
    for (const text of Object.values(typed)) refuse(checkLetter(text));
    const kind = { isInternal: dossier.type === "internal", isLoan: pending.isLoan };
    const isStandard = ([language, text]: [string, string]) =>
      text === "" || text === standardLetter(pending.outcome, language as Language, kind);
    const texts = { ...openLetter(context.secret, pending), ...typed };
    const edited = Object.entries(texts).filter((entry) => !isStandard(entry));
    await db
      .update(decisions)
      .set({
        sealedReason: sealReasons(context.secret, pending.id, {
          ...openReasons(context.secret, pending),
          ...ofLetter(readTexts(reasons, longestDossierMessage)),
        }),
        sealedLetter: edited.length > 0 ? sealLetter(context.secret, pending.id, Object.fromEntries(edited)) : null,
        // Nobody sends a letter that they have not read, and the planner has read their own changes.
        ...(pending.plannedById === officer.id ? {} : withoutHour(pending)),
        revision: pending.revision + 1,
      })
      .where(eq(decisions.id, pending.id));
    await recordAudit(inside, { act: "edit_letter", subject: `dossier ${dossierId}` });
  });
}

/** The values of a decision that leaves no more by itself; the outbox shows the hour that it had. */
function withoutHour(decision: Pick<DecisionRow, "plannedFor" | "lostHour"> | null) {
  return { plannedFor: null, plannedById: null, lostHour: decision?.plannedFor ?? decision?.lostHour ?? null };
}

async function getPending(db: Database, dossierId: string): Promise<DecisionRow> {
  const pending = await findPending(db, dossierId);
  if (!pending) throw new Refusal({ code: "decision.unknown" });
  return pending;
}

/** Tidies texts by language and refuses those that are too long. */
export function readTexts(texts: TextsByLanguage, longest: number): TextsByLanguage {
  const tidy = languages.flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [[language, manyLines(text)] as const];
  });
  for (const [, text] of tidy) refuse(invalidForm(checkFields({ text: [max(longest)] }, { text })));
  return Object.fromEntries(tidy);
}
