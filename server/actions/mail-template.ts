import { ibanInFours } from "#domain/iban.ts";
import { inLanguage, type Language } from "#domain/language.ts";
import { loginCode } from "#domain/login.ts";
import { fillMail, type MailTextKey, type OwnMailText, ownWording } from "#domain/mail-text.ts";
import type { MessageTopic } from "#domain/message.ts";
import type { GivenRole } from "#domain/permission.ts";
import type { FactorWay } from "#domain/second-factor.ts";
import { type FirstOfficer, setUpCode } from "#domain/set-up.ts";
import type { FundSettings } from "#domain/setting.ts";
import { formatStructuredCommunication } from "#domain/structured-communication.ts";
import { formats } from "#i18n/format.ts";
import type { MailContent } from "#server/actions/mail-layout.ts";
import { mailTextSamples } from "#server/actions/mail-sample.ts";
import { standardMailText } from "#server/actions/mail-standard.ts";
import {
  type DossierMailValues,
  dossierTemplates,
  openDecision,
  writeDecision,
} from "#server/actions/mail-template-dossier.ts";
import { type ReviewMailValues, reviewTemplates } from "#server/actions/mail-template-review.ts";
import { type VoteMailValues, voteTemplates } from "#server/actions/mail-template-vote.ts";
import {
  type MailBody,
  type MailOpening,
  type MailText,
  mailSentences,
  type Template,
} from "#server/actions/mail-text.ts";

/** Every mail the site sends, with its values. */
export type MailValues = DossierMailValues &
  ReviewMailValues &
  VoteMailValues & {
    /** Logs someone in. */
    "login-code": { firstname: string; code: string; address: string };
    /** Tells colleagues who asked that they are on the list, and how it spells their name. */
    "you-are-listed": { firstname: string; lastname: string; address: string };
    /** Logs someone in by link only, after too many codes for them or too many wrong guesses on the site. */
    "login-link": { firstname: string; address: string; why: "asked" | "guessed" };
    /** Tells someone of the office that their second factor changed, in case they did not do it. */
    "second-factor-changed": {
      firstname: string;
      change: "added" | "removed" | "forgotten";
      way: FactorWay | "all";
      address: string;
    };
    /** Tells someone at their old address that it was replaced, in case they do not know. */
    "address-changed": { what: "email" | "employeeId" };
    /** Tells the committee who joined it, in case nobody there knows. */
    "committee-grew": { name: string };
    /** Proves in the set-up that mails arrive, because its code must be typed in. */
    "set-up-code": { code: string };
    /** Tells the operator and the first coordinator how to log in to a new installation. */
    "first-officer": { firstname: string; role: FirstOfficer; address: string };
    /** Tells someone which role they got, what it means, and where they log in. */
    "role-given": { firstname: string; role: GivenRole; address: string };
    /** Proves to the operator that mail works. */
    "operator-test": { address: string };
    /** Shows an editor how a text of a mail reads, with the values of a sample. */
    "mail-trial": { key: MailTextKey; subject: string; body: string; address: string };
    /** Shows someone of the office the letter about a decision before its release. */
    "letter-trial": { number: string; letter: string; address: string };
    /** Passes a visitor's message on to the fund's office. A mail that an earlier version queued has no address. */
    "message-to-office": { topic: MessageTopic; text: string; address?: string } & Writer;
    /** Confirms a message without repeating what was typed, because anyone can fill in anyone's address. */
    "message-received": { topic: MessageTopic };
    /** Answers a visitor's message, which it repeats. */
    "message-answer": { topic: MessageTopic; text: string; question: string };
    /** Tells an organisation who wants to help. */
    "help-offered": { title: string; phone: string; text: string; address: string } & Writer;
    /** Tells the office the same, to pass on to an organisation without an address. */
    "help-to-pass-on": { title: string; organisation: string; phone: string; text: string; address: string } & Writer;
    /** Tells the office that someone wants to help, but not who, because the organisation knows. */
    "help-noted": { title: string; organisation: string; address: string };
    /** Confirms an offer of help to the volunteer. It repeats nothing they typed, like `message-received`. */
    "help-received": { title: string; organisation: string; moment: string; isDated: 0 | 1; address: string };
    /** Thanks for an announced gift and explains the transfer. It repeats nothing that was typed except the amount. */
    "pledge-thanks": {
      amountInCents: number;
      reference: string;
      holder: string;
      iban: string;
      /** The title of the project; empty for a gift to the fund. */
      project: string;
      address: string;
    };
  };

