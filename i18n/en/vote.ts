import type { vote as dutch } from "#i18n/nl/vote.ts";

export const vote = {
  "vote.open": "One vote, one project",
  "vote.open.lead":
    "{count, plural, one {One external project is} other {# external projects are}} on the ballot. Take your time to read and choose one.",
  "vote.early": "Voting is not open yet",
  "vote.early.lead":
    "First the committee decides which projects go on the ballot. You can vote from {opens} until {last}.",
  "vote.counting": "Voting is closed",
  "vote.counting.lead": "Thank you for every vote. We are counting them, and on {date} we will know who wins.",
  "vote.over": "There is no vote right now",
  "vote.over.lead": "You will read here when you can vote again. What colleagues chose before is among the projects.",
  "vote.over.action": "See the projects",
  "vote.gate": "Log in to vote",
  "vote.gate.text":
    "Voting is for colleagues in Belgium and the Netherlands, retired colleagues too. You need your email address, first name and name.",
  "vote.gate.action": "Log in",
  "vote.gate.ballot": "See the ballot",
  "vote.timeline": "Where this call stands",
  "vote.rules": "How your vote works",
  "vote.rules.text": "The rules are fixed from the moment voting opens and do not change after that.",
  "vote.rules.about": "How the fund chooses",
  "vote.rules.once": "Once",
  "vote.rules.once.text":
    "Everyone votes once, for one project. Confirmed is confirmed: you cannot change it afterwards.",
  "vote.rules.secret": "Secret",
  "vote.rules.secret.text":
    "The roll says that you voted. Your choice is kept apart in the ballot box, without name or time. While voting is on, nobody sees a count.",
  "vote.rules.counted": "Counted",
  "vote.rules.counted.both":
    "Your votes weigh {vote}, the committee’s score {committee}. {winners, plural, one {One project wins} other {# projects win}}.",
  "vote.rules.counted.votes": "Your votes decide. {winners, plural, one {One project wins} other {# projects win}}.",
  "vote.rules.proof": "Yours to check",
  "vote.rules.proof.text":
    "After voting you get a code. Once voting is closed all codes are online, and you will find yours.",
  "vote.login": "Cast your vote",
  "vote.login.text": "Your email address, first name and name are enough. No password: we mail you a six-digit code.",
  "vote.login.tip": "No mailbox at work? Use the code from your access letter.",

  "ballot.heading": "Choose one project",
  "ballot.lead":
    "{count, plural, one {One project} other {# projects}}, one vote. Read what they want to do and what they ask for it.",
  "ballot.readOnly": "Everyone can read, you choose after logging in",
  "ballot.readOnly.action": "Log in to vote",
  "ballot.list": "Projects on the ballot",
  "ballot.asks": "asks for",
  "ballot.more": "Read more<hidden> about {title}</hidden>",
  "ballot.none": "The ballot is empty right now",
  "ballot.none.text": "The page about the vote says when you can.",
  "ballot.none.action": "To the vote",

  "voted.heading": "This is where we thank you, once you have voted",
  "voted.title": "After your vote",
  "voted.text": "We have no vote of yours yet. Log in and choose a project.",
  "voted.action": "To the vote",
  "voted.after": "What happens next",
  "voted.after.code": "You get a code",
  "voted.after.code.text": "It proves that your vote is in the box, not what you chose. Keep it safe.",
  "voted.after.close": "The ballot box closes",
  "voted.after.close.date": "On {last}. Until then nobody sees a count, not even the fund.",
  "voted.after.close.text": "Until then nobody sees a count, not even the fund.",
  "voted.after.results": "The winners are known",
  "voted.after.results.date": "On {date}, with the turnout and how it was counted.",
  "voted.after.results.text": "With the turnout and how it was counted.",
} satisfies Record<keyof typeof dutch, string>;
