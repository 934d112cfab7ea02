import type { problem as dutch } from "#i18n/nl/problem.ts";

export const problem = {
  unexpected: "Something went wrong on our side. Try again. Mention code {requestId} if you write to us.",
  "form.invalid": "Check the fields with a message.",
  "offer.over": "This request is over. Other requests are below.",
  "robot.hiddenField": "Your browser filled in a hidden field. Please send again.",
  "robot.tooFast": "That was very fast. Please send it again.",
  "robot.tooManyLinks":
    "There are too many links. Leave {most, plural, one {# link} other {# links}} at most, and none in your name.",
  "pledge.notOpen": "The fund has no account for gifts yet.",
  "pledge.mailedEnough": "We emailed this address often today. Leave it empty: you see everything on the screen.",
  "limit.tooMany": "That was too often. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
} satisfies Record<keyof typeof dutch, string>;
