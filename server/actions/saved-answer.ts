import { randomUUID } from "node:crypto";
import { checkId } from "#domain/id.ts";
import { readInEach, type TypedTexts } from "#domain/localized-form.ts";
import { invalidForm, Refusal, refuse } from "#domain/problem.ts";
import { checkRevision } from "#domain/revision.ts";
import { checkFields } from "#domain/rules.ts";
import { mostSavedAnswers, savedAnswerFields } from "#domain/thread.ts";
import { manyLines, oneLine } from "#domain/typed-text.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { Context } from "#server/context.ts";
import { eq, sql } from "#server/database/drizzle.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { savedAnswers } from "#server/database/tables/thread.ts";

type AnswerContext = Pick<Context, "db" | "me" | "now">;

type SavedAnswer = {
  /** Null for a new answer. */
  id: string | null;
  /** The revision that the officer saw. */
  revision: number;
  /** The typed texts by the names of the controls: `name`, and `text.nl` for each language. */
  values: TypedTexts;
};

/** Saves an answer to use again, with its text in each language of the fund. */
export async function saveAnswer({ db, me, now }: AnswerContext, { id, revision, values }: SavedAnswer): Promise<void> {
  requirePermission(me, "runCall");
  if (id !== null) refuse(checkId(id));
  const languages = await listLanguages(db);
  const read = (texts: TypedTexts, control: string) => manyLines(texts[control] ?? "");
  const name = oneLine(values.name ?? "");
  const typed = Object.fromEntries(languages.map((one) => [`text.${one}`, read(values, `text.${one}`)]));
  refuse(invalidForm(checkFields(savedAnswerFields(languages), { ...typed, name })));
  await db.transaction(async (db) => {
    // Otherwise two people together could save more than there may be.
    await db.execute(sql`lock table ${savedAnswers} in share row exclusive mode`);
    if (id === null) {
      const isFull = (await db.$count(savedAnswers)) >= mostSavedAnswers;
      refuse(isFull ? { code: "savedAnswer.tooMany", most: mostSavedAnswers } : null);
      const text = readInEach("text", values, { languages, read });
      await db.insert(savedAnswers).values({ id: randomUUID(), name, text, changedAt: now });
      return;
    }
    const [before] = await db.select().from(savedAnswers).where(eq(savedAnswers.id, id));
    if (!before) throw new Refusal({ code: "savedAnswer.unknown" });
    refuse(checkRevision(revision, before.revision));
    const text = readInEach("text", values, { before: before.text, languages, read });
    await db
      .update(savedAnswers)
      .set({ name, text, changedAt: now, revision: before.revision + 1 })
      .where(eq(savedAnswers.id, id));
  });
}

/** Removes a saved answer; answers that were sent with it stay. */
export async function removeSavedAnswer({ db, me }: AnswerContext, { id }: { id: string }): Promise<void> {
  requirePermission(me, "runCall");
  refuse(checkId(id));
  const removedRows = await db.delete(savedAnswers).where(eq(savedAnswers.id, id)).returning({ id: savedAnswers.id });
  refuse(removedRows.length === 0 ? { code: "savedAnswer.unknown" } : null);
}
