import type { Viewer } from "#domain/dossier-level.ts";
import { type FundLists, itemName } from "#domain/fund-list.ts";
import { inLanguage, type Language } from "#domain/language.ts";
import type { ListQuestion } from "#domain/list.ts";
import type { ListCell } from "#domain/list-cell.ts";
import { isMailTextKey } from "#domain/mail-text.ts";
import { offerStateOf, titleOfOffer } from "#domain/offer-draft.ts";
import { lists } from "#domain/office-list.ts";
import { isPageKey } from "#domain/page.ts";
import { hasUnpublishedTexts, isPlanMissed, projectTranslation, titleOfDraft } from "#domain/project-draft.ts";
import { isListed } from "#domain/roster.ts";
import { threadState } from "#domain/thread.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import {
  actsNamed,
  auditAct,
  auditDetailTexts,
  auditSubject,
  mailName,
  mailsNamed,
} from "#server/actions/audit-text.ts";
import { recordReadings } from "#server/actions/content-reading.ts";
import { dossierColumns, seenBy, startDossierExport } from "#server/actions/dossier-export.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { previewThread } from "#server/actions/thread-preview.ts";
import type { Context } from "#server/context.ts";
import { type AuditRow, auditList } from "#server/database/queries/audit-list.ts";
import type { ListedDossierRow } from "#server/database/queries/dossier-list.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { type ListSource, readWholeList } from "#server/database/queries/list.ts";
import { type MailRow, mailList } from "#server/database/queries/mail-list.ts";
import { type OfferDraftRow, offerDraftList } from "#server/database/queries/offer-draft.ts";
import { type ListedOrganisationRow, organisationList } from "#server/database/queries/organisation.ts";
import { type PersonRow, personList } from "#server/database/queries/person-list.ts";
import { type ProjectDraftRow, projectDraftList } from "#server/database/queries/project-draft.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { type TextRow, textList, textTranslation } from "#server/database/queries/text-list.ts";
import { languageOfThread, type ThreadRow, threadList } from "#server/database/queries/thread.ts";
import type { Secret } from "#server/platform/secret.ts";

const sentences = compileSentences(
  await readCatalogues(
    "site",
    "office",
    "dossiers",
    "inbox",
    "offers",
    "organisations",
    "people",
    "projects",
    "settings",
    "texts",
    "writing",
  ),
);

/** The words of one language, for headings and texts of a file. */
export type ExportWords = (typeof sentences)[Language] & {
  lists: FundLists;
  language: Language;
  secret: Secret;
  now: Date;
  /** The languages that the fund offers. */
  offered: readonly Language[];
};

/** The heading and cell of each column of a file. */
export type ExportColumns<Row> = Readonly<
  Record<string, { heading(words: ExportWords): string; cell(row: Row, words: ExportWords): ListCell | null }>
>;

type Formats = Pick<ExportWords, "format">;

/** The cell of a moment, with the hour. */
const instantCell = (at: Date | null, { format }: Formats): ListCell | null =>
  at && { kind: "instant", at, text: format.dateTime(at) };

/** The cell of a day. */
const dayCell = (at: Date | null, { format }: Formats): ListCell | null =>
  at && { kind: "day", at, text: format.shortDate(at) };

const numberCell = (value: number): ListCell => ({ kind: "number", value, text: String(value) });

type SourceOptions = { now: Date; offered: readonly Language[] };

/** How a list is written into a file: its rows, and its columns. */
type ExportedList<Row> = {
  source: ListSource<Row> | ((viewer: Viewer, options: SourceOptions) => ListSource<Row>);
  columns: ExportColumns<Row>;
};

