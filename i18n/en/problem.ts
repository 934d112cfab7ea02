import type { problem as dutch } from "#i18n/nl/problem.ts";

export const problem = {
  unexpected: "Something went wrong on our side. Try again; with code {requestId} we can find out what happened.",
  "form.invalid": "Some answers need another look. Check the fields with a message.",
  "offer.over": "This request is no longer open. Do look who else needs hands.",
  "robot.hiddenField":
    "A field that people do not see was filled in, perhaps by your browser. We have emptied it: please send again.",
  "robot.tooFast": "That was so fast that it could have come from a robot. Please send it again.",
  "robot.tooManyLinks":
    "It holds more links than a person usually sends. Leave at most {most, plural, one {# link} other {# links}} in your message and none in your name.",
  "pledge.notOpen": "The fund has no account for gifts yet.",
  "pledge.mailedEnough": "We emailed this address often today. Leave it empty: you see everything on the screen.",
  "limit.tooMany": "That was too often in a row. Try again in {minutes, plural, one {# minute} other {# minutes}}.",
} satisfies Record<keyof typeof dutch, string>;
