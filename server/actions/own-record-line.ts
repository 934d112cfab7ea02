import { printedCode } from "#domain/code.ts";
import type { DossierState } from "#domain/dossier.ts";
import type { Answers, DossierField, NamedMember } from "#domain/dossier-form.ts";
import { type FundListName, type FundLists, itemName } from "#domain/fund-list.ts";
import { inLanguage, type Language, type Localized } from "#domain/language.ts";
import type { OwnRecordKind } from "#domain/own-record.ts";
import { isListed } from "#domain/roster.ts";
import { codeApp } from "#domain/second-factor.ts";
import { formatStructuredCommunication } from "#domain/structured-communication.ts";
import type { Sentences } from "#i18n/compile.ts";
import { stateKeys } from "#i18n/dossier-state.ts";
import { fieldKeys } from "#i18n/dossier-words.ts";
import { auditAct, auditDetailTexts, auditRecord } from "#server/actions/audit-text.ts";
import { describeAnswers, type ListedFile } from "#server/actions/dossier-answer.ts";
import { isMailTemplate } from "#server/actions/mail-template.ts";
import type { OpenRecord } from "#server/actions/own-record-open.ts";
import { type OwnRecordText, ownRecordSentences } from "#server/actions/own-record-text.ts";
import type { RecordLine } from "#server/platform/print/record.ts";

/** The owner of a record, their language, and the names and files that the record refers to. */
export type RecordContext = {
  ownerId: string;
  language: Language;
  names: ReadonlyMap<string, string | Localized>;
  files: readonly ListedFile[];
  lists: FundLists;
  members: readonly NamedMember[];
};

type Words = RecordContext & Sentences<OwnRecordText>;

/** The label of a column and its wording; an empty wording leaves the column out. */
type Column<Value, Whole = unknown> = readonly [
  label: OwnRecordText,
  say: (value: Value, words: Words, record: Whole) => string | null,
];

/** A column with several values, each with its own label. */
type SeveralLines<Value> = (value: Value, words: Words) => RecordLine[];

/** Every column that is not secret, in the order of the file. Null marks a column that only links records. */
type Columns<Kind extends OwnRecordKind> = {
  readonly [Name in keyof OpenRecord<Kind>]:
    | Column<OpenRecord<Kind>[Name], OpenRecord<Kind>>
    | SeveralLines<OpenRecord<Kind>[Name]>
    | null;
};

const asIs = (value: string | null) => value;
const moment = (value: Date | null, { format }: Words) => value && format.dateTime(value);
const momentOr = (absent: OwnRecordText) => (value: Date | null, words: Words) =>
  moment(value, words) ?? words.text(absent);
const number = (value: number, { format }: Words) => format.number(value);
const amount = (cents: number | null, { format }: Words) => (cents === null ? null : format.wholeMoney(cents));
const yesOrNo = (value: boolean, { text }: Words) => text(value ? "ownRecord.yes" : "ownRecord.no");
const language = (value: Language | null, { format }: Words) => value && format.languageLabel(value);
const nameOf = (id: string | null, { names, language }: Words) => {
  const name = id ? names.get(id) : undefined;
  return typeof name === "object" ? inLanguage(name, language) : (name ?? null);
};

const itemIn = (list: FundListName, code: string, { lists, language }: Words) => itemName(lists[list], code, language);

const state = (value: DossierState, { text }: Words) => text(stateKeys(value).label);
const dossierOf: Column<string> = ["ownRecord.dossier", nameOf];
// Answers that the owner may not read were removed before.
const answered = (answers: Answers, words: Words) => describeAnswers(answers, words);

