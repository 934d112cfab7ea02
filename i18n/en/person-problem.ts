import type { personProblem as dutch } from "#i18n/nl/person-problem.ts";

export const personProblem = {
  "company.unknown":
    "We could not find you on the staff list. If you are on it, log in with a code by mail or with your access letter.",
  "company.stopped": "The login was broken off. Try again, or have a code sent to you.",
  "company.expired": "This login took too long or was already over. Try again.",
  "company.unavailable":
    "Logging in this way does not work right now. Try again in a few minutes, or have a code sent to you.",
  "account.notSure": "First tick that you understand that this cannot be undone.",
  "login.required": "Log in to do this.",
  "demo.only": "This works in the demo only.",
  "login.wrongCode":
    "That code is not right. {left, plural, =0 {Ask for a new code.} one {You can try # more time.} other {You can try # more times.}}",
  "login.expired": "This code or link no longer works. Ask for a new one.",
  "login.linkOnly":
    "Someone is guessing many codes right now. That is why codes do not work for a while. Open the link in our mail: it logs you in.",
  "login.tooSoon": "Wait {seconds} seconds before you ask for another code.",
  "login.wrongAccessCode":
    "We do not recognise these details. Check your employee ID, your name and the code on your letter.",
  "permission.denied": "You are not allowed to do this. If you think you should be, contact the fund.",
  "role.own": "You cannot change your own roles. Ask someone else.",
  "session.unknown": "This session no longer exists.",
} satisfies Record<keyof typeof dutch, string>;
