import { availableParallelism } from "node:os";

/** Figures by the clock depend on everything that shares the machine. */
export const sharedMachine = `the load generator and PostgreSQL share the ${availableParallelism()} processors of this machine`;

/** The least or the most that a figure should be. */
type Target = { least?: number; most?: number };

/** A figure with so many digits, and its target if it misses it. */
export function figure(value: number, digits: number, { least = -Infinity, most = Infinity }: Target = {}): string {
  const text = value.toFixed(digits);
  if (value < least) return `${text} (below the target of ${least})`;
  return value > most ? `${text} (above the target of ${most})` : text;
}

export function printRow(what: string, ...figures: readonly string[]): void {
  console.log(`  ${what.padEnd(62)} ${figures.join("  ")}`);
}

export function printHeading(sentence: string): void {
  console.log(`\n${sentence}`);
}