/** The writer, and the language in which they read the site. */
type Writer = { name: string; email: string; writtenIn: Language };

export type MailTemplate = keyof MailValues;

const templates: { [Name in MailTemplate]: Template<MailValues[Name]> } = {
  ...dossierTemplates,
  ...reviewTemplates,
  ...voteTemplates,
  "login-code": {
    usefulMinutes: loginCode.minutes,
    write: (text, { firstname, code, address }) => ({
      subject: text("mail.loginCode.subject"),
      greeting: text("mail.greeting", { firstname }),
      paragraphs: [text("mail.loginCode.intro")],
      code,
      button: { label: text("mail.loginCode.button"), address },
      afterwards: [text("mail.loginCode.validity", { minutes: loginCode.minutes }), text("mail.loginCode.unasked")],
    }),
  },
  "you-are-listed": {
    write: (text, { firstname, lastname, address }, fund) => ({
      subject: text("mail.listed.subject", { fund }),
      greeting: text("mail.greeting", { firstname }),
      paragraphs: [text("mail.listed.intro", { firstname, lastname })],
      button: { label: text("mail.loginCode.button"), address },
      afterwards: [text("mail.unasked")],
    }),
  },
  "login-link": {
    usefulMinutes: loginCode.minutes,
    write: (text, { firstname, address, why }) => ({
      subject: text("mail.loginLink.subject"),
      greeting: text("mail.greeting", { firstname }),
      paragraphs: [text(`mail.loginLink.${why}`)],
      button: { label: text("mail.loginCode.button"), address },
      afterwards: [text("mail.loginLink.validity", { minutes: loginCode.minutes }), text("mail.loginLink.unasked")],
    }),
  },
  "second-factor-changed": {
    write: (text, { firstname, change, way, address }) => ({
      subject: text("mail.factor.subject"),
      greeting: text("mail.greeting", { firstname }),
      paragraphs: [text(`mail.factor.${change}`, { way }), text("mail.factor.unasked")],
      button: { label: text("mail.factor.button"), address },
      afterwards: [],
    }),
  },
  "address-changed": {
    write: (text, { what }) => ({
      subject: text("mail.address.subject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.address.changed", { what }), text("mail.address.unasked")],
      afterwards: [],
    }),
  },
  "committee-grew": {
    write: (text, { name }) => ({
      subject: text("mail.committee.subject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.committee.intro", { name }), text("mail.committee.unasked")],
      afterwards: [],
    }),
  },
  "set-up-code": {
    usefulMinutes: setUpCode.minutes,
    write: (text, { code }, fund) => ({
      subject: text("mail.setUp.subject", { fund }),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.setUp.intro")],
      code,
      afterwards: [text("mail.setUp.validity", { minutes: setUpCode.minutes })],
    }),
  },
  "first-officer": {
    write: (text, { firstname, role, address }, fund) => ({
      subject: text("mail.officer.subject", { fund }),
      greeting: text("mail.greeting", { firstname }),
      paragraphs: [text("mail.officer.intro", { role, fund }), text("mail.officer.factor")],
      button: { label: text("mail.loginCode.button"), address },
      afterwards: [text("mail.unasked")],
    }),
  },
  "role-given": {
    write: (text, { firstname, role, address }, fund) => ({
      subject: text("mail.roleGiven.subject", { fund }),
      greeting: text("mail.greeting", { firstname }),
      paragraphs: [
        text("mail.roleGiven.intro", { role, fund }),
        text("mail.roleGiven.what", { role }),
        text("mail.roleGiven.factor"),
      ],
      button: { label: text("mail.loginCode.button"), address },
      afterwards: [text("mail.roleGiven.mistake")],
    }),
  },
  "operator-test": {
    write: (text, { address }, fund) => ({
      subject: text("mail.operatorTest.subject", { fund }),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.operatorTest.intro")],
      button: { label: text("mail.operatorTest.button"), address },
      afterwards: [],
    }),
  },
  "mail-trial": {
    write: (text, { key, subject, body, address }, fundName, language) => {
      const { template, values } = mailTextSamples[key](language);
      const own = { subject: { nl: "", [language]: subject }, body: { nl: "", [language]: body } };
      const mail = writeBody(template, { ...values, address } as never, language, { own, fundName });
      return { ...mail, afterwards: [...mail.afterwards, text("mail.trial")] };
    },
  },
  "letter-trial": {
    opening: openDecision,
    write: (text, values) => ({
      ...writeDecision(text, values),
      button: { label: text("mail.letterTrial.button"), address: values.address },
      afterwards: [text("mail.trial")],
    }),
  },
  "message-to-office": {
    write: (text, { topic, text: written, address, ...writer }, _fund, language) => ({
      subject: text("mail.message.subject", { topic: text(`contact.topic.${topic}`) }),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.message.intro"), text("mail.answerReaches"), factsOf(text, writer, language)],
      quote: written,
      ...(address && { button: { label: text("mail.message.button"), address } }),
      afterwards: [],
    }),
  },
  "message-received": {
    write: (text, { topic }) => ({
      subject: text("mail.messageReceived.subject"),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.messageReceived.intro", { topic: text(`contact.topic.${topic}`) })],
      afterwards: [text("mail.unasked")],
    }),
  },
  "message-answer": {
    write: (text, { topic, text: answer, question }) => ({
      subject: text("mail.messageAnswer.subject", { topic: text(`contact.topic.${topic}`) }),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [text("mail.messageAnswer.intro"), answer, text("mail.messageAnswer.question")],
      quote: question,
      afterwards: [],
    }),
  },
  "help-offered": {
    write: (text, { title, text: written, address, ...writer }, fund, language) => ({
      ...aboutHelp(text, { title, address }),
      paragraphs: [
        text("mail.help.intro", { title, fund }),
        text("mail.answerReaches"),
        factsOf(text, writer, language),
      ],
      ...(written && { quote: written }),
      afterwards: [text("mail.help.care")],
    }),
  },
  "help-to-pass-on": {
    write: (text, { title, organisation, text: written, address, ...writer }, _fund, language) => ({
      ...aboutHelp(text, { title, address }),
      paragraphs: [text("mail.help.passOn", { title, organisation }), factsOf(text, writer, language)],
      ...(written && { quote: written }),
    }),
  },
  "help-noted": {
    write: (text, { title, organisation, address }) => ({
      ...aboutHelp(text, { title, address }),
      paragraphs: [text("mail.help.noted", { title, organisation })],
    }),
  },
  "help-received": {
    write: (text, { title, organisation, moment, isDated, address }) => ({
      subject: text("mail.helpReceived.subject", { title }),
      greeting: text("mail.greetingUnnamed"),
      paragraphs: [
        text("mail.helpReceived.intro", { title, organisation }),
        text("mail.helpReceived.moment", { moment }),
      ],
      button: { label: text(isDated ? "mail.helpReceived.calendar" : "mail.help.button"), address },
      afterwards: [text("mail.helpReceived.law"), text("mail.unasked")],
    }),
  },
  "pledge-thanks": {
    write: (text, { amountInCents, reference, holder, iban, project, address }, fund, language) => {
      const amount = formats(language).money(amountInCents);
      return {
        subject: text("mail.pledge.subject", { fund }),
        greeting: text("mail.greetingUnnamed"),
        paragraphs: [
          project ? text("mail.pledge.forProject", { project, fund }) : text("mail.pledge.forFund", { fund }),
          [
            text("mail.pledge.holder", { holder }),
            text("mail.pledge.iban", { iban: ibanInFours(iban) }),
            text("mail.pledge.amount", { amount }),
            text("mail.pledge.reference", { reference: formatStructuredCommunication(reference) }),
          ].join("\n"),
          text("mail.pledge.why"),
        ],
        button: { label: text("mail.pledge.button"), address },
        afterwards: [text("mail.pledge.noProof"), text("mail.unasked")],
      };
    },
  },
};

