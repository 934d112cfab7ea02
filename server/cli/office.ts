import { atBrussels, midnightAfter } from "#domain/brussels-instant.ts";
import { brusselsTime } from "#domain/brussels-time.ts";
import { preferredLanguage } from "#domain/language.ts";
import { CommandError } from "#server/cli/command.ts";
import type { Context } from "#server/context.ts";
import { type CallRow, findCall } from "#server/database/queries/call.ts";
import { findPresent, listRolesOf } from "#server/database/queries/person.ts";

/**
 * The same situation with somebody of the office in it: what is done to a dossier stands in its history with who did it.
 * Whoever has the machine needs no second factor, and no more rights than that person has.
 */
export async function actingAs(context: Context, who: string | undefined): Promise<Context> {
  const person = who ? await findPresent(context.db, who) : null;
  if (!person) throw new CommandError("Say with --as who of the office does this: an email address or employee ID.");
  const { chosenLanguage: _chosenLanguage, usedLanguage: _usedLanguage, leftAt: _leftAt, ...known } = person;
  const me = {
    ...known,
    language: preferredLanguage(person),
    roles: await listRolesOf(context.db, person.id),
    hasSecondFactor: true,
    sessionId: "",
    sessionExpires: context.now,
  };
  return { ...context, me };
}

/** Reads until when: `2026-12-01` is until the end of that day in Brussels, `2026-12-01T17:00` until five. */
export function readUntil(typed = "", option = "until"): Date {
  const { begins, time } = readShown(typed, option);
  return time ? begins : midnightAfter(begins, 1);
}

/** Reads from when: `2026-12-01` is from midnight in Brussels, `2026-12-01T17:00` from five. */
export function readMoment(typed: string, option: string): Date {
  return readShown(typed, option).begins;
}

function readShown(typed: string, option: string): { begins: Date; time: string | undefined } {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(typed) ?? [];
  const shown = `${day}T${time ?? "00:00"}`;
  const begins = Number.isNaN(Date.parse(`${shown}Z`)) ? null : atBrussels(shown);
  // The 31st of a short month would become another day.
  if (!begins || !brusselsTime(begins).startsWith(shown))
    throw new CommandError(`Say with --${option} when: 2026-12-01, or 2026-12-01T17:00.`);
  return { begins, time };
}

/** A moment as it is printed, on the clock in Brussels: `2026-12-01 17:00`. */
export function shownMoment(instant: Date): string {
  return brusselsTime(instant).slice(0, 16).replace("T", " ");
}

/** The call that was named by its slug. */
export async function getCall({ db }: Pick<Context, "db">, slug = ""): Promise<CallRow> {
  const call = await findCall(db, slug);
  if (!call) throw new CommandError(`There is no call ${slug || "…"}.`);
  return call;
}
