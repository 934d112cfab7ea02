import type { mailDossier as dutch } from "#i18n/nl/mail-dossier.ts";

/** Every sentence in the mails about a dossier. None names a title, a reason or who asks for what. */
export const mailDossier = {
  "mail.dossier.number": "Dossier number {number}",
  "mail.dossier.rest": "You can read the rest on the site, once you have logged in.",
  "mail.dossier.button": "Go to my dossier",
  "mail.dossier.reason": "The fund added:",
  "mail.dossier.ownReason": "This is what you wrote:",

  "mail.dossierSent.subject": "Your dossier has arrived",
  "mail.dossierSent.intro": "Thank you. Your dossier has been submitted. Its number is {number}: please keep it.",
  "mail.dossierSent.next":
    "The fund now checks that everything is there, and will ask you for anything missing. After that, the selection committee reads it. You will always get an answer.",
  "mail.dossierSent.until": "You can change or withdraw it {until}.",
  "mail.dossierSent.copy":
    "{hasCopy, select, 1 {A copy of everything you filled in is attached. You will also find it on the site.} other {You can download a copy of everything you filled in from the site.}}",

  "mail.dossierMoved.subject": "There is news about your dossier",
  "mail.dossierMoved.intro": "Your dossier with number {number} has a new status: {state}.",
  "mail.dossierMoved.bare": "There is news about your dossier with number {number}.",

  "mail.completionAsked.subject": "We need something more for your dossier",
  "mail.completionAsked.preheader": "You can complete it {until}.",
  "mail.completionAsked.intro":
    "Something is missing in your dossier {number}. You can complete and submit it again {until}.",
  "mail.completionAsked.button": "Complete my dossier",

  "mail.dossierMessage.subject": "There is a message about your dossier",
  "mail.dossierMessage.intro": "The fund wrote to you about your dossier with number {number}.",
  "mail.dossierMessage.button": "Read the message",
  "mail.dossierMessage.officeSubject": "An applicant wrote about a dossier",
  "mail.dossierMessage.officeIntro": "A new message about a dossier is waiting in the office.",
  "mail.dossierMessage.officeButton": "Go to the office",

  "mail.reminder.subject": "Your dossier has not been sent yet",
  "mail.reminder.preheader": "You can submit it {until}.",
  "mail.reminder.intro": "You started a dossier but have not submitted it yet. You can submit it {until}.",
  "mail.reminder.kept": "Everything you filled in has been kept. You can go on where you left off.",
  "mail.reminder.button": "Go on with my dossier",
  "mail.reminder.or": "Have you changed your mind? Then there is nothing you need to do.",

  "mail.lateAccess.subject": "You can still submit your dossier",
  "mail.lateAccess.preheader": "You can still submit it {until}.",
  "mail.lateAccess.intro": "The call has closed, but the fund gives you extra time: you can submit {until}.",
  "mail.lateAccess.own": "The link is for you alone. Whoever uses it first keeps it, so do not pass it on.",
  "mail.lateAccess.button": "Submit my dossier",

  "mail.handOver.subject": "A request for details of your organisation",
  "mail.handOver.preheader": "You can fill them in {until}, without logging in.",
  "mail.handOver.intro":
    "{employee} would like to put ‘{organisation}’ forward for support from {fund}, and asks you to fill in the financial part.",
  "mail.handOver.needed":
    "Please have these at hand: the legal form, the date of establishment and the enterprise number, the bank account, the articles of association, and the details of whoever may sign for the organisation.",
  "mail.handOver.deadline": "{employee} can submit the dossier {until}. Please fill in this part a few days earlier.",
  "mail.handOver.button": "Fill it in",
  "mail.handOver.valid":
    "Your link works {until}. Anyone with this link can read and fill in this part, so only pass it on if you may. {employee} sees that it is filled in, not what it says.",
  "mail.handOver.questions":
    "Any questions? Just reply to this mail. If you do not know {employee}, there is nothing you need to do.",

  "mail.handOverComplete.subject": "The part you passed on has been filled in",
  "mail.handOverComplete.intro":
    "What you asked someone else to fill in is done. Read your dossier through and send it: that is up to you.",
} satisfies Record<keyof typeof dutch, string>;
