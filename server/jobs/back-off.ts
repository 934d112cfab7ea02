const seconds = 1000;
const hours = 3600 * seconds;

/** The most tries of a job: enough for at least a day, so that a mail server may be down for a night. */
export const mostAttempts = 24;

/** Gives how long a job waits after this many failures: twice as long each time, from 10 seconds up to 4 hours. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const longest = Math.min(10 * seconds * 2 ** (attempts - 1), 4 * hours);
  // A random moment in the second half spreads jobs that failed together.
  return Math.round(longest * (1 - random() / 2));
}
