import type { texts as dutch } from "#i18n/nl/letters.ts";

export const texts = {
  "letter.shortlisted.heading": "Your project goes to the vote",
  "letter.shortlisted.text":
    "The selection committee chose {title} by {organisation} for this year’s vote.\n\n{reason}\n\nIf your project wins, it gets {amount}. You hear the result as soon as it is out.",
  "letter.selected.heading": "The fund supports your project",
  "letter.selected.text":
    "The selection committee chooses {title} and gives {amount} to {organisation}. You asked for {asked}.\n\n{reason}\n\nWe will contact you about the agreement. Your project is not in the vote: the fund chose it.",
  "letter.reserve.heading": "Your project is on the reserve list",
  "letter.reserve.text":
    "The selection committee puts {title} by {organisation} on the reserve list. If another project withdraws, yours can take its place.\n\n{reason}",
  "letter.granted.heading": "The fund supports you",
  "letter.granted.text":
    "{isLoan, select, true {The selection committee lends you {amount} for your request {number}.} other {The selection committee gives you {amount} for your request {number}.}}\n\n{reason}\n\nThe fund pays the amount into your account.",
  "letter.declined.heading": "The fund cannot support you",
  "letter.declined.text":
    "{isInternal, select, true {The selection committee read your request {number} and cannot grant it.} other {The selection committee read {title} by {organisation} and does not support the project.}}\n\n{reason}\n\nDo you see it differently? Ask us within 30 days to look at it again, with a message on the page of your dossier.",
  "letter.winner.heading": "Your project has won",
  "letter.winner.text":
    "Your colleagues chose {title}. {organisation} gets {amount}.\n\nWe will contact you about the agreement.",
  "letter.not_elected.heading": "Your project was not elected",
  "letter.not_elected.text":
    "Your colleagues gave other projects more votes than {title}. Thank you for proposing it, and thank {organisation} from us.\n\nIf a winner withdraws, we will contact you.",
  "letter.signature": "The selection committee",
  "letter.paper.title": "Letter about dossier {number}",
  "letter.paper.about": "About your dossier {number}",
} satisfies Record<keyof typeof dutch, string>;
