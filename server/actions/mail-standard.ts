import type { Language } from "#domain/language.ts";
import type { MailTextKey, MailWording } from "#domain/mail-text.ts";
import { type MailText, mailSentences } from "#server/actions/mail-text.ts";

// Each word stays in braces, so that a standard text reads like one that the fund wrote.
const number = "{number}";
const until = "{until}";
const state = "{state}";

type Standard = (text: MailText) => { subject: string; paragraphs: string[] };

const standards: Record<MailTextKey, Standard> = {
  "dossier-sent": (text) => ({
    subject: text("mail.dossierSent.subject"),
    paragraphs: [
      text("mail.dossierSent.intro", { number }),
      text("mail.dossierSent.next"),
      text("mail.dossierSent.until", { until }),
    ],
  }),
  "dossier-changed": (text) => ({
    subject: text("mail.dossierChanged.subject"),
    paragraphs: [
      text("mail.dossierChanged.intro", { number }),
      text("mail.dossierSent.next"),
      text("mail.dossierSent.until", { until }),
    ],
  }),
  "dossier-sent-bare": (text) => ({
    subject: text("mail.dossierSent.subject"),
    paragraphs: [text("mail.dossierSent.intro", { number })],
  }),
  "dossier-changed-bare": (text) => ({
    subject: text("mail.dossierChanged.subject"),
    paragraphs: [text("mail.dossierChanged.intro", { number })],
  }),
  "dossier-completion-asked": (text) => ({
    subject: text("mail.completionAsked.subject"),
    paragraphs: [text("mail.completionAsked.intro", { number, until })],
  }),
  "dossier-moved": (text) => ({
    subject: text("mail.dossierMoved.subject"),
    paragraphs: [text("mail.dossierMoved.intro", { number, state })],
  }),
  "dossier-moved-bare": (text) => ({
    subject: text("mail.dossierMoved.subject"),
    paragraphs: [text("mail.dossierMoved.bare", { number })],
  }),
  "dossier-decided": (text) => ({
    subject: text("mail.dossierMoved.subject"),
    paragraphs: [text("mail.dossierDecided.intro", { number })],
  }),
  "dossier-message": (text) => ({
    subject: text("mail.dossierMessage.subject"),
    paragraphs: [text("mail.dossierMessage.intro", { number })],
  }),
  "dossier-reminder": (text) => ({
    subject: text("mail.reminder.subject"),
    paragraphs: [text("mail.reminder.intro", { until }), text("mail.reminder.kept")],
  }),
  "dossier-late-access": (text) => ({
    subject: text("mail.lateAccess.subject"),
    paragraphs: [text("mail.lateAccess.intro", { until })],
  }),
  "hand-over-complete": (text) => ({
    subject: text("mail.handOverComplete.subject"),
    paragraphs: [text("mail.handOverComplete.intro")],
  }),
  "project-approval": (text) => ({
    subject: text("mail.projectApproval.subject"),
    paragraphs: [text("mail.projectApproval.intro", { number }), text("mail.projectApproval.read")],
  }),
};

/** Gives the standard text of a mail, which the fund can replace by its own. */
export function standardMailText(key: MailTextKey, language: Language): MailWording {
  const { subject, paragraphs } = standards[key](mailSentences[language].text);
  return { subject, body: paragraphs.join("\n\n") };
}
