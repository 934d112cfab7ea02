/** Every reason for which something is refused. `i18n` has a sentence for each code in each language. */
export type Problem =
  | { code: "unexpected"; requestId: string }
  | { code: "unavailable" }
  | { code: "offline" }
  | { code: "query.tooDeep"; most: number }
  | { code: "query.tooCostly"; most: number }
  | { code: "query.tooManyAliases"; most: number }
  | { code: "id.malformed" }
  | { code: "list.badCursor" }
  | { code: "list.tooLong"; most: number };

/** Thrown when something may not be done; carries the reason as data. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Ends what is under way when a rule has given a reason; goes on when it has none. */
export function refuse(problem: Problem | null): void {
  if (problem) throw new Refusal(problem);
}