const inbox: ExportedList<ThreadRow> = {
  source: threadList,
  columns: {
    writer: {
      heading: ({ text }) => text("inbox.writer"),
      cell: ({ message, applicant }) => message?.name ?? (applicant && `${applicant.firstname} ${applicant.lastname}`),
    },
    about: {
      heading: ({ text }) => text("inbox.about"),
      cell: ({ message, dossier }, { text }) =>
        message
          ? text(`contact.topic.${message.topic}`)
          : text("inbox.kind.dossierNumber", { number: dossier?.number ?? "" }),
    },
    preview: {
      heading: ({ text }) => text("inbox.preview"),
      cell: (thread, { text, secret }) => previewThread(secret, thread) ?? text("inbox.preview.hidden"),
    },
    written: {
      heading: ({ text }) => text("inbox.written"),
      cell: ({ writtenAt }, words) => instantCell(writtenAt, words),
    },
    state: {
      heading: ({ text }) => text("inbox.state"),
      cell: (thread, { text }) => text(`inbox.state.${threadState(thread)}`),
    },
    takenBy: {
      heading: ({ text }) => text("inbox.takenBy"),
      cell: ({ takenBy }) => takenBy && `${takenBy.firstname} ${takenBy.lastname}`,
    },
    language: {
      heading: ({ text }) => text("inbox.language"),
      cell: (thread, { format }) => {
        const language = languageOfThread(thread);
        return language && format.languageLabel(language);
      },
    },
  },
};

const people: ExportedList<PersonRow> = {
  source: personList,
  columns: {
    name: { heading: ({ text }) => text("people.name"), cell: ({ firstname, lastname }) => `${firstname} ${lastname}` },
    employeeId: {
      heading: ({ text }) => text("people.employeeId"),
      cell: (person) => (isListed(person) ? person.employeeId : null),
    },
    branch: {
      heading: ({ text }) => text("people.branch"),
      cell: ({ branch }, { lists, language }) => itemName(lists.branches, branch, language),
    },
    department: {
      heading: ({ text }) => text("people.department"),
      cell: ({ department }, { lists, language }) => department && itemName(lists.departments, department, language),
    },
    email: { heading: ({ text }) => text("people.email"), cell: ({ email }) => email },
    status: {
      heading: ({ text }) => text("people.status"),
      cell: ({ employmentStatus }, { text }) => text(`people.status.${employmentStatus}`),
    },
    roles: {
      heading: ({ text }) => text("people.role"),
      cell: ({ roles }, { text }) =>
        roles.map(({ role, seat }) => (seat ? text(`seat.${seat}`) : text(`role.${role}`))).join(", "),
    },
    language: {
      heading: ({ text }) => text("people.language"),
      cell: ({ language }, { format }) => format.languageLabel(language),
    },
    letter: {
      heading: ({ text }) => text("people.letter"),
      cell: ({ letterMadeAt }, words) => instantCell(letterMadeAt, words),
    },
  },
};

const projects: ExportedList<ProjectDraftRow> = {
  source: projectDraftList,
  columns: {
    project: {
      heading: ({ text }) => text("projects.project"),
      cell: (draft, { text }) => titleOfDraft(draft) || text("projects.untitled"),
    },
    languages: {
      heading: ({ text }) => text("projects.languages"),
      cell: (draft, { text, offered }) =>
        offered.map((one) => `${one}: ${text(`projects.translation.${projectTranslation(draft, one)}`)}`).join(", "),
    },
    organisation: {
      heading: ({ text }) => text("projects.organisation"),
      cell: ({ organisation }) => organisation.name,
    },
    changed: {
      heading: ({ text }) => text("projects.changed"),
      cell: ({ changedAt }, words) => instantCell(changedAt, words),
    },
    state: {
      heading: ({ text }) => text("projects.state"),
      cell: (draft, { text, format, now }) => {
        const { publishAt, publishedAt, hasNewAnswer } = draft;
        const isMissed = isPlanMissed(draft, now);
        const states = [
          text(`projects.state.${isMissed ? "missed" : publishAt ? "planned" : publishedAt ? "published" : "draft"}`),
          hasNewAnswer && text("projects.state.answered"),
          publishAt && !isMissed && text("projects.planned", { at: format.dateTime(publishAt) }),
          hasUnpublishedTexts(draft) && text("projects.unpublishedTexts"),
        ];
        return states.filter(Boolean).join("; ");
      },
    },
    call: {
      heading: ({ text }) => text("projects.call"),
      cell: ({ callTitle }, { language }) => inLanguage(callTitle, language),
    },
  },
};

