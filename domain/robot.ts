// Forms that anyone may send are looked at for signs of a robot. Nobody has to solve a puzzle for it.

/** Why a form looks as if no person filled it in. Each is said in a sentence, for it may have been a person. */
export type RobotProblem =
  | { code: "robot.hiddenField" }
  | { code: "robot.tooFast" }
  | { code: "robot.tooManyLinks"; most: number };

/** The names of the two fields that people neither see nor fill in. */
export const robotFields = { trap: "website", seconds: "seconds" } as const;

/** What a robot gives away without knowing. */
export type RobotSigns = {
  /** What stands in the field that people do not see. */
  trap: string;
  /** How long the form was open; null where no script could measure it, which proves nothing. */
  seconds: number | null;
};

type Sent = RobotSigns & { name: string; text: string };

/** Nobody reads a form, fills it in and sends it within this time. */
const fewestSeconds = 2;

/** How many addresses of web pages a message may hold. */
const mostLinks = 3;

/** Says why this looks like the work of a robot, or null when a person may have sent it. */
export function checkRobot({ trap, seconds, name, text }: Sent): RobotProblem | null {
  if (trap !== "") return { code: "robot.hiddenField" };
  if (seconds !== null && seconds < fewestSeconds) return { code: "robot.tooFast" };
  if (countLinks(name) > 0 || countLinks(text) > mostLinks) return { code: "robot.tooManyLinks", most: mostLinks };
  return null;
}

function countLinks(text: string): number {
  // The protocol and what follows it are one link, also when that begins with www.
  return text.match(/https?:\/\/(?:www\.)?|\bwww\.|\[url\b/gi)?.length ?? 0;
}
