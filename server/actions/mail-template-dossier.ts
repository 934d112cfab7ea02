import type { DossierState } from "#domain/dossier.ts";
import { stateKeys } from "#i18n/dossier-state.ts";
import { type MailText, sayEnd, type Template } from "#server/actions/mail-text.ts";

/**
 * The mails about dossiers. A company's mailboxes are the employer's: what is confidential goes without title, reason,
 * copy or state, and no subject and no greeting names anyone (docs/decisions/020-mails-about-dossiers.md).
 */
export type DossierMailValues = {
  /** Tells an applicant that a dossier arrived, with a copy of it. */
  "dossier-sent": {
    number: string;
    /** Until when it can be changed, as an instant; empty when it no longer can. */
    until: string;
    address: string;
    hasCopy: 0 | 1;
    /** It was sent before, and is another version now. */
    isChange: 0 | 1;
  };
  /** The same of a confidential one: a number and a link. */
  "dossier-sent-bare": { number: string; address: string; isChange: 0 | 1 };
  /** Tells an applicant where a dossier stands now, and why. */
  "dossier-moved": { number: string; state: DossierState; reason: string; address: string };
  /** The same of a confidential one: a number and a link. */
  "dossier-moved-bare": { number: string; address: string };
  /** Asks an applicant to complete a dossier; what is missing is only quoted where nothing is confidential. */
  "dossier-completion-asked": { number: string; until: string; reason: string; address: string };
  /** Tells an applicant that the office wrote; what, is on the site. */
  "dossier-message": { number: string; address: string };
  /** Tells the office that an applicant wrote; about which dossier, is on the site. */
  "dossier-message-to-office": { address: string };
  /** Reminds whoever has a draft that a call closes. */
  "dossier-reminder": { closes: string; address: string };
  /** Lets someone hand in after the deadline. */
  "dossier-late-access": { until: string; address: string };
  /** Asks an organisation to fill in its part. */
  "hand-over": {
    employee: string;
    organisation: string;
    until: string;
    /** Before when the whole dossier must be sent, as an instant; empty where there is no such moment. */
    deadline: string;
    address: string;
  };
  /** Tells an applicant that the organisation did. */
  "hand-over-complete": { address: string };
};

const quoted = (text: MailText, reason: string, isOwn = false) =>
  reason
    ? { introduced: [text(isOwn ? "mail.dossier.ownReason" : "mail.dossier.reason")], quote: reason }
    : { introduced: [] };

const sendingKeys = (isChange: 0 | 1) =>
  isChange
    ? ({ subject: "mail.dossierChanged.subject", intro: "mail.dossierChanged.intro" } as const)
    : ({ subject: "mail.dossierSent.subject", intro: "mail.dossierSent.intro" } as const);

