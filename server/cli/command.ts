import type { Context } from "#server/context.ts";
import type { Config } from "#server/platform/config.ts";

/** Something an operator can do from the command line, told in one line. */
export type Command = {
  usage: string;
  /** Does it, and gives what to print; whatever it throws is printed as an error. */
  run(context: Context, args: string[], config: Config): Promise<string>;
};

/** Commands by the two words they begin with. */
export type Commands = Record<string, Command>;

/** A command that was typed in a way we do not understand, or that found something wrong; says what, in a sentence. */
export class CommandError extends Error {
  override name = "CommandError";
}
