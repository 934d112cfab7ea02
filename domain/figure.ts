/** The smallest group that a public figure may describe: a smaller one could point to a person. */
export const smallestGroup = 5;

/** Tells whether a figure about this many people may be shown. */
export function isLargeEnough(people: number): boolean {
  return people >= smallestGroup;
}
