import type { mailDossier as dutch } from "#i18n/nl/mail-dossier.ts";

/** Every sentence in the mails about a dossier. None contains a title, a reason or a request. */
export const mailDossier = {
  "mail.dossier.rest": "Log in on the site to read the rest.",
  "mail.dossier.button": "Go to my dossier",
  "mail.dossier.reason": "The fund added:",
  "mail.dossier.ownReason": "You wrote:",

  "mail.dossierSent.subject": "Your dossier has arrived",
  "mail.dossierSent.intro": "Thank you. Your dossier has been submitted. Keep its number: {number}.",
  "mail.dossierChanged.subject": "Your dossier has been changed",
  "mail.dossierChanged.intro": "Your dossier {number} has been changed. The new version counts.",
  "mail.dossierSent.next": "The fund checks it. Then the selection committee reads it.",
  "mail.dossierSent.until": "You can change or withdraw it {until}.",
  "mail.dossierSent.copy":
    "{hasCopy, select, 1 {A copy is attached and is also on the site.} other {A copy is on the site.}}",

  "mail.dossierMoved.subject": "There is news about your dossier",
  "mail.dossierMoved.intro": "Your dossier {number} has a new status: {state}.",
  "mail.dossierMoved.bare": "There is news about your dossier {number}.",

  "mail.completionAsked.subject": "We need something more for your dossier",
  "mail.completionAsked.intro":
    "Something is missing in your dossier {number}. You can complete and submit it again {until}.",
  "mail.completionAsked.button": "Complete my dossier",

  "mail.dossierMessage.subject": "There is a message about your dossier",
  "mail.dossierMessage.intro": "There is a new message about your dossier {number}.",
  "mail.dossierMessage.button": "Read the message",
  "mail.dossierMessage.officeSubject": "An applicant wrote about a dossier",
  "mail.dossierMessage.officeIntro": "A message about a dossier is waiting in the office.",
  "mail.dossierMessage.officeButton": "Go to the office",

  "mail.reminder.subject": "Your dossier has not been submitted yet",
  "mail.reminder.intro": "You started a dossier but have not submitted it yet. You can submit it {until}.",
  "mail.reminder.kept": "Everything is saved. You continue where you stopped.",
  "mail.reminder.button": "Continue my dossier",
  "mail.reminder.or": "Do you not want to submit it? Then you need not do anything.",

  "mail.lateAccess.subject": "You can still submit your dossier",
  "mail.lateAccess.intro": "The call has closed, but the fund gives you extra time: you can submit {until}.",
  "mail.lateAccess.own": "The link works for one person: do not pass it on.",
  "mail.lateAccess.button": "Submit my dossier",

  "mail.handOver.subject": "Fill in the details of your organisation",
  "mail.handOver.intro":
    "{employee} is putting the project of ‘{organisation}’ forward with {fund} and asks you to fill in the financial part.",
  "mail.handOver.needed":
    "Have these ready: date of establishment, enterprise number, bank account, articles of association and the details of the person who signs.",
  "mail.handOver.deadline": "{employee} can submit the dossier {until}. Please fill in this part earlier.",
  "mail.handOver.button": "Fill it in",
  "mail.handOver.valid":
    "The link works {until}. Anyone with this link can read and fill in this part. {employee} only sees that it is ready.",
  "mail.handOver.questions":
    "Questions? Reply to this email. Do you not know {employee}? Then you need not do anything.",

  "mail.handOverComplete.subject": "The financial part has been filled in",
  "mail.handOverComplete.intro": "The organisation filled in its part. Check your dossier and submit it.",
} satisfies Record<keyof typeof dutch, string>;
