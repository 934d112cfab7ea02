const seconds = 1000;
const hours = 3600 * seconds;

/** How often a job is tried before it is given up: for a day at the least, so a mail server may be down for a night. */
export const mostAttempts = 24;

/** How long a job waits after this many failures: twice as long each time, from 10 seconds up to 4 hours. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const longest = Math.min(10 * seconds * 2 ** (attempts - 1), 4 * hours);
  // Somewhere in the second half of it: what failed together does not come back together.
  return Math.round(longest * (1 - random() / 2));
}
