import type { personProblem as dutch } from "#i18n/nl/person-problem.ts";

export const personProblem = {
  "company.unknown": "We cannot find you on the staff list. Log in another way.",
  "company.stopped": "The login was stopped. Try again.",
  "company.expired": "The login took too long. Try again.",
  "company.unavailable": "Logging in this way does not work now. Try again later.",
  "account.notSure": "First tick that you understand this.",
  "login.required": "Log in to do this.",
  "demo.only": "This works in the demo only.",
  "login.wrongCode":
    "That code is not right. {left, plural, =0 {Ask for a new code.} one {You can try # more time.} other {You can try # more times.}}",
  "login.expired": "This code or link no longer works. Ask for a new one.",
  "login.linkOnly": "Codes do not work for now. Open the link in our email.",
  "login.tooSoon": "Wait {seconds} seconds before you ask for another code.",
  "login.wrongAccessCode": "We do not recognise these details. Check what is on your letter.",
  "permission.denied": "You have no access here.",
  "role.own": "You cannot change your own roles.",
  "session.unknown": "This session no longer exists.",
} satisfies Record<keyof typeof dutch, string>;
