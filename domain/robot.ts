// We check public forms for signs of a robot, so that nobody has to solve a puzzle.

/** The reasons why a form seems to come from a robot. Each has a sentence, because it may be a person after all. */
export type RobotProblem =
  | { code: "robot.hiddenField" }
  | { code: "robot.tooFast" }
  | { code: "robot.tooManyLinks"; most: number };

/** The names of the two fields that people neither see nor fill in. */
export const robotFields = { trap: "website", seconds: "seconds" } as const;

/** The signs by which we recognise a robot. */
export type RobotSigns = {
  /** The value of the field that people do not see. */
  trap: string;
  /** How long the form was open; null when no script measured it, which proves nothing. */
  seconds: number | null;
};

type SentForm = RobotSigns & { name: string; text: string };

/** No person reads, fills in and sends a form within this time. */
const fewestSeconds = 2;

/** The most links in a message. */
const mostLinks = 3;

/** Says why a form seems to come from a robot, or null when a person may have sent it. */
export function checkRobot({ trap, seconds, name, text }: SentForm): RobotProblem | null {
  if (trap !== "") return { code: "robot.hiddenField" };
  if (seconds !== null && seconds < fewestSeconds) return { code: "robot.tooFast" };
  if (countLinks(name) > 0 || countLinks(text) > mostLinks) return { code: "robot.tooManyLinks", most: mostLinks };
  return null;
}

function countLinks(text: string): number {
  // The pattern takes `https://www.` as one link, not two.
  return text.match(/https?:\/\/(?:www\.)?|\bwww\.|\[url\b/gi)?.length ?? 0;
}
