import { type Asker, mayDo } from "#domain/permission.ts";
import type { Problem } from "#domain/problem.ts";
import { max, type Rules } from "#domain/rules.ts";

/** Every reason for which a second factor is not taken. */
export type SecondFactorProblem =
  | { code: "secondFactor.required" }
  | { code: "secondFactor.loginAgain"; minutes: number }
  | { code: "secondFactor.expired" }
  | { code: "secondFactor.wrongCode" }
  | { code: "secondFactor.last" }
  | { code: "secondFactor.unknown" }
  | { code: "secondFactor.tooMany"; most: number }
  | { code: "passkey.refused" }
  | { code: "passkey.stopped" }
  | { code: "passkey.unsupported" }
  | { code: "passkey.needsScripts" };

/** How a second factor is shown: with a key that never leaves a device, or with a code that an app makes anew. */
export const factorWays = ["passkey", "code_app"] as const;
export type FactorWay = (typeof factorWays)[number];

/** What a code app shows: six digits, anew every half minute. Its clock may be one such step off ours. */
export const codeApp = { digits: 6, stepSeconds: 30, stepsOff: 1 } as const;

/** How long each part of showing a second factor may take, and how long it counts. */
export const factorTimes = {
  /** Since logging in, to set up the first one: a session left open elsewhere must not be enough. */
  freshMinutes: 10,
  /** Between our question and its answer. */
  challengeMinutes: 10,
  /** A working day, also for whoever is remembered for a month. */
  provenHours: 12,
} as const;

/** More devices than anyone carries. */
export const mostPasskeys = 10;

/** Room for what one calls a passkey. */
export const longestPasskeyName = 60;

/** What one calls a passkey, to know it again. */
export const passkeyFields = { name: [max(longestPasskeyName)] } satisfies Rules;

/** Tells whether the office is for this person, once they have shown a second factor. */
export function isOfOffice(asker: Asker | null): boolean {
  return asker !== null && mayDo({ ...asker, hasSecondFactor: true }, "openOffice");
}

/** Tells whether a second factor that was shown then still counts. */
export function isStillProven(shownAt: Date | null, now: Date): boolean {
  return shownAt !== null && now.getTime() - shownAt.getTime() < factorTimes.provenHours * 3_600_000;
}

type Adding = { asker: Asker; hasFactor: boolean; loggedInAt: Date; now: Date };

/**
 * Says why someone may not add a second factor now, or null when they may. The first one rests on a login of just now;
 * any other on one that was shown, or whoever reads someone's mail would simply add their own.
 */
export function checkAddFactor({ asker, hasFactor, loggedInAt, now }: Adding): Problem | null {
  if (!isOfOffice(asker)) return { code: "permission.denied" };
  if (hasFactor) return asker.hasSecondFactor ? null : { code: "secondFactor.required" };
  return isFresh(loggedInAt, now) ? null : { code: "secondFactor.loginAgain", minutes: factorTimes.freshMinutes };
}

/** Tells whether someone logged in just now. */
export function isFresh(loggedInAt: Date, now: Date): boolean {
  return now.getTime() - loggedInAt.getTime() <= factorTimes.freshMinutes * 60_000;
}

type Removing = { asker: Asker; left: number };

/** Says why someone may not remove a second factor when so many would be left, or null when they may. */
export function checkRemoveFactor({ asker, left }: Removing): Problem | null {
  if (!asker.hasSecondFactor) return { code: "secondFactor.required" };
  return left === 0 && isOfOffice(asker) ? { code: "secondFactor.last" } : null;
}
