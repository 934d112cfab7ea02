import type { Viewer } from "#domain/dossier-level.ts";
import { type FundLists, itemName } from "#domain/fund-list.ts";
import { type Language, languages } from "#domain/language.ts";
import type { ListQuestion } from "#domain/list.ts";
import { isMailTextKey } from "#domain/mail-text.ts";
import { offerStateOf, titleOfOffer } from "#domain/offer-draft.ts";
import { lists } from "#domain/office-list.ts";
import { isPageKey } from "#domain/page.ts";
import { projectTranslation, titleOfDraft } from "#domain/project-draft.ts";
import { isListed } from "#domain/roster.ts";
import { threadState } from "#domain/thread.ts";
import { compileSentences } from "#i18n/compile.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { auditAct, auditDetail, auditSubject, mailName } from "#server/actions/audit-text.ts";
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
};

/** The heading and text of each column of a file. */
export type ExportColumns<Row> = Readonly<
  Record<string, { heading(words: ExportWords): string; text(row: Row, words: ExportWords): string | null }>
>;

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
      text: ({ message, applicant }) => message?.name ?? (applicant && `${applicant.firstname} ${applicant.lastname}`),
    },
    about: {
      heading: ({ text }) => text("inbox.about"),
      text: ({ message, dossier }, { text }) =>
        message
          ? text(`contact.topic.${message.topic}`)
          : text("inbox.kind.dossierNumber", { number: dossier?.number ?? "" }),
    },
    preview: {
      heading: ({ text }) => text("inbox.preview"),
      text: (thread, { text, secret }) => previewThread(secret, thread) ?? text("inbox.preview.hidden"),
    },
    written: {
      heading: ({ text }) => text("inbox.written"),
      text: ({ writtenAt }, { format }) => format.dateTime(writtenAt),
    },
    state: {
      heading: ({ text }) => text("inbox.state"),
      text: (thread, { text }) => text(`inbox.state.${threadState(thread)}`),
    },
    takenBy: {
      heading: ({ text }) => text("inbox.takenBy"),
      text: ({ takenBy }) => takenBy && `${takenBy.firstname} ${takenBy.lastname}`,
    },
    language: {
      heading: ({ text }) => text("inbox.language"),
      text: (thread, { format }) => {
        const language = languageOfThread(thread);
        return language && format.languageLabel(language);
      },
    },
  },
};

const people: ExportedList<PersonRow> = {
  source: personList,
  columns: {
    name: { heading: ({ text }) => text("people.name"), text: ({ firstname, lastname }) => `${firstname} ${lastname}` },
    employeeId: {
      heading: ({ text }) => text("people.employeeId"),
      text: (person) => (isListed(person) ? person.employeeId : null),
    },
    branch: {
      heading: ({ text }) => text("people.branch"),
      text: ({ branch }, { lists, language }) => itemName(lists.branches, branch, language),
    },
    department: {
      heading: ({ text }) => text("people.department"),
      text: ({ department }, { lists, language }) => department && itemName(lists.departments, department, language),
    },
    email: { heading: ({ text }) => text("people.email"), text: ({ email }) => email },
    status: {
      heading: ({ text }) => text("people.status"),
      text: ({ employmentStatus }, { text }) => text(`people.status.${employmentStatus}`),
    },
    roles: {
      heading: ({ text }) => text("people.role"),
      text: ({ roles }, { text }) =>
        roles.map(({ role, seat }) => (seat ? text(`seat.${seat}`) : text(`role.${role}`))).join(", "),
    },
    language: {
      heading: ({ text }) => text("people.language"),
      text: ({ language }, { format }) => format.languageLabel(language),
    },
    letter: {
      heading: ({ text }) => text("people.letter"),
      text: ({ letterMadeAt }, { format }) => letterMadeAt && format.dateTime(letterMadeAt),
    },
  },
};

const projects: ExportedList<ProjectDraftRow> = {
  source: projectDraftList,
  columns: {
    project: { heading: ({ text }) => text("projects.project"), text: (draft) => titleOfDraft(draft) },
    languages: {
      heading: ({ text }) => text("projects.languages"),
      text: (draft, { text }) =>
        languages.map((one) => `${one}: ${text(`projects.translation.${projectTranslation(draft, one)}`)}`).join(", "),
    },
    organisation: {
      heading: ({ text }) => text("projects.organisation"),
      text: ({ organisation }) => organisation.name,
    },
    changed: {
      heading: ({ text }) => text("projects.changed"),
      text: ({ changedAt }, { format }) => format.dateTime(changedAt),
    },
    state: {
      heading: ({ text }) => text("projects.state"),
      text: ({ publishAt, publishedAt }, { text }) =>
        text(`projects.state.${publishAt ? "planned" : publishedAt ? "published" : "draft"}`),
    },
    call: { heading: ({ text }) => text("projects.call"), text: ({ callSlug }) => callSlug },
  },
};