const columns: { readonly [Kind in OwnRecordKind]: Columns<Kind> } = {
  person: {
    employeeId: [
      "account.employeeId",
      (employeeId, { text }) => (isListed({ employeeId }) ? employeeId : text("ownRecord.unlisted")),
    ],
    firstname: ["ownRecord.firstname", asIs],
    lastname: ["ownRecord.lastname", asIs],
    email: ["ownRecord.email", (email, { text }) => email ?? text("account.noEmail")],
    employmentStatus: ["account.status", (status, { text }) => text(`account.status.${status}`)],
    branch: ["account.branch", (branch, words) => itemIn("branches", branch, words)],
    department: ["account.department", (department, words) => department && itemIn("departments", department, words)],
    language: ["ownRecord.listedLanguage", language],
    chosenLanguage: ["ownRecord.chosenLanguage", language],
    usedLanguage: ["ownRecord.usedLanguage", language],
    leftAt: ["ownRecord.leftAt", moment],
    addressChangedAt: ["ownRecord.addressChangedAt", moment],
    addressWaitsSince: ["ownRecord.addressWaitsSince", moment],
    waitingEmail: ["ownRecord.waitingEmail", asIs],
    factorAllowedUntil: ["ownRecord.factorAllowedUntil", moment],
    id: null,
    // The same name and ID as above, as lists sort and find them.
    nameKey: null,
    searchText: null,
    revision: null,
  },
  role: {
    role: ["account.roles", (role, { text }) => text(`role.${role}`)],
    seat: ["ownRecord.seat", (seat, { text }) => seat && text(`seat.${seat}`)],
    givenAt: ["ownRecord.givenAt", moment],
    personId: null,
  },
  session: {
    device: ["ownRecord.device", (device, { text }) => device || text("account.session.unknown")],
    way: ["ownRecord.way", (way, { text }) => text(`account.way.${way}`)],
    startedAt: ["ownRecord.startedAt", moment],
    seenAt: ["ownRecord.seenAt", moment],
    expiresAt: ["ownRecord.expiresAt", moment],
    isRemembered: ["ownRecord.isRemembered", yesOrNo],
    secondFactorAt: ["ownRecord.secondFactorAt", moment],
    id: null,
    personId: null,
  },
  login: {
    askedAt: ["ownRecord.askedAt", moment],
    expiresAt: ["ownRecord.expiresAt", moment],
    usedAt: ["ownRecord.usedAt", momentOr("ownRecord.unused")],
    tries: ["ownRecord.tries", number],
    isRemembered: ["ownRecord.isRemembered", yesOrNo],
    language: ["account.language", language],
    id: null,
    personId: null,
  },
  access_code: { madeAt: ["ownRecord.madeAt", moment], personId: null },
  passkey: {
    name: ["account.name", asIs],
    madeAt: ["ownRecord.madeAt", moment],
    usedAt: ["ownRecord.seenAt", momentOr("ownRecord.unused")],
    transports: [
      "ownRecord.transports",
      (transports, words) => transports.map((name) => transport(name, words)).join(", "),
    ],
    counter: ["ownRecord.counter", number],
    credentialId: ["ownRecord.credentialId", asIs],
    id: null,
    personId: null,
  },
  code_app: {
    confirmedAt: ["ownRecord.confirmedAt", moment],
    lastStep: [
      "ownRecord.lastStep",
      (step, words) => (step === null ? null : moment(new Date(step * codeApp.stepSeconds * 1000), words)),
    ],
    personId: null,
  },
  message: {
    sentAt: ["ownRecord.sentAt", moment],
    topic: ["contact.topic", (topic, { text }) => text(`contact.topic.${topic}`)],
    name: ["account.name", asIs],
    email: ["ownRecord.email", asIs],
    language: ["account.language", language],
    text: ["ownRecord.written", asIs],
    id: null,
  },
  message_reply: {
    writtenAt: ["ownRecord.writtenAt", moment],
    isNote: [
      "ownRecord.replyKind",
      (isNote, { text }) => text(isNote ? "ownRecord.replyKind.note" : "ownRecord.replyKind.answer"),
    ],
    text: ["ownRecord.message", asIs],
    id: null,
    messageId: null,
  },
  pledge: {
    pledgedAt: ["ownRecord.pledgedAt", moment],
    amountInCents: ["donate.sum", (cents, { format }) => format.money(cents)],
    projectId: ["ownRecord.purpose", (id, words) => nameOf(id, words) ?? words.text("donate.project.fund")],
    reference: ["donate.reference", formatStructuredCommunication],
    name: ["account.name", asIs],
    email: ["ownRecord.email", asIs],
    language: ["account.language", language],
    id: null,
  },
  volunteer: {
    offeredAt: ["ownRecord.offeredAt", moment],
    offerId: ["ownRecord.offer", nameOf],
    name: ["account.name", asIs],
    email: ["ownRecord.email", asIs],
    phone: ["ownRecord.phone", asIs],
    language: ["account.language", language],
    text: ["ownRecord.written", asIs],
    id: null,
  },
  dossier: {
    number: ["ownRecord.dossier", asIs],
    type: ["dossier.project_type", (type, { text }) => text(`dossier.project_type.${type}`)],
    state: ["ownRecord.dossierState", state],
    isConfidential: ["ownRecord.isConfidential", yesOrNo],
    begunAt: ["ownRecord.begunAt", moment],
    changedAt: ["ownRecord.changedAt", moment],
    language: ["account.language", language],
    sentAt: ["ownRecord.sentAt", moment],
    completeBy: ["ownRecord.completeBy", moment],
    answers: answered,
    id: null,
    applicantId: null,
    callId: null,
    revision: null,
    sentRevision: null,
    step: null,
    // How the office handles it shows in its state and its history.
    incompleteFrom: null,
    isUrgent: null,
    judgedPoints: null,
    reviewSince: null,
    theme: null,
  },
  dossier_version: {
    dossierId: dossierOf,
    version: ["ownRecord.version", number],
    sentAt: ["ownRecord.sentAt", moment],
    isHandedOver: ["ownRecord.isHandedOver", yesOrNo],
    answers: answered,
    id: null,
  },
  dossier_event: {
    dossierId: dossierOf,
    at: ["account.audit.when", moment],
    fromState: ["ownRecord.fromState", state],
    toState: ["ownRecord.toState", state],
    mover: ["account.audit.who", (mover, { text }) => text(`ownRecord.mover.${mover}`)],
    reason: ["ownRecord.reason", asIs],
    id: null,
  },
  dossier_message: {
    dossierId: dossierOf,
    writtenAt: ["ownRecord.writtenAt", moment],
    isFromOffice: [
      "account.audit.who",
      (isFromOffice, { text }) => text(isFromOffice ? "ownRecord.mover.coordinator" : "account.audit.you"),
    ],
    text: ["ownRecord.message", asIs],
    readAt: ["ownRecord.readAt", moment],
    id: null,
  },
  dossier_file: {
    dossierId: dossierOf,
    name: ["ownRecord.file", asIs],
    field: ["ownRecord.purpose", (field, { text }) => text(fieldKeys(field as DossierField).label)],
    addedAt: ["ownRecord.addedAt", moment],
    removedAt: ["ownRecord.removedAt", moment],
    isOfOrganisation: null,
    fileId: null,
  },
  dossier_note: {
    dossierId: dossierOf,
    writtenAt: ["ownRecord.writtenAt", moment],
    text: ["ownRecord.note", asIs],
    id: null,
  },
  decision: {
    dossierId: dossierOf,
    releasedAt: ["ownRecord.sentAt", moment],
    outcome: ["ownRecord.toState", state],
    amountInCents: ["ownRecord.decided", amount],
    isLoan: ["ownRecord.isLoan", yesOrNo],
    letter: ["ownRecord.letter", asIs],
    decidedAt: null,
    id: null,
  },
  review: {
    dossierId: dossierOf,
    changedAt: ["ownRecord.writtenAt", moment],
    note: ["ownRecord.note", asIs],
    shownAt: null,
    sealId: null,
  },
  opinion: {
    dossierId: dossierOf,
    givenAt: ["ownRecord.givenAt", moment],
    amountInCents: ["ownRecord.decided", amount],
    isLoan: ["ownRecord.isLoan", yesOrNo],
    reason: ["ownRecord.reason", asIs],
    id: null,
  },
  declaration: {
    answeredAt: ["account.audit.when", moment],
    answer: ["ownRecord.conflict", (answer, { text }) => answer && text(`ownRecord.conflict.${answer}`)],
    nameShownAt: null,
    personId: null,
  },
  hand_over: {
    madeAt: ["ownRecord.madeAt", moment],
    expiresAt: ["ownRecord.expiresAt", moment],
    completedAt: ["ownRecord.completedAt", moment],
    dossierId: dossierOf,
  },
  late_access: {
    givenAt: ["ownRecord.givenAt", moment],
    until: ["ownRecord.expiresAt", moment],
    callId: null,
    id: null,
    personId: null,
  },
  vote: {
    projectId: ["ownRecord.chosen", nameOf],
    receipt: ["ownRecord.receipt", (code) => code && printedCode(code)],
    isAssisted: ["ownRecord.isAssisted", yesOrNo],
    branch: null,
    callId: null,
    personId: null,
    sealId: null,
  },
  mail: {
    template: [
      "ownRecord.template",
      (name, { text }) => (isMailTemplate(name) ? text(`ownRecord.template.${name}`) : name),
    ],
    recipient: ["ownRecord.recipient", asIs],
    queuedAt: ["ownRecord.queuedAt", moment],
    sentAt: ["ownRecord.sentAt", moment],
    state: ["ownRecord.state", (state, { text }) => text(`ownRecord.state.${state}`)],
    language: ["account.language", language],
    isConfidential: null,
    // The same moment as above, as the log of the office shows it.
    listedAt: null,
    id: null,
  },
  audit: {
    at: ["account.audit.when", moment],
    act: ["account.audit.what", (act, { language }) => auditAct(act, language)],
    actorId: ["account.audit.who", actor],
    subject: ["ownRecord.subject", subject],
    details: ["ownRecord.details", (_details, words, entry) => auditDetailTexts(entry, words).join(", ")],
  },
};

