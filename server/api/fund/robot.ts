import type { RobotSigns } from "#domain/robot.ts";
import { builder } from "#server/api/fund/builder.ts";

/** The arguments by which every public form helps to recognise robots. */
export const signArgs = builder.args((t) => ({
  trap: t.string({
    required: false,
    description: "The value of a hidden field. People leave it empty; robots may fill it in.",
  }),
  seconds: t.float({ required: false, description: "How many seconds the form was open, if a script measured it." }),
}));

type FormArguments = { trap?: string | null | undefined; seconds?: number | null | undefined };

/** Reads the signs of a robot; a missing one counts as none. */
export function signsOf({ trap, seconds }: FormArguments): RobotSigns {
  return { trap: trap ?? "", seconds: seconds ?? null };
}
