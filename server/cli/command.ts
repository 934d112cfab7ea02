import type { Context } from "#server/context.ts";
import type { Config } from "#server/platform/config.ts";

/** An act of the operator on the command line, with a one-line description. */
export type Command = {
  usage: string;
  /** Runs the command and returns the text to print; an error is printed as such. */
  run(context: Context, args: string[], config: Config): Promise<string>;
};

/** Commands by their first two words. */
export type Commands = Record<string, Command>;

/** The settings and the clock of a command that does not begin with an open database. */
export type Alone = { config: Config; clock: () => Date };

/** A command that opens what it needs itself. */
export type LoneCommand = { usage: string; runAlone(alone: Alone, args: string[]): Promise<string> };

/** Such commands by their first two words, or by their only one. */
export type LoneCommands = Record<string, LoneCommand>;

/** A command that is not understood, or that found something wrong; its message is a sentence. */
export class CommandError extends Error {
  override name = "CommandError";
}