const offers: ExportedList<OfferDraftRow> = {
  source: offerDraftList,
  columns: {
    offer: {
      heading: ({ text }) => text("offers.offer"),
      cell: (offer, { text }) => titleOfOffer(offer) || text("offers.untitled"),
    },
    organisation: { heading: ({ text }) => text("offers.organisation"), cell: ({ organisation }) => organisation.name },
    hands: { heading: ({ text }) => text("offers.hands"), cell: ({ hands }) => numberCell(hands) },
    volunteers: { heading: ({ text }) => text("offers.volunteers"), cell: ({ volunteers }) => numberCell(volunteers) },
    changed: {
      heading: ({ text }) => text("offers.changed"),
      cell: ({ changedAt }, words) => instantCell(changedAt.getTime() > 0 ? changedAt : null, words),
    },
    state: {
      heading: ({ text }) => text("offers.state"),
      cell: ({ published }, { text, now }) => text(`offers.state.${offerStateOf(published, now)}`),
    },
  },
};

const organisations: ExportedList<ListedOrganisationRow> = {
  source: organisationList,
  columns: {
    name: { heading: ({ text }) => text("organisations.name"), cell: ({ name }) => name },
    town: { heading: ({ text }) => text("organisations.town"), cell: ({ town }) => town },
    projects: { heading: ({ text }) => text("organisations.projects"), cell: ({ projects }) => numberCell(projects) },
    offers: { heading: ({ text }) => text("organisations.offers"), cell: ({ offers }) => numberCell(offers) },
    website: { heading: ({ text }) => text("organisations.website"), cell: ({ website }) => website },
  },
};

const texts: ExportedList<TextRow> = {
  source: textList,
  columns: {
    text: {
      heading: ({ text }) => text("texts.text"),
      cell: ({ kind, key, title, source }, { text }) => {
        if (kind === "page" && isPageKey(key)) return text(`writing.page.${key}`);
        if (kind === "mail" && isMailTextKey(key)) return text(`texts.mail.${key}`);
        return title.nl || title[source] || text("texts.untitled");
      },
    },
    kind: { heading: ({ text }) => text("texts.kind"), cell: ({ kind }, { text }) => text(`texts.kind.${kind}`) },
    languages: {
      heading: ({ text }) => text("texts.languages"),
      cell: (row, { text, offered }) =>
        offered.map((one) => `${one}: ${text(`writing.state.${textTranslation(row, one)}`)}`).join(", "),
    },
    state: { heading: ({ text }) => text("texts.state"), cell: ({ state }, { text }) => text(`texts.state.${state}`) },
    changed: {
      heading: ({ text }) => text("texts.changed"),
      cell: ({ changedAt }, words) => instantCell(changedAt, words),
    },
  },
};

const mails: ExportedList<MailRow> = {
  source: mailList(mailsNamed),
  columns: {
    mail: {
      heading: ({ text }) => text("mailLog.mail"),
      cell: ({ template, isConfidential }, { text, language }) =>
        isConfidential ? text("mailLog.confidential") : mailName(template, language),
    },
    queued: {
      heading: ({ text }) => text("mailLog.queued"),
      cell: ({ listedAt, isConfidential }, words) =>
        isConfidential ? dayCell(listedAt, words) : instantCell(listedAt, words),
    },
    recipient: {
      heading: ({ text }) => text("mailLog.recipient"),
      cell: ({ recipient }, { text }) => recipient ?? text("mailLog.hidden"),
    },
    state: {
      heading: ({ text }) => text("mailLog.state"),
      cell: ({ state }, { text }) => text(`mailLog.state.${state}`),
    },
    sent: {
      heading: ({ text }) => text("mailLog.sent"),
      cell: ({ sentAt }, words) => instantCell(sentAt, words),
    },
    language: {
      heading: ({ text }) => text("mailLog.language"),
      cell: ({ language }, { format, text }) => (language ? format.languageLabel(language) : text("mailLog.hidden")),
    },
  },
};

