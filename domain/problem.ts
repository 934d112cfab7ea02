import type { CallProblem } from "#domain/call-change.ts";
import type { ColourProblem } from "#domain/colour.ts";
import type { ConnectionProblem } from "#domain/connection.ts";
import type { DecisionProblem } from "#domain/decision.ts";
import type { DossierProblem } from "#domain/dossier.ts";
import type { FileProblem } from "#domain/file.ts";
import type { KioskProblem } from "#domain/kiosk.ts";
import type { ListProblem } from "#domain/list-form.ts";
import type { CompanyLoginProblem } from "#domain/login.ts";
import type { MeetingProblem } from "#domain/meeting.ts";
import type { NewsProblem } from "#domain/news.ts";
import type { OfferProblem } from "#domain/offer.ts";
import type { OfferDraftProblem } from "#domain/offer-draft.ts";
import type { OrganisationProblem } from "#domain/organisation-form.ts";
import type { PledgeProblem } from "#domain/pledge.ts";
import type { ProjectByHandProblem } from "#domain/project-by-hand.ts";
import type { ApprovalProblem, ProjectProblem } from "#domain/project-draft.ts";
import type { ProjectImportProblem } from "#domain/project-import.ts";
import type { ProjectPictureProblem } from "#domain/project-picture.ts";
import type { ReviewProblem } from "#domain/review.ts";
import type { RevisionProblem } from "#domain/revision.ts";
import type { RobotProblem } from "#domain/robot.ts";
import type { FieldProblem } from "#domain/rules.ts";
import type { SavedViewProblem } from "#domain/saved-view.ts";
import type { SecondFactorProblem } from "#domain/second-factor.ts";
import type { SetUpProblem } from "#domain/set-up.ts";
import type { FundPictureProblem } from "#domain/setting.ts";
import type { ThreadProblem } from "#domain/thread.ts";
import type { VoteOfficeProblem, VoteProblem } from "#domain/vote.ts";

/** The reasons why someone cannot log in or has no access. */
export type PersonProblem =
  | CompanyLoginProblem
  | { code: "account.notSure" }
  | { code: "lateAccess.own" }
  | { code: "login.required" }
  | { code: "demo.only" }
  | { code: "login.wrongCode"; left: number }
  | { code: "login.expired" }
  | { code: "login.linkOnly" }
  | { code: "login.tooSoon"; seconds: number }
  | { code: "login.wrongAccessCode" }
  | { code: "permission.denied" }
  | { code: "role.own" }
  | { code: "seat.notMember" }
  | { code: "seat.taken"; name: string }
  | { code: "session.unknown" };

/** The reasons for refusing an act of the office on people of the roster, a kiosk or a vote. */
export type OfficeProblem =
  | ColourProblem
  | CallProblem
  | FundPictureProblem
  | ListProblem
  | ReviewProblem
  | RevisionProblem
  | SavedViewProblem
  | ThreadProblem
  | { code: "kiosk.unknown" }
  | { code: "letter.nobody" }
  | { code: "letter.needsOperator"; count: number }
  | { code: "person.needsOperator" }
  | { code: "letter.noMatch" }
  | { code: "file.notMade" }
  | { code: "list.tooLongForExcel"; most: number }
  | { code: "list.nothingChosen" }
  | { code: "list.tooManyChosen"; most: number }
  | { code: "mail.noAddress" }
  | { code: "person.nothingWaits" }
  | { code: "person.unknown" }
  | { code: "roster.changed" }
  | { code: "roster.columnsMissing"; columns: string }
  | { code: "roster.manyLeavers"; leaving: number; present: number }
  | { code: "roster.noDraft" }
  | { code: "roster.unreadable" }
  | { code: "roster.withoutYou" }
  | VoteOfficeProblem;

/** The reasons for which the API refuses requests that none of our pages sends. */
export type ApiProblem =
  | { code: "query.tooDeep"; most: number }
  | { code: "query.tooCostly"; most: number }
  | { code: "query.tooManyAliases"; most: number }
  | { code: "query.tooLarge"; kilobytes: number }
  | { code: "id.malformed" }
  | { code: "list.badCursor" }
  | { code: "list.tooLong"; most: number };

/** Every reason for a refusal. `i18n` has a sentence for each code in each language. */
export type Problem =
  | { code: "unexpected"; requestId: string }
  | { code: "unavailable" }
  | { code: "offline" }
  | ApiProblem
  | ApprovalProblem
  | { code: "form.invalid"; fields: FieldProblem[] }
  | DecisionProblem
  | DossierProblem
  | FileProblem
  | KioskProblem
  | MeetingProblem
  | NewsProblem
  | OfferDraftProblem
  | OrganisationProblem
  | OfferProblem
  | ConnectionProblem
  | OfficeProblem
  | PledgeProblem
  | ProjectByHandProblem
  | ProjectImportProblem
  | ProjectPictureProblem
  | ProjectProblem
  | RobotProblem
  | { code: "limit.tooMany"; minutes: number }
  | PersonProblem
  | SecondFactorProblem
  | SetUpProblem
  | VoteProblem;

/** An error that carries the reason for a refusal as data. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Throws a refusal when a rule gave a problem; does nothing without one. */
export function refuse(problem: Problem | null): void {
  if (problem) throw new Refusal(problem);
}

/** Gives the problem of a form with invalid fields, or null when there are none. */
export function invalidForm(fields: FieldProblem[]): Problem | null {
  return fields.length > 0 ? { code: "form.invalid", fields } : null;
}

const accessProblems: readonly Problem["code"][] = [
  "login.wrongCode",
  "login.wrongAccessCode",
  "login.linkOnly",
  "login.expired",
  "company.unknown",
  "company.expired",
  "secondFactor.wrongCode",
  "passkey.refused",
  "kiosk.wrongLetter",
  "kiosk.wrongSetUp",
  "setUp.linkOver",
  "setUp.wrongCode",
  "handOver.unknown",
  "lateAccess.own",
  "lateAccess.unknown",
  "approval.unknown",
  "permission.denied",
  "role.own",
  "dossier.unknown",
  "limit.tooMany",
];

/** Tells whether a refusal is about access: a failed login, an act without permission, or too many tries. */
export function isAboutAccess({ code }: Problem): boolean {
  return accessProblems.includes(code);
}
