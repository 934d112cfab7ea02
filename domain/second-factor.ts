import type { LoginWay } from "#domain/login.ts";
import { type Asker, mayDo } from "#domain/permission.ts";
import type { Problem } from "#domain/problem.ts";
import { max, type Rules } from "#domain/rules.ts";

/** Every reason for which a second factor is not taken. */
export type SecondFactorProblem =
  | { code: "secondFactor.required" }
  | { code: "secondFactor.loginAgain"; minutes: number }
  | { code: "secondFactor.byLetter" }
  // The moment from which it may be added, in milliseconds, as the sentence takes it.
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

/** How a second factor is shown: with a key that never leaves a device, or with a code that an app makes anew. */
export const factorWays = ["passkey", "code_app"] as const;
export type FactorWay = (typeof factorWays)[number];

/** What a code app shows: six digits, anew every half minute. Its clock may be one such step off ours. */
export const codeApp = { digits: 6, stepSeconds: 30, stepsOff: 1 } as const;

/** How long each part of showing a second factor may take, and how long it counts. */
export const factorTimes = {
  /** Since logging in, to set up the first one: a session left open elsewhere must not be enough. */
  freshMinutes: 10,
  /** Since another address was written down: long enough for its owner to read the mail about it. */
  newAddressDays: 7,
  /** Since the operator let someone begin anew: long enough to hand over a letter. */
  allowedHours: 24,
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

/** What can be in the way of a first second factor; each is a problem of its own. */
export const factorObstacles = ["byLetter", "newAddress", "loginAgain"] as const;
export type FactorObstacle = (typeof factorObstacles)[number];

type Adding = {
  asker: Asker;
  hasFactor: boolean;
  loggedInAt: Date;
  way: LoginWay;
  addressChangedAt: Date | null;
  /** Until when the operator, who has seen who asks, lets them begin. */
  allowedUntil: Date | null;
  now: Date;
};

/**
 * Says why someone may not add a second factor now, or null when they may. The first one rests on a login of just now
 * that nobody else can have arranged; any other rests on one that was shown.
 */
export function checkAddFactor(adding: Adding): Problem | null {
  const { asker, hasFactor, loggedInAt, now } = adding;
  if (!isOfOffice(asker)) return { code: "permission.denied" };
  if (hasFactor) return asker.hasSecondFactor ? null : { code: "secondFactor.required" };
  const arranged = checkArranged(adding);
  if (arranged) return arranged;
  return isFresh(loggedInAt, now) ? null : { code: "secondFactor.loginAgain", minutes: factorTimes.freshMinutes };
}

/** The office prints letters and corrects addresses, so neither proves who opens the office. */
function checkArranged({ way, addressChangedAt, allowedUntil, now }: Adding): Problem | null {
  if (allowedUntil && now < allowedUntil) return null;
  if (way === "access_code") return { code: "secondFactor.byLetter" };
  const from = addressChangedAt ? addressChangedAt.getTime() + factorTimes.newAddressDays * 86_400_000 : 0;
  return now.getTime() < from ? { code: "secondFactor.newAddress", from } : null;
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