/** Describes one record line by line: the label and the value of each column. */
export function linesOf<Kind extends OwnRecordKind>(
  kind: Kind,
  record: OpenRecord<Kind>,
  context: RecordContext,
): RecordLine[] {
  const words = { ...context, ...ownRecordSentences[context.language] };
  const values: Readonly<Record<string, unknown>> = record;
  return Object.entries<Column<never, never> | SeveralLines<never> | null>(columns[kind]).flatMap(([name, column]) => {
    if (!column) return [];
    if (typeof column === "function") return column(values[name] as never, words);
    const [label, say] = column;
    const wording = say(values[name] as never, words, record as never);
    return wording ? [[words.text(label), wording] as const] : [];
  });
}

const transports = ["internal", "hybrid", "usb", "nfc", "ble"] as const;

/** Browsers may name transports that we do not know. */
function transport(name: string, { text }: Words): string {
  const knownTransport = transports.find((transport) => transport === name);
  return knownTransport ? text(`ownRecord.transport.${knownTransport}`) : name;
}

function actor(id: string | null, words: Words): string {
  if (id === words.ownerId) return words.text("account.audit.you");
  return nameOf(id, words) ?? words.text(id ? "ownRecord.subject.someone" : "account.audit.site");
}

/** Names the subject unless it is the owner. Other people are not named, because the record concerns them. */
function subject(subjectText: string, words: Words): string | null {
  const { ownerId, text } = words;
  const [firstWord = "", id = null] = subjectText.split(" ");
  if (firstWord === "person") return id === ownerId ? null : text("ownRecord.subject.someone");
  return auditRecord(subjectText, nameOf(id, words), words.language);
}
