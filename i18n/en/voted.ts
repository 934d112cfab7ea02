import type { voted as dutch } from "#i18n/nl/voted.ts";

/** The texts after voting. */
export const voted = {
  "voted.heading": "Thank you, your vote counts",
  "voted.title": "Thank you for voting",
  "voted.lead": "‘<name>{project}</name>’ got your vote. On {date} we will know who wins.",
  "voted.lead.waits": "‘<name>{project}</name>’ got your vote. The results follow as soon as possible.",
  "voted.action": "See your vote",
  "voted.after": "What happens next",
  "voted.after.code": "You find your code",
  "voted.after.code.text": "After the close all codes are online. If yours is there, your vote was counted.",
  "voted.after.close": "The ballot box closes",
  "voted.after.close.date": "Colleagues can vote {until}. Until then nobody sees a count.",
  "voted.after.results": "The winners are known",
  "voted.after.results.date": "On {date}, with the turnout.",
  "voted.after.results.waits": "As soon as possible, with the turnout.",
  "voted.home": "Back to home",
  "voted.share": "Let colleagues know that they can vote",
  "voted.share.text": "The link does not say what you chose.",
  "voted.share.title": "Voting is open: have you voted yet?",
} satisfies Record<keyof typeof dutch, string>;
