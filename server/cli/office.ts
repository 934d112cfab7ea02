import { brusselsTime, midnightAfter, readWallTime } from "#domain/brussels-time.ts";
import { meFor } from "#server/actions/acting-person.ts";
import { CommandError } from "#server/cli/command.ts";
import type { Context } from "#server/context.ts";
import { type CallRow, findCall } from "#server/database/queries/call.ts";
import { findPresent } from "#server/database/queries/person.ts";

/**
 * Adds somebody of the office to the context, so that the history of a dossier shows who acted. The command line needs
 * no second factor, and has only that person's rights.
 */
export async function actingAs(context: Context, who: string | undefined): Promise<Context> {
  const person = who ? await findPresent(context.db, who) : null;
  if (!person) throw new CommandError("Say with --as who of the office does this: an email address or employee ID.");
  return { ...context, me: await meFor(context, person) };
}

/** Reads an end: `2026-12-01` is the end of that day in Brussels, `2026-12-01T17:00` is five o'clock. */
export function readUntil(typed = "", option = "until"): Date {
  const { begins, time } = readDayAndTime(typed, option);
  return time ? begins : midnightAfter(begins, 1);
}

/** Reads a start: `2026-12-01` is midnight in Brussels, `2026-12-01T17:00` is five o'clock. */
export function readMoment(typed: string, option: string): Date {
  return readDayAndTime(typed, option).begins;
}

function readDayAndTime(typed: string, option: string): { begins: Date; time: string | undefined } {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/.exec(typed) ?? [];
  const begins = readWallTime(day ?? "", time ?? "00:00");
  if (!begins) throw new CommandError(`Say with --${option} when: 2026-12-01, or 2026-12-01T17:00.`);
  return { begins, time };
}

/** Formats a moment for printing, in Brussels time: `2026-12-01 17:00`. */
export function shownMoment(instant: Date): string {
  return brusselsTime(instant).slice(0, 16).replace("T", " ");
}

/** Finds a call by its slug. */
export async function getCall({ db }: Pick<Context, "db">, slug = ""): Promise<CallRow> {
  const call = await findCall(db, slug);
  if (!call) throw new CommandError(`There is no call ${slug || "…"}.`);
  return call;
}
