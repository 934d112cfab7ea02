import type { Call } from "#domain/call.ts";
import type { DossierState, ProjectType } from "#domain/dossier.ts";
import type { Mover } from "#domain/dossier-move.ts";
import { demoNumber } from "#server/database/demo/identity.ts";

/** A move of a demo dossier to another state. */
export type DemoMove = { to: DossierState; by: Mover; at: Date; reason?: string };

const day = 86_400_000;
const hour = 3_600_000;

type Course = {
  key: string;
  type: ProjectType;
  isConfidential: boolean;
  state: DossierState;
  call: Call | null;
  sentAt: Date;
  now: Date;
  question?: string | undefined;
  answer?: string | undefined;
  failedPoint?: string | undefined;
  /** Whether the fund chose the project itself, outside the vote. */
  isSelected?: boolean;
};

type Step = Omit<DemoMove, "at"> & { at: number };

/** Gives every move that brought a dossier to its state, by the table of moves. */
export function historyOf(course: Course): DemoMove[] {
  if (course.state === "draft") return [];
  const steps = course.type === "internal" ? internalSteps(course) : externalSteps(course);
  // In January the last call may have dates ahead.
  const latest = course.now.getTime() - hour;
  return steps.map(({ at, ...step }) => ({ ...step, at: new Date(Math.min(at, latest)) }));
}

/** The steps that both types have while the office handles a dossier; null once it is with the committee. */
function earlySteps({ state, sentAt, now, isConfidential, question = "", answer }: Course): Step[] | null {
  const sentTime = sentAt.getTime();
  const between = sentTime + (now.getTime() - sentTime) / 2;
  const submitted: Step = { to: "submitted", by: "applicant", at: sentTime };
  const withAnswer = answer ? { reason: answer } : {};
  if (state === "submitted") return [submitted];
  if (state === "withdrawn") return [submitted, { to: "withdrawn", by: "applicant", at: between, ...withAnswer }];
  const fund = isConfidential ? "committee" : "coordinator";
  return state === "incomplete" ? [submitted, { to: "incomplete", by: fund, at: between, reason: question }] : null;
}

function internalSteps(course: Course): Step[] {
  const early = earlySteps(course);
  if (early) return early;
  const { state, answer = "" } = course;
  const sentTime = course.sentAt.getTime();
  const read: Step[] = [
    { to: "submitted", by: "applicant", at: sentTime },
    { to: "in_review", by: "committee", at: sentTime + 2 * day },
  ];
  if (state === "in_review") return read;
  if (state === "declined")
    return [...read, { to: "declined", by: "release", at: sentTime + 10 * day, reason: answer }];
  const granted: Step[] = [...read, { to: "granted", by: "release", at: sentTime + 10 * day }];
  return state === "paid" ? [...granted, { to: "paid", by: "treasurer", at: sentTime + 15 * day }] : granted;
}

function externalSteps(course: Course): Step[] {
  const early = earlySteps(course);
  if (early) return early;
  const { state, call, answer = "", failedPoint, key } = course;
  if (!call) throw new Error(`The demo dossier ${key} has no call`);
  const close = call.submissionsClose.getTime();
  const submitted: Step = { to: "submitted", by: "applicant", at: course.sentAt.getTime() };
  if (failedPoint) return [submitted, { to: "declined", by: "coordinator", at: close + 3 * day, reason: answer }];
  const read: Step[] = [submitted, { to: "in_review", by: "coordinator", at: close + 2 * day }];
  const release = close + 24 * day;
  const withReason = answer ? { reason: answer } : {};
  switch (state) {
    case "in_review":
      return read;
    case "reserve":
    case "declined":
    case "selected":
    case "shortlisted":
      return [...read, { to: state, by: "release", at: release, ...withReason }];
    default:
      return [...read, ...laterSteps(course, call, release)];
  }
}

/** The steps after the decision of the fund or of the vote. */
function laterSteps({ state, isConfidential, isSelected }: Course, call: Call, release: number): Step[] {
  const results = call.resultsPublished.getTime();
  const voted: Step = { to: "shortlisted", by: "release", at: release };
  if (state === "not_elected") return [voted, { to: "not_elected", by: "clock", at: results }];
  const chosen: Step[] = isSelected
    ? [{ to: "selected", by: "release", at: release }]
    : [voted, { to: "winner", by: "clock", at: results }];
  const office = isConfidential ? "chair" : "coordinator";
  const steps: Step[] = [
    ...chosen,
    { to: "agreement", by: office, at: results + 20 * day },
    { to: "paid", by: "treasurer", at: call.awardsFrom.getTime() + 5 * day },
    { to: "reported", by: office, at: call.awardsFrom.getTime() + 300 * day },
  ];
  return steps.slice(0, steps.findIndex(({ to }) => to === state) + 1);
}

/** Gives the move by which the release of a decision brought a dossier to its state; undefined if there was none. */
export function releaseOf(moves: readonly DemoMove[]): DemoMove | undefined {
  return moves.findLast(({ by }) => by === "release");
}

/** Gives the moment at which a dossier was submitted: within the time of its call, or some days ago. */
export function submittedAt(key: string, call: Call, now: Date): Date {
  const [open, close] = [call.submissionsOpen.getTime(), Math.min(call.submissionsClose.getTime(), now.getTime())];
  const room = close - open - 2 * day;
  return new Date(open + day + Math.floor((room * (1 + demoNumber(`${key} sent`, 98))) / 100));
}

/** Gives a moment some days before now, at an hour of its own. */
export function daysBefore(now: Date, days: number, key: string): Date {
  return new Date(now.getTime() - days * day + demoNumber(`${key} hour`, 8) * hour - 9 * hour);
}