function aboutHelp(text: MailText, { title, address }: { title: string; address: string }) {
  return {
    subject: text("mail.help.subject", { title }),
    greeting: text("mail.greetingUnnamed"),
    button: { label: text("mail.help.button"), address },
    afterwards: [],
  };
}

function factsOf(
  text: MailText,
  { name, email, phone, writtenIn }: Writer & { phone?: string },
  language: Language,
): string {
  return [
    text("mail.fact.name", { name }),
    text("mail.fact.email", { email }),
    ...(phone ? [text("mail.fact.phone", { phone })] : []),
    text("mail.fact.language", { language: formats(language).languageName(writtenIn) }),
  ].join("\n");
}

/** The names of all mails that this version of the site has. */
export const mailTemplates = Object.keys(templates) as MailTemplate[];

/** Tells whether this version of the site has a mail of this name. */
export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(templates, name);
}

/** Gives the moment after which a queued mail is no longer useful, or null. */
export function usefulUntil<Name extends MailTemplate>(
  name: Name,
  values: MailValues[Name],
  queuedAt: Date,
): Date | null {
  const { usefulMinutes, usefulUntil: until }: Template<MailValues[Name]> = templates[name];
  return until?.(values) ?? (usefulMinutes ? new Date(queuedAt.getTime() + usefulMinutes * 60_000) : null);
}

