/** Midnight closes: people read it as one minute to twelve the evening before. */
export function lastMoment(closes: string): Date {
  return new Date(Date.parse(closes) - 60_000);
}
