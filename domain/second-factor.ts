import type { LoginWay } from "#domain/login.ts";
import { type Asker, mayDo } from "#domain/permission.ts";
import type { Problem } from "#domain/problem.ts";
import { max, type Rules } from "#domain/rules.ts";

/** Every reason for refusing an act with a second factor. */
export type SecondFactorProblem =
  | { code: "secondFactor.required" }
  | { code: "secondFactor.loginAgain"; minutes: number }
  | { code: "secondFactor.byLetter" }
  // The moment from which it may be added, in milliseconds, as the sentence needs it.
  | { code: "secondFactor.newAddress"; from: number }
  | { code: "secondFactor.expired" }
  | { code: "secondFactor.wrongCode" }
  | { code: "secondFactor.last" }
  | { code: "secondFactor.unknown" }
  | { code: "secondFactor.tooMany"; most: number }
  | { code: "passkey.refused" }
  | { code: "passkey.stopped" }
  | { code: "passkey.unsupported" }
  | { code: "passkey.needsScripts" };

/** The kinds of second factors: a key that never leaves a device, or an app that shows new codes. */
export const factorWays = ["passkey", "code_app"] as const;
export type FactorWay = (typeof factorWays)[number];

/** A code app shows six new digits every half minute. Its clock may differ one such step from ours. */
export const codeApp = { digits: 6, stepSeconds: 30, stepsOff: 1 } as const;

/** How long the steps with a second factor may take, and how long one counts. */
export const factorTimes = {
  /** Since logging in, to set up the first one: a forgotten open session must not be enough. */
  freshMinutes: 10,
  /** Since a change of address: long enough for the owner to read the mail about it. */
  newAddressDays: 7,
  /** Since the operator allowed someone to start again: long enough to hand over a letter. */
  allowedHours: 24,
  /** Between our question and its answer. */
  challengeMinutes: 10,
  /** A working day, also for people who stay logged in for a month. */
  provenHours: 12,
} as const;

/** More devices than anyone carries. */
export const mostPasskeys = 10;

/** The most characters of a passkey's name. */
export const longestPasskeyName = 60;

/** The form for the name of a passkey. */
export const passkeyFields = { name: [max(longestPasskeyName)] } satisfies Rules;

/** Tells whether this person may open the office after showing a second factor. */
export function isOfOffice(asker: Asker | null): boolean {
  return asker !== null && mayDo({ ...asker, hasSecondFactor: true }, "openOffice");
}

/** Tells whether a second factor that was shown then still counts. */
export function isStillProven(shownAt: Date | null, now: Date): boolean {
  return shownAt !== null && now.getTime() - shownAt.getTime() < factorTimes.provenHours * 3_600_000;
}

/** The obstacles for the first second factor; each has its own problem. */
export const factorObstacles = ["byLetter", "newAddress", "loginAgain"] as const;
export type FactorObstacle = (typeof factorObstacles)[number];

type FactorAddition = {
  asker: Asker;
  hasFactor: boolean;
  loggedInAt: Date;
  way: LoginWay;
  addressChangedAt: Date | null;
  /** The end of the operator's permission, who has checked the person's identity. */
  allowedUntil: Date | null;
  now: Date;
};

/**
 * Says why someone may not add a second factor now, or null when they may. The first one needs a recent login that
 * nobody else can have arranged; a further one needs an earlier one.
 */
export function checkAddFactor(addition: FactorAddition): Problem | null {
  const { asker, hasFactor, loggedInAt, now } = addition;
  if (!isOfOffice(asker)) return { code: "permission.denied" };
  if (hasFactor) return asker.hasSecondFactor ? null : { code: "secondFactor.required" };
  const problem = checkArranged(addition);
  if (problem) return problem;
  return isFresh(loggedInAt, now) ? null : { code: "secondFactor.loginAgain", minutes: factorTimes.freshMinutes };
}

/** The office prints letters and corrects addresses, so neither proves the identity of an officer. */
function checkArranged({ way, addressChangedAt, allowedUntil, now }: FactorAddition): Problem | null {
  if (allowedUntil && now < allowedUntil) return null;
  if (way === "access_code") return { code: "secondFactor.byLetter" };
  const from = addressChangedAt ? addressChangedAt.getTime() + factorTimes.newAddressDays * 86_400_000 : 0;
  return now.getTime() < from ? { code: "secondFactor.newAddress", from } : null;
}

/** Tells whether a login is recent enough to set up a second factor. */
export function isFresh(loggedInAt: Date, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() <= factorTimes.freshMinutes * 60_000;
}

type FactorRemoval = { asker: Asker; left: number };

/** Says why someone may not remove a second factor, given how many remain, or null when they may. */
export function checkRemoveFactor({ asker, left }: FactorRemoval): Problem | null {
  if (!asker.hasSecondFactor) return { code: "secondFactor.required" };
  return left === 0 && isOfOffice(asker) ? { code: "secondFactor.last" } : null;
}
