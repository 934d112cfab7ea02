import type { DossierProblem } from "#domain/dossier.ts";
import type { FileProblem } from "#domain/file.ts";
import type { KioskProblem } from "#domain/kiosk.ts";
import type { CompanyLoginProblem } from "#domain/login.ts";
import type { OfferProblem } from "#domain/offer.ts";
import type { PledgeProblem } from "#domain/pledge.ts";
import type { RobotProblem } from "#domain/robot.ts";
import type { FieldProblem } from "#domain/rules.ts";
import type { SecondFactorProblem } from "#domain/second-factor.ts";
import type { VoteOfficeProblem, VoteProblem } from "#domain/vote.ts";

/** Why someone could not come in. */
export type PersonProblem =
  | CompanyLoginProblem
  | { code: "account.notSure" }
  | { code: "login.required" }
  | { code: "demo.only" }
  | { code: "login.wrongCode"; left: number }
  | { code: "login.expired" }
  | { code: "login.linkOnly" }
  | { code: "login.tooSoon"; seconds: number }
  | { code: "login.wrongAccessCode" }
  | { code: "permission.denied" }
  | { code: "role.own" }
  | { code: "session.unknown" };

/** Why the office could do nothing with the people of the roster, a kiosk or a vote. */
export type OfficeProblem =
  | { code: "kiosk.unknown" }
  | { code: "letter.nobody" }
  | { code: "letter.needsOperator"; count: number }
  | { code: "person.needsOperator" }
  | { code: "letter.noMatch" }
  | { code: "person.unknown" }
  | { code: "roster.columnsMissing"; columns: string }
  | { code: "roster.manyLeavers"; leaving: number; present: number }
  | VoteOfficeProblem;

/** Why the API refuses a request that none of our pages sends. */
export type ApiProblem =
  | { code: "query.tooDeep"; most: number }
  | { code: "query.tooCostly"; most: number }
  | { code: "query.tooManyAliases"; most: number }
  | { code: "query.tooLarge"; kilobytes: number }
  | { code: "id.malformed" }
  | { code: "list.badCursor" }
  | { code: "list.tooLong"; most: number };

/** Every reason for which something is refused. `i18n` has a sentence for each code in each language. */
export type Problem =
  | { code: "unexpected"; requestId: string }
  | { code: "unavailable" }
  | { code: "offline" }
  | ApiProblem
  | { code: "form.invalid"; fields: FieldProblem[] }
  | DossierProblem
  | FileProblem
  | KioskProblem
  | OfferProblem
  | OfficeProblem
  | PledgeProblem
  | RobotProblem
  | { code: "limit.tooMany"; minutes: number }
  | PersonProblem
  | SecondFactorProblem
  | VoteProblem;

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

/** The refusal of a form that was not filled in well, or null when it was. */
export function invalidForm(fields: FieldProblem[]): Problem | null {
  return fields.length > 0 ? { code: "form.invalid", fields } : null;
}
