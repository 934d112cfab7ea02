import type { voted as dutch } from "#i18n/nl/voted.ts";

/** What whoever has just voted reads. */
export const voted = {
  "voted.heading": "Thank you, your vote counts",
  "voted.title": "Thank you for voting",
  "voted.lead": "<name>{project}</name> got your vote. We will tell you on {date} who won.",
  "voted.lead.waits":
    "<name>{project}</name> got your vote. We will tell you who won as soon as the results are final.",
  "voted.action": "See your vote",
  "voted.after": "What happens next",
  "voted.after.code": "You find your code again",
  "voted.after.code.text": "Once voting is closed all codes are online. If yours is among them, your vote was counted.",
  "voted.after.close": "The ballot box closes",
  "voted.after.close.date": "Colleagues can vote {until}. Until then nobody sees a count, not even the fund.",
  "voted.after.results": "The winners are known",
  "voted.after.results.date": "On {date}, with the turnout and how it was counted.",
  "voted.after.results.waits": "As soon as the results are final, with the turnout and how it was counted.",
  "voted.home": "Back to home",
  "voted.share": "Let your colleagues know that voting is open",
  "voted.share.text": "The link does not say what you chose.",
  "voted.share.title": "Voting is open: have you voted yet?",
} satisfies Record<keyof typeof dutch, string>;