const audit: ExportedList<AuditRow> = {
  source: auditList(actsNamed),
  columns: {
    act: {
      heading: ({ text }) => text("auditLog.act"),
      cell: ({ act }, { language }) => auditAct(act, language),
    },
    at: { heading: ({ text }) => text("auditLog.at"), cell: ({ at }, words) => instantCell(at, words) },
    actor: {
      heading: ({ text }) => text("auditLog.actor"),
      cell: ({ actorName }, { text }) => actorName ?? text("auditLog.site"),
    },
    subject: {
      heading: ({ text }) => text("auditLog.subject"),
      cell: (entry, { language }) => auditSubject(entry, language),
    },
    details: {
      heading: ({ text }) => text("auditLog.details"),
      cell: (entry, reader) => auditDetailTexts(entry, reader).join(", "),
    },
  },
};

const exportedLists = { inbox, projects, offers, organisations, texts, people, mails, audit } as const;

/** The lists that can be downloaded. */
export type ExportedListName = keyof typeof exportedLists | "dossiers";

/** Writes a list as lines of cells, the headings first, exactly as an address of the list shows it to the reader. */
export async function* writeList(
  context: Context,
  name: ExportedListName,
  question: ListQuestion,
  language: Language,
): AsyncGenerator<ListCell[][]> {
  const { db, secret } = context;
  const viewer = requirePermission(context.me, lists[name].act);
  const offered = await listLanguages(db);
  const words: ExportWords = {
    ...sentences[language],
    lists: await getFundLists(db),
    language,
    secret,
    now: context.now,
    offered,
  };
  if (name === "dossiers") {
    const source = await startDossierExport(context, viewer, question);
    const see = (rows: ListedDossierRow[]) => seenBy(context, viewer, rows);
    yield* writeRows({ columns: dossierColumns, words, question }, readSeen(readWholeList(db, source, question), see));
    return;
  }
  const { source, columns } = exportedLists[name] as ExportedList<unknown>;
  const options = { now: context.now, offered };
  const batches = readWholeList(db, typeof source === "function" ? source(viewer, options) : source, question);
  // The name of the writer is content of a confidential dossier.
  const see = (rows: unknown[]) => (name === "inbox" ? seeThreads(context, rows as ThreadRow[]) : rows);
  yield* writeRows(
    { columns, words, question },
    readSeen(batches, async (rows) => see(rows)),
  );
}

async function seeThreads(context: Context, rows: ThreadRow[]): Promise<ThreadRow[]> {
  const confidential = rows.flatMap(({ dossier }) => (dossier?.isConfidential ? [dossier.id] : []));
  await recordReadings(
    context,
    confidential.map((dossierId) => ({ dossierId, act: "list_dossier" })),
  );
  return rows;
}

/** Reads what someone may see of rows, some at a time. */
async function* readSeen<Row, Seen>(batches: AsyncIterable<Row[]>, see: (rows: Row[]) => Promise<Seen[]>) {
  for await (const rows of batches) yield await see(rows);
}

type Writing<Row> = { columns: ExportColumns<Row>; words: ExportWords; question: ListQuestion };

async function* writeRows<Row>({ columns, words, question }: Writing<Row>, batches: AsyncIterable<Row[]>) {
  const shownColumns = question.columns.flatMap((column) => columns[column] ?? []);
  yield [shownColumns.map(({ heading }) => heading(words))];
  for await (const rows of batches) yield rows.map((row) => shownColumns.map(({ cell }) => cell(row, words) ?? ""));
}
