export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Runs<Name extends string> = Record<Name, (turn: number) => Promise<number>>;

/**
 * The median of the measurements of each run. Runs take turns, so that a busy moment of the machine affects all of
 * them, and the median leaves out the worst moments.
 */
export async function takeTurns<Name extends string>(turns: number, runs: Runs<Name>): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[];
  const figures = new Map(names.map((name) => [name, [] as number[]]));
  for (let turn = 0; turn < turns; turn++) {
    for (const name of names) figures.get(name)?.push(await runs[name](turn));
  }
  return Object.fromEntries(names.map((name) => [name, median(figures.get(name) ?? [])])) as Record<Name, number>;
}
