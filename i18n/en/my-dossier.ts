import type { myDossier as dutch } from "#i18n/nl/my-dossier.ts";

/** What an applicant reads of dossiers of their own, once they are begun or sent. */
export const myDossier = {
  "myDossier.list": "What you began and what you submitted, the latest first.",
  "myDossier.internal": "Support for myself or my family",
  "myDossier.external": "Project of an organisation",
  "myDossier.changed": "Last changed on {date}",
  "myDossier.goOn": "Continue",
  "myDossier.open": "View dossier",
  "myDossier.completeBy": "To be completed by {date}",
  "myDossier.unread": "{count, plural, one {# new message} other {# new messages}}",
  "myDossier.unsent": "Your changes have not been sent yet",

  "myDossier.title": "Dossier {number}",
  "myDossier.lead": "Where your dossier stands, and what you can still do with it.",
  "myDossier.all": "All my dossiers",
  "myDossier.done.message": "Your message has been sent. You will read the answer here.",
  "myDossier.done.withdrawn": "Your dossier has been withdrawn.",
  "myDossier.done.read": "Everything has been read.",

  "myDossier.asked": "The fund asks you to complete something",
  "myDossier.asked.until": "You can complete it and send it again until <strong>{date}</strong>.",
  "myDossier.asked.do": "Complete my dossier",
  "myDossier.asked.over":
    "The time to complete it is over: you could do so until {date}. If it is still needed, write to the fund below.",
  "myDossier.unsent.text":
    "The fund still has your previous version. Read your changes again and send them, or they will not count.",
  "myDossier.unsent.do": "Check and send",
  "myDossier.unsent.over": "Not all of your changes have been sent",
  "myDossier.unsent.over.text": "It can no longer be changed. The fund reads the last version that you did send.",

  "myDossier.state": "Where it stands",
  "myDossier.edit": "Change my dossier",
  "myDossier.edit.until": "You can still change it until <strong>{date}</strong>.",
  "myDossier.edit.open": "You can still change it as long as the fund has not passed it on to the selection committee.",
  "myDossier.pdf": "Download as PDF",
  "myDossier.history": "What happened",
  "myDossier.sentAgain": "You sent version {version, number}",

  "myDossier.versions": "What you sent",
  "myDossier.version": "Version {version, number}",
  "myDossier.version.sent": "Sent on {date}",
  "myDossier.changes": "{count, plural, one {View # change} other {View # changes}}",
  "myDossier.changes.none": "You filled in the same as in the previous version.",
  "myDossier.empty": "Not filled in",
  "myDossier.handedOver": "What the organisation filled in itself is not shown here.",
  "myDossier.files": "Files",
  "myDossier.file.pending": "being checked for viruses",
  "myDossier.file.infected": "cannot be opened: it contains a virus",

  "myDossier.messages": "Messages with the fund",
  "myDossier.messages.none": "No messages yet. If you have a question about your dossier, ask it here.",
  "myDossier.messages.confidential": "Your dossier is confidential: only the selection committee answers you here.",
  "myDossier.you": "You",
  "myDossier.fund": "The fund",
  "myDossier.new": "new",
  "myDossier.read": "Mark as read",
  "myDossier.text": "Your message",
  "myDossier.text.ask": "Write your message first.",
  "myDossier.count": "{length, number} of {most, number} characters",
  "myDossier.write": "Send your message",

  "myDossier.withdraw": "Withdraw my dossier",
  "myDossier.withdraw.text":
    "The fund will then take your dossier no further. This cannot be undone; if you change your mind later, you start a new dossier. You can still read here what you sent.",
  "myDossier.reason": "Why you are withdrawing it",
  "myDossier.reason.optional": "(optional)",
  "myDossier.reason.help": "The fund reads this. You do not have to say.",
  "myDossier.withdraw.do": "Withdraw this dossier",
} satisfies Record<keyof typeof dutch, string>;
