import type { submit as dutch } from "#i18n/nl/submit.ts";

export const submit = {
  "submit.heading": "Submit a project",
  "submit.lead":
    "You know an organisation with a good plan. You put it forward, the committee reads it, colleagues vote on it.",
  "submit.closed": "External projects cannot be submitted right now",
  "submit.closed.next": "The next call opens on {date}. You can ask for support for yourself all year round.",
  "submit.closed.unknown":
    "As soon as the next call is set, you will read it here. You can ask for support for yourself all year round.",
  "submit.choose": "Who is the support for?",
  "submit.choose.internal": "For me or my family",
  "submit.choose.internal.text":
    "Only the selection committee reads your request. Never a vote, never an announcement, and welcome all year round.",
  "submit.choose.internal.action": "Ask for internal support",
  "submit.choose.external": "For an organisation",
  "submit.choose.external.text":
    "You put a project forward. If it reaches the ballot, colleagues help to choose. If it is confidential, only the committee decides.",
  "submit.choose.external.action": "Put a project forward",
  "submit.know": "Good to know before you begin",
  "submit.know.text": "There are four parts. Have a look at what we ask first, if you like.",
  "submit.know.preview": "See the four parts",
  "submit.who": "Who",
  "submit.who.text":
    "Colleagues with a permanent contract in Belgium or the Netherlands, retired colleagues, and colleagues on behalf of a family member who is active in the organisation.",
  "submit.when": "Until when",
  "submit.when.text": "Send your dossier ({call}) before {date}. Until then you can still change or withdraw it.",
  "submit.amount": "How much",
  "submit.amount.text":
    "Up to {active} if you are active in the organisation yourself, otherwise up to {other}. Never more than the project costs.",
  "submit.ready": "Have at hand",
  "submit.ready.text":
    "The organisation’s address, enterprise number and bank account, its articles of association, and the details of the person who may sign the agreement. If you are active there, proof of that too.",
  "submit.time": "How long",
  "submit.time.text":
    "As long as you like: what you fill in is kept. You can stop and go on later, on another device too.",
  "submit.data": "Your data",
  "submit.data.text":
    "We use it only to handle your dossier. Account numbers are kept encrypted. <a>Read who sees what</a>.",
  "submit.login": "Log in and begin",
  "submit.login.text": "Your email address, first name and name are enough. No password: we mail you a six-digit code.",
  "submit.login.tip": "No mailbox at work? Use the code from your access letter.",

  "submit.part": "Part {step} / {steps}",
  "submit.partTitle": "{title} – part {step} of {steps}",
  "submit.sections": "Sections of this part",
  "submit.first": "Log in first",
  "submit.first.text": "Then you can fill this in. Below you can already read what we ask.",
  "submit.first.check": "Then all your answers stand here, part by part.",
  "submit.first.action": "Go and log in",
  "submit.pause.deadline":
    "You can stop in between and go on later. Your dossier must be sent before <strong>{date}</strong>.",
  "submit.pause.internal":
    "You can stop in between and go on later. There is no deadline: an internal request is welcome all year round.",
  "submit.pause.closed": "There is no call for external projects right now. You can already read what we ask.",
  "submit.back": "Go back",
  "submit.next": "Next step",
  "submit.begin": "Log in and begin",
  "submit.look": "Look at this part",

  "submit.acquainted": "Getting to know you",
  "submit.describe-external": "The organisation and its project",
  "submit.describe-internal": "Tell us what is going on",
  "submit.financial": "Financial details",
  "submit.check": "Check and send",
  "submit.check.text": "You see all your answers together and can still change each of them. Only then do you send.",

  "submit.thanks": "This is where we thank you, once your dossier is sent",
  "submit.thanks.title": "After sending",
  "submit.thanks.text": "We have no dossier of yours yet. Begin one, or go on where you left off.",
  "submit.thanks.action": "Begin a dossier",
  "submit.after": "What happens next",
  "submit.after.copy": "You get a copy",
  "submit.after.copy.text": "An email with your dossier number and all you filled in.",
  "submit.after.change": "You can still change it until {last}.",
  "submit.after.intake": "The fund checks that all is there",
  "submit.after.intake.text": "If something is missing, we ask for it and give you the time.",
  "submit.after.committee": "The committee reads",
  "submit.after.committee.text":
    "Confidential and internal dossiers stay with the committee. Others may reach the ballot.",
  "submit.after.answer": "You get an answer",
  "submit.after.answer.text": "Always, and if it is no, always with the reason.",

  "internal.heading": "Support for you and your family",
  "internal.welcome": "Welcome all year round",
  "internal.lead": "Illness, a separation, a bill that keeps lying there. Tell us in your own words, at your own pace.",
  "internal.picture": "A woman in an armchair with a cup of coffee",
  "internal.private": "Only the selection committee reads what you write",
  "internal.private.1":
    "Your manager and the HR department see nothing. The fund’s office sees only that there is a request.",
  "internal.private.2": "There is never a vote and never an announcement.",
  "internal.private.3": "A committee member who knows you personally does not read your request.",
  "internal.private.4": "What you write is encrypted. Nothing of it stays behind in the browser.",
  "internal.how": "How it goes",
  "internal.how.login": "You log in",
  "internal.how.login.text": "With your name and email address, or with the code from your access letter.",
  "internal.how.tell": "You tell us what is going on",
  "internal.how.tell.text":
    "Not all at once, and it need not be well written. You can stop at any time and go on later.",
  "internal.how.answer": "The committee answers you",
  "internal.how.answer.text": "Personally, and only you. If it is no, you read why.",
  "internal.how.preview": "See what we ask first",
  "internal.talk": "Would you rather hear a voice first?",
  "internal.talk.text": "Call or mail the fund. You do not have to say what it is about.",
  "internal.login": "Begin when you like",
  "internal.login.text":
    "Tonight, or another day. Your email address, first name and name are enough; there is no password.",
  "internal.login.tip": "On a shared computer? Then leave the ‘Remember me’ box empty.",
} satisfies Record<keyof typeof dutch, string>;