/** Gives the part of a mail that the fund can write itself; null if it has none. */
export function openingOf<Name extends MailTemplate>(
  name: Name,
  values: MailValues[Name],
  language: Language,
): MailOpening | null {
  const { opening }: Template<MailValues[Name]> = templates[name];
  return opening?.(values, language, mailSentences[language].text) ?? null;
}

/** The fund as a mail shows it, with its own text of that mail if it wrote one. */
type FundOfMail = Pick<FundSettings, "name" | "email"> & { own?: OwnMailText | null };

/** Fills in a template in the reader's language. */
export function writeMail<Name extends MailTemplate>(
  name: Name,
  values: MailValues[Name],
  language: Language,
  { own = null, ...fund }: FundOfMail,
): MailContent {
  const { text } = mailSentences[language];
  const fundName = inLanguage(fund.name, language);
  const { button, ...rest } = writeBody(name, values, language, { own, fundName });
  return {
    ...rest,
    language,
    ...(button && { button: { ...button, hint: text("mail.buttonHint") } }),
    closing: text("mail.closing"),
    fund: fundName,
    footer: [
      text("mail.footer", { fund: fundName }),
      ...(fund.email ? [text("mail.footerContact", { email: fund.email })] : []),
    ],
  };
}

function writeBody<Name extends MailTemplate>(
  name: Name,
  values: MailValues[Name],
  language: Language,
  { own, fundName }: { own: OwnMailText | null; fundName: string },
): MailBody {
  const { text } = mailSentences[language];
  const template: Template<MailValues[Name]> = templates[name];
  if (!template.opening) return template.write(text, values, fundName, language);
  const { key, words } = template.opening(values, language, text);
  const { subject, body } = ownWording(own, language) ?? standardMailText(key, language);
  const rest = template.write(text, values, fundName, language);
  return { ...rest, subject, paragraphs: [...fillMail(body, words), ...rest.paragraphs] };
}