/** The templates of the mails about dossiers. */
export const dossierTemplates: { [Name in keyof DossierMailValues]: Template<DossierMailValues[Name]> } = {
  "dossier-sent": {
    write: (text, { number, until, address, hasCopy, isChange }, _fund, language) => ({
      ...about(text, { subject: text(sendingKeys(isChange).subject), address }),
      paragraphs: [
        text(sendingKeys(isChange).intro, { number }),
        text("mail.dossierSent.next"),
        ...(until ? [text("mail.dossierSent.until", { until: sayEnd(until, language) })] : []),
        text("mail.dossierSent.copy", { hasCopy: String(hasCopy) }),
      ],
    }),
  },
  "dossier-sent-bare": {
    write: (text, { number, address, isChange }) => ({
      ...about(text, { subject: text(sendingKeys(isChange).subject), address }),
      paragraphs: [text(sendingKeys(isChange).intro, { number }), text("mail.dossier.rest")],
    }),
  },
  "dossier-moved": {
    write: (text, { number, state, reason, address }) => {
      const { label, said, text: follows } = stateKeys(state);
      // Only projects of organisations that are not confidential are told of in full.
      const ofProject = { type: "external", isConfidential: "false" };
      // Whoever takes a dossier back wrote the reason themselves.
      const { introduced, ...quote } = quoted(text, reason, state === "withdrawn");
      return {
        ...about(text, { subject: text("mail.dossierMoved.subject"), address }),
        paragraphs: [
          text("mail.dossierMoved.intro", { number, state: text(label) }),
          `${text(said, ofProject)}. ${text(follows, ofProject)}`,
          ...introduced,
        ],
        ...quote,
      };
    },
  },
  "dossier-moved-bare": {
    write: (text, { number, address }) => ({
      ...about(text, { subject: text("mail.dossierMoved.subject"), address }),
      paragraphs: [text("mail.dossierMoved.bare", { number }), text("mail.dossier.rest")],
    }),
  },
  "dossier-completion-asked": {
    write: (text, { number, until: ends, reason, address }, _fund, language) => {
      const until = sayEnd(ends, language);
      const { introduced, ...quote } = quoted(text, reason);
      return {
        subject: text("mail.completionAsked.subject"),
        greeting: text("mail.greetingUnnamed"),
        paragraphs: [
          text("mail.completionAsked.intro", { number, until }),
          ...(reason ? introduced : [text("mail.dossier.rest")]),
        ],
        ...quote,
        button: { label: text("mail.completionAsked.button"), address },
        afterwards: [],
      };
    },
  },
  "dossier-message": {
    write: (text, { number, address }) => ({
      ...about(text, { subject: text("mail.dossierMessage.subject"), address }),
      paragraphs: [text("mail.dossierMessage.intro", { number }), text("mail.dossier.rest")],
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
  "dossier-reminder": {
    // Whoever reads it after the end is only disappointed.
    usefulUntil: ({ closes }) => new Date(closes),
    write: (text, { closes: ends, address }, _fund, language) => {
      const until = sayEnd(ends, language);
      return {
        subject: text("mail.reminder.subject"),
        greeting: text("mail.greetingUnnamed"),
        paragraphs: [text("mail.reminder.intro", { until }), text("mail.reminder.kept")],
        button: { label: text("mail.reminder.button"), address },
        afterwards: [text("mail.reminder.or")],
      };
    },
  },
  "dossier-late-access": {
    usefulUntil: ({ until }) => new Date(until),
    write: (text, { until: ends, address }, _fund, language) => {
      const until = sayEnd(ends, language);
      return {
        subject: text("mail.lateAccess.subject"),
        greeting: text("mail.greetingUnnamed"),
        paragraphs: [text("mail.lateAccess.intro", { until }), text("mail.lateAccess.own")],
        button: { label: text("mail.lateAccess.button"), address },
        afterwards: [],
      };
    },
  },
  "hand-over": {
    usefulUntil: ({ until }) => new Date(until),
    write: (text, { employee, organisation, until: ends, deadline, address }, fund, language) => {
      const until = sayEnd(ends, language);
      return {
        subject: text("mail.handOver.subject"),
        greeting: text("mail.greetingUnnamed"),
        paragraphs: [
          text("mail.handOver.intro", { employee, organisation, fund }),
          text("mail.handOver.needed"),
          ...(deadline ? [text("mail.handOver.deadline", { employee, until: sayEnd(deadline, language) })] : []),
        ],
        button: { label: text("mail.handOver.button"), address },
        afterwards: [text("mail.handOver.valid", { employee, until }), text("mail.handOver.questions", { employee })],
      };
    },
  },
  "hand-over-complete": {
    write: (text, { address }) => ({
      subject: text("mail.handOverComplete.subject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.handOverComplete.intro")],
      button: { label: text("mail.dossier.button"), address },
      afterwards: [],
    }),
  },
};

function about(text: MailText, { subject, address }: { subject: string; address: string }) {
  return {
    subject,
    // Without a name: whoever else sees the mailbox learns nothing of the person it is for.
    greeting: text("mail.greetingUnnamed"),
    button: { label: text("mail.dossier.button"), address },
    afterwards: [],
  };
}
