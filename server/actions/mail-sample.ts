import type { Language } from "#domain/language.ts";
import type { MailTextKey } from "#domain/mail-text.ts";
import type { MailTemplate, MailValues } from "#server/actions/mail-template.ts";

const address = "https://fonds.example/";
const writer = { name: "Noor Janssens", email: "noor.janssens@voorbeeld.example", writtenIn: "nl" } as const;
const offer = { title: "Soep koken en kratten vullen", address };
const help = { ...offer, organisation: "Keukentafel vzw" };

const number = "2026-KXWBD";
const until = "2026-11-29T23:00:00.000Z";
const dossier = { number, address: `${address}account/dossiers/voorbeeld` };

/** A sample of each mail for previews; a new mail does not compile without one. */
export const mailSamples: { [Name in MailTemplate]: MailValues[Name] } = {
  "login-code": { firstname: "Lotte", code: "407193", address: `${address}login/link?token=voorbeeld` },
  "login-link": { firstname: "Lotte", address: `${address}login/link?token=voorbeeld`, why: "asked" },
  "you-are-listed": { firstname: "Lotte", lastname: "Vermeulen", address: `${address}login` },
  "second-factor-changed": { firstname: "Lotte", change: "added", way: "passkey", address: `${address}account` },
  "address-changed": { what: "email" },
  "committee-grew": { name: "Lotte Vermeulen" },
  "set-up-code": { code: "407193" },
  "role-given": { firstname: "Lotte", role: "committee", address: `${address}office` },
  "first-officer": { firstname: "Lotte", role: "coordinator", address: `${address}office` },
  "operator-test": { address },
  "mail-trial": {
    key: "dossier-sent",
    subject: "We hebben je dossier",
    body: "Dank je wel. Bewaar dit nummer: {number}.",
    address,
  },
  "letter-trial": {
    number,
    letter: "Het fonds steunt je project\n\nDe selectiecommissie geeft € 3.000 aan Keukentafel vzw.",
    address: `${address}office/outbox?open=voorbeeld`,
  },
  "message-to-office": {
    ...writer,
    topic: "other",
    text: "Dag,\n\nKan ik ook in het Frans indienen?",
    address: `${address}office/inbox?open=voorbeeld`,
  },
  "message-received": { topic: "other" },
  "message-answer": {
    topic: "other",
    text: "Dag Noor,\n\nDat kan. Kies bovenaan de site voor Frans.\n\nHanne",
    question: "Dag,\n\nKan ik ook in het Frans indienen?",
  },
  "help-offered": { ...writer, ...offer, phone: "+32 470 00 00 00", text: "Ik kan op donderdag." },
  "help-to-pass-on": { ...writer, ...help, phone: "", text: "" },
  "help-noted": help,
  "help-received": { ...help, moment: "donderdag 18 januari, 18:00–21:00", isDated: 1 },
  "pledge-thanks": {
    amountInCents: 5000,
    reference: "090933755493",
    holder: "Voorbeeldfonds",
    iban: "BE71096123456769",
    project: "Een samentuin op het oude fabrieksplein",
    address,
  },
  "dossier-sent": { ...dossier, until, hasCopy: 1, isChange: 0 },
  "dossier-sent-bare": { ...dossier, isChange: 0 },
  "dossier-moved": {
    ...dossier,
    state: "declined",
    reason: "Het project begint pas over twee jaar.\nDien het dan opnieuw in.",
  },
  "dossier-decided": {
    ...dossier,
    letter: "Het fonds steunt je project\n\nDe selectiecommissie geeft € 3.000 aan Keukentafel vzw.",
  },
  "dossier-moved-bare": dossier,
  "dossier-completion-asked": { ...dossier, until, reason: "De statuten ontbreken nog." },
  "dossier-message": dossier,
  "dossier-message-to-office": { address: `${address}office/inbox?open=voorbeeld` },
  "dossier-bounced": { address: `${address}office/dossiers?open=voorbeeld` },
  "dossier-mention": { address: `${address}office/dossiers?open=voorbeeld` },
  "request-reminder": { address: `${address}office/dossiers?open=voorbeeld`, isDue: 1 },
  "dossier-reminder": { closes: until, address: `${address}submit-a-project` },
  "dossier-late-access": { until, address: `${address}submit-a-project?late=voorbeeld` },
  "project-approval": { number, until, address: `${address}project-approval?token=voorbeeld` },
  "hand-over": {
    employee: "Lotte Vermeulen",
    organisation: "Keukentafel vzw",
    until,
    deadline: until,
    address: `${address}hand-over?token=voorbeeld`,
  },
  "review-reminder": { count: 7, call: "Oproep 2026", meets: until, address: `${address}office/committee` },
  "reserve-reminder": { call: "Oproep 2026", address: `${address}office/dossiers?waits=reserve` },
  "vote-reminder": { days: 3, closes: until, address: `${address}vote` },
  "tie-waits": { results: until, address: `${address}office/calls/2026/vote` },
  "hand-over-complete": { address: dossier.address },
  "results-released": {
    call: "Oproep 2026",
    winners: "1. Een samentuin op het oude fabrieksplein (De Groene Lap vzw)\n2. Ziekenhuiskoor (Stemmen vzw)",
    address: `${address}projects?call=2026#results`,
    check: `${address}vote/count-again?call=2026`,
  },
};

type Sample = { [Name in MailTemplate]: { template: Name; values: MailValues[Name] } }[MailTemplate];
const sampleOf = <Name extends MailTemplate>(template: Name, values: Partial<MailValues[Name]> = {}) =>
  ({ template, values: { ...mailSamples[template], ...values } }) as Sample;

const letters: Record<Language, string> = {
  nl: mailSamples["dossier-decided"].letter,
  en: "The fund supports your project\n\nThe selection committee gives €3,000 to Keukentafel vzw.",
  fr: "Le fonds soutient votre projet\n\nLe comité de sélection accorde 3 000 € à Keukentafel vzw.",
};
const declineReasons: Record<Language, string> = {
  nl: mailSamples["dossier-moved"].reason,
  en: "The project only starts in two years.\nSubmit it again then.",
  fr: "Le projet ne commence que dans deux ans.\nProposez-le à nouveau à ce moment-là.",
};
const completionReasons: Record<Language, string> = {
  nl: mailSamples["dossier-completion-asked"].reason,
  en: "The statutes are still missing.",
  fr: "Les statuts manquent encore.",
};

/** A sample of each mail whose text the fund can change; its reader gets a reason or a letter in their own language. */
export const mailTextSamples: Record<MailTextKey, (language: Language) => Sample> = {
  "dossier-sent": () => sampleOf("dossier-sent"),
  "dossier-changed": () => sampleOf("dossier-sent", { isChange: 1 }),
  "dossier-sent-bare": () => sampleOf("dossier-sent-bare"),
  "dossier-changed-bare": () => sampleOf("dossier-sent-bare", { isChange: 1 }),
  "dossier-completion-asked": (language) =>
    sampleOf("dossier-completion-asked", { reason: completionReasons[language] }),
  "dossier-moved": (language) => sampleOf("dossier-moved", { reason: declineReasons[language] }),
  "dossier-moved-bare": () => sampleOf("dossier-moved-bare"),
  "dossier-decided": (language) => sampleOf("dossier-decided", { letter: letters[language] }),
  "dossier-message": () => sampleOf("dossier-message"),
  "dossier-reminder": () => sampleOf("dossier-reminder"),
  "dossier-late-access": () => sampleOf("dossier-late-access"),
  "hand-over-complete": () => sampleOf("hand-over-complete"),
  "project-approval": () => sampleOf("project-approval"),
};
