import type { DossierState } from "#domain/dossier.ts";
import { stateKeys } from "#i18n/dossier-state.ts";
import { formatEnd, type MailOpening, type MailText, type Template } from "#server/actions/mail-text.ts";

/**
 * The mails about dossiers. The employer owns company mailboxes, so a mail about a confidential dossier has no title,
 * reason, copy or state, and no subject or greeting names anyone (docs/decisions/020-mails-about-dossiers.md).
 */
export type DossierMailValues = {
  /** Tells an applicant that a dossier arrived, with a copy of it. */
  "dossier-sent": {
    number: string;
    /** The moment until which it can be changed; empty if it no longer can. */
    until: string;
    address: string;
    hasCopy: 0 | 1;
    /** Whether an earlier version was submitted before. */
    isChange: 0 | 1;
  };
  /** Confirms that a confidential dossier arrived: only a number and a link. */
  "dossier-sent-bare": { number: string; address: string; isChange: 0 | 1 };
  /** Tells an applicant the new state of a dossier and the reason. */
  "dossier-moved": { number: string; state: DossierState; reason: string; address: string };
  /** The letter about a decision; empty if the dossier became confidential. */
  "dossier-decided": { number: string; letter: string; address: string };
  /** Tells that a confidential dossier has a new state: only a number and a link. */
  "dossier-moved-bare": { number: string; address: string };
  /** Asks an applicant to complete a dossier; the missing parts are quoted only if nothing is confidential. */
  "dossier-completion-asked": { number: string; until: string; reason: string; address: string };
  /** Tells an applicant that the office wrote; the message itself is on the site. */
  "dossier-message": { number: string; address: string };
  /** Tells the office that an applicant wrote; the site shows about which dossier. */
  "dossier-message-to-office": { address: string };
  /** Tells someone of the office that a note mentions them; the site shows about which dossier. */
  "dossier-mention": { address: string };
  /** Tells the office that a mail to an applicant was not delivered; the site shows about which dossier. */
  "dossier-bounced": { address: string };
  /** Tells a committee member that a request for help came in or is due, without a word about it. */
  "request-reminder": { address: string; isDue: 0 | 1 };
  /** Reminds people with a draft that a call closes. */
  "dossier-reminder": { closes: string; address: string };
  /** Lets someone submit after the deadline. */
  "dossier-late-access": { until: string; address: string };
  /** Asks an organisation to fill in its part. */
  "hand-over": {
    employee: string;
    organisation: string;
    until: string;
    /** The moment by which the whole dossier must be submitted; empty if there is none. */
    deadline: string;
    address: string;
  };
  /** Tells an applicant that the organisation has filled in its part. */
  "hand-over-complete": { address: string };
  /** Asks the applicant of an ordinary project to read its public text. */
  "project-approval": { number: string; until: string; address: string };
};

const quoted = (text: MailText, reason: string, isOwn = false) =>
  reason
    ? { introduced: [text(isOwn ? "mail.dossier.ownReason" : "mail.dossier.reason")], quote: reason }
    : { introduced: [] };