const offers: ExportedList<OfferDraftRow> = {
  source: offerDraftList,
  columns: {
    offer: {
      heading: ({ text }) => text("offers.offer"),
      text: (offer, { text }) => titleOfOffer(offer) || text("offers.untitled"),
    },
    organisation: { heading: ({ text }) => text("offers.organisation"), text: ({ organisation }) => organisation.name },
    hands: { heading: ({ text }) => text("offers.hands"), text: ({ hands }) => String(hands) },
    volunteers: { heading: ({ text }) => text("offers.volunteers"), text: ({ volunteers }) => String(volunteers) },
    changed: {
      heading: ({ text }) => text("offers.changed"),
      text: ({ changedAt }, { format }) => (changedAt.getTime() > 0 ? format.dateTime(changedAt) : null),
    },
    state: {
      heading: ({ text }) => text("offers.state"),
      text: ({ published }, { text, now }) => text(`offers.state.${offerStateOf(published, now)}`),
    },
  },
};

const organisations: ExportedList<ListedOrganisationRow> = {
  source: organisationList,
  columns: {
    name: { heading: ({ text }) => text("organisations.name"), text: ({ name }) => name },
    town: { heading: ({ text }) => text("organisations.town"), text: ({ town }) => town },
    projects: { heading: ({ text }) => text("organisations.projects"), text: ({ projects }) => String(projects) },
    offers: { heading: ({ text }) => text("organisations.offers"), text: ({ offers }) => String(offers) },
    website: { heading: ({ text }) => text("organisations.website"), text: ({ website }) => website },
  },
};

const texts: ExportedList<TextRow> = {
  source: textList,
  columns: {
    text: {
      heading: ({ text }) => text("texts.text"),
      text: ({ kind, key, title, source }, { text }) => {
        if (kind === "page" && isPageKey(key)) return text(`writing.page.${key}`);
        if (kind === "mail" && isMailTextKey(key)) return text(`texts.mail.${key}`);
        return title.nl || title[source] || text("texts.untitled");
      },
    },
    kind: { heading: ({ text }) => text("texts.kind"), text: ({ kind }, { text }) => text(`texts.kind.${kind}`) },
    languages: {
      heading: ({ text }) => text("texts.languages"),
      text: (row, { text }) =>
        languages.map((one) => `${one}: ${text(`writing.state.${textTranslation(row, one)}`)}`).join(", "),
    },
    state: { heading: ({ text }) => text("texts.state"), text: ({ state }, { text }) => text(`texts.state.${state}`) },
    changed: {
      heading: ({ text }) => text("texts.changed"),
      text: ({ changedAt }, { format }) => changedAt && format.dateTime(changedAt),
    },
  },
};

const mails: ExportedList<MailRow> = {
  source: mailList,
  columns: {
    mail: {
      heading: ({ text }) => text("mailLog.mail"),
      text: ({ template, isConfidential }, { text, language }) =>
        isConfidential ? text("mailLog.confidential") : mailName(template, language),
    },
    queued: {
      heading: ({ text }) => text("mailLog.queued"),
      text: ({ listedAt, isConfidential }, { format }) =>
        isConfidential ? format.shortDate(listedAt) : format.dateTime(listedAt),
    },
    recipient: {
      heading: ({ text }) => text("mailLog.recipient"),
      text: ({ recipient }, { text }) => recipient ?? text("mailLog.hidden"),
    },
    state: {
      heading: ({ text }) => text("mailLog.state"),
      text: ({ state }, { text }) => text(`mailLog.state.${state}`),
    },
    sent: {
      heading: ({ text }) => text("mailLog.sent"),
      text: ({ sentAt }, { format }) => sentAt && format.dateTime(sentAt),
    },
    language: {
      heading: ({ text }) => text("mailLog.language"),
      text: ({ language }, { format, text }) => (language ? format.languageLabel(language) : text("mailLog.hidden")),
    },
  },
};

const audit: ExportedList<AuditRow> = {
  source: auditList,
  columns: {
    act: {
      heading: ({ text }) => text("auditLog.act"),
      text: ({ act }, { language }) => auditAct(act, language),
    },
    at: { heading: ({ text }) => text("auditLog.at"), text: ({ at }, { format }) => format.dateTime(at) },
    actor: {
      heading: ({ text }) => text("auditLog.actor"),
      text: ({ actorName }, { text }) => actorName ?? text("auditLog.site"),
    },
    subject: {
      heading: ({ text }) => text("auditLog.subject"),
      text: (entry, { language }) => auditSubject(entry, language),
    },
    details: {
      heading: ({ text }) => text("auditLog.details"),
      text: ({ details }, { lists, language }) =>
        Object.entries(details)
          .map((detail) => auditDetail(detail, { language, lists }))
          .join(", "),
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
): AsyncGenerator<string[][]> {
  const { db, secret } = context;
  const viewer = requirePermission(context.me, lists[name].act);
  const words: ExportWords = {
    ...sentences[language],
    lists: await getFundLists(db),
    language,
    secret,
    now: context.now,
  };
  if (name === "dossiers") {
    const source = await startDossierExport(context, viewer, question);
    const see = (rows: ListedDossierRow[]) => seenBy(context, viewer, rows);
    yield* writeRows({ columns: dossierColumns, words, question }, readSeen(readWholeList(db, source, question), see));
    return;
  }
  const { source, columns } = exportedLists[name] as ExportedList<unknown>;
  const options = { now: context.now, offered: await listLanguages(db) };
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
  for await (const rows of batches) yield rows.map((row) => shownColumns.map(({ text }) => text(row, words) ?? ""));
}