/** The templates of the mails about dossiers. */
export const dossierTemplates: { [Name in keyof DossierMailValues]: Template<DossierMailValues[Name]> } = {
  "dossier-sent": {
    opening: ({ number, until, isChange }, language) => ({
      key: isChange ? "dossier-changed" : "dossier-sent",
      words: { number, until: until && formatEnd(until, language) },
    }),
    write: (text, { address, hasCopy }) => ({
      ...about(text, address),
      paragraphs: [text("mail.dossierSent.copy", { hasCopy: String(hasCopy) })],
    }),
  },
  "dossier-sent-bare": {
    opening: ({ number, isChange }) => ({
      key: isChange ? "dossier-changed-bare" : "dossier-sent-bare",
      words: { number },
    }),
    write: (text, { address }) => ({ ...about(text, address), paragraphs: [text("mail.dossier.rest")] }),
  },
  "dossier-moved": {
    opening: ({ number, state }, _language, text) => ({
      key: "dossier-moved",
      words: { number, state: text(stateKeys(state).label) },
    }),
    write: (text, { state, reason, address }) => {
      const { said: sentenceKey, text: follows } = stateKeys(state);
      // Only non-confidential projects of organisations get the full text.
      const ofProject = { type: "external", isConfidential: "false" };
      // Applicants who withdraw a dossier wrote the reason themselves.
      const { introduced, ...quote } = quoted(text, reason, state === "withdrawn");
      return {
        ...about(text, address),
        paragraphs: [`${text(sentenceKey, ofProject)}. ${text(follows, ofProject)}`, ...introduced],
        ...quote,
      };
    },
  },
  "dossier-decided": { opening: openDecision, write: writeDecision },
  "dossier-moved-bare": {
    opening: ({ number }) => ({ key: "dossier-moved-bare", words: { number } }),
    write: (text, { address }) => ({ ...about(text, address), paragraphs: [text("mail.dossier.rest")] }),
  },
  "dossier-completion-asked": {
    opening: ({ number, until }, language) => ({
      key: "dossier-completion-asked",
      words: { number, until: formatEnd(until, language) },
    }),
    write: (text, { reason, address }) => {
      const { introduced, ...quote } = quoted(text, reason);
      return {
        greeting: text("mail.greetingUnnamed"),
        paragraphs: reason ? introduced : [text("mail.dossier.rest")],
        ...quote,
        button: { label: text("mail.completionAsked.button"), address },
        afterwards: [],
      };
    },
  },
  "dossier-message": {
    opening: ({ number }) => ({ key: "dossier-message", words: { number } }),
    write: (text, { address }) => ({
      ...about(text, address),
      paragraphs: [text("mail.dossier.rest")],
      button: { label: text("mail.dossierMessage.button"), address },
    }),
  },
  "dossier-message-to-office": {
    write: (text, { address }) => ({
      subject: text("mail.dossierMessage.officeSubject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.dossierMessage.officeIntro")],
      button: { label: text("mail.dossierMessage.officeButton"), address },
      afterwards: [],
    }),
  },
  "dossier-mention": {
    write: (text, { address }) => ({
      subject: text("mail.dossierMention.subject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.dossierMention.intro")],
      button: { label: text("mail.dossierMention.button"), address },
      afterwards: [],
    }),
  },
  "dossier-bounced": {
    write: (text, { address }) => ({
      subject: text("mail.dossierBounced.subject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.dossierBounced.intro"), text("mail.dossierBounced.what")],
      button: { label: text("mail.dossierMention.button"), address },
      afterwards: [],
    }),
  },
  "request-reminder": {
    write: (text, { address, isDue }) => ({
      subject: text("mail.requestReminder.subject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [
        text("mail.requestReminder.intro"),
        text(isDue ? "mail.requestReminder.due" : "mail.requestReminder.logIn"),
      ],
      button: { label: text("mail.dossierMessage.officeButton"), address },
      afterwards: [],
    }),
  },
  "dossier-reminder": {
    // A reminder after the end is of no use to its reader.
    usefulUntil: ({ closes }) => new Date(closes),
    opening: ({ closes }, language) => ({ key: "dossier-reminder", words: { until: formatEnd(closes, language) } }),
    write: (text, { address }) => ({
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [],
      button: { label: text("mail.reminder.button"), address },
      afterwards: [text("mail.reminder.or")],
    }),
  },
  "dossier-late-access": {
    usefulUntil: ({ until }) => new Date(until),
    opening: ({ until }, language) => ({ key: "dossier-late-access", words: { until: formatEnd(until, language) } }),
    write: (text, { address }) => ({
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.lateAccess.own")],
      button: { label: text("mail.lateAccess.button"), address },
      afterwards: [],
    }),
  },
  "hand-over": {
    usefulUntil: ({ until }) => new Date(until),
    write: (text, { employee, organisation, until: ends, deadline, address }, fund, language) => {
      const until = formatEnd(ends, language);
      return {
        subject: text("mail.handOver.subject"),
        greeting: text("mail.greetingUnnamed"),
        paragraphs: [
          text("mail.handOver.intro", { employee, organisation, fund }),
          text("mail.handOver.needed"),
          ...(deadline ? [text("mail.handOver.deadline", { employee, until: formatEnd(deadline, language) })] : []),
        ],
        button: { label: text("mail.handOver.button"), address },
        afterwards: [text("mail.handOver.valid", { employee, until }), text("mail.handOver.questions", { employee })],
      };
    },
  },
  "project-approval": {
    opening: ({ number, until }, language) => ({
      key: "project-approval",
      words: { number, until: formatEnd(until, language) },
    }),
    write: (text, { until: ends, address }, _fund, language) => ({
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [],
      button: { label: text("mail.projectApproval.button"), address },
      afterwards: [
        text("mail.projectApproval.silence", { until: formatEnd(ends, language) }),
        text("mail.projectApproval.never"),
      ],
    }),
  },
  "hand-over-complete": {
    opening: () => ({ key: "hand-over-complete", words: {} }),
    write: (text, { address }) => ({
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [],
      button: { label: text("mail.dossier.button"), address },
      afterwards: [],
    }),
  },
};

type LetterValues = { number: string; letter: string; address: string };

/** Begins the mail with the letter about a decision. Without its letter it only says that there is news. */
export function openDecision({ number, letter }: LetterValues): MailOpening {
  return { key: letter ? "dossier-decided" : "dossier-moved-bare", words: { number } };
}

/** Writes the letter about a decision below the first paragraphs of its mail. */
export function writeDecision(text: MailText, { letter, address }: LetterValues) {
  const paragraphs = letter ? letter.split(/\n{2,}/) : [text("mail.dossier.rest")];
  return { ...about(text, address), paragraphs };
}

function about(text: MailText, address: string) {
  return {
    // The mail has no name, because others may see the mailbox.
    greeting: text("mail.greetingUnnamed"),
    button: { label: text("mail.dossier.button"), address },
    afterwards: [],
  };
}
