import { auditActs } from "#domain/audit.ts";
import { dossierStates, projectTypes } from "#domain/dossier.ts";
import { waitingSteps } from "#domain/dossier-waiting.ts";
import { languages } from "#domain/language.ts";
import type { ListDefinition } from "#domain/list.ts";
import { mailStates } from "#domain/mail.ts";
import { messageTopics } from "#domain/message.ts";
import { newsStates } from "#domain/news.ts";
import type { OfferState } from "#domain/offer-draft.ts";
import { type Act, givenRoles } from "#domain/permission.ts";
import { employmentStatuses } from "#domain/person.ts";
import { textKinds } from "#domain/text-kind.ts";
import { threadKinds, threadStates } from "#domain/thread.ts";

/** The lists of the office. */
export const lists = {
  dossiers: {
    act: "readDossiers",
    hasSearch: true,
    sort: "-sent",
    columns: {
      dossier: { isSortable: true },
      asked: { isSortable: true, isNumber: true },
      sent: { isSortable: true, isNumber: true },
      state: {},
      number: { isExtra: true },
      organisation: { isExtra: true },
      call: { isExtra: true },
      theme: { isExtra: true },
      language: { isExtra: true },
    },
    filters: {
      state: dossierStates.filter((state) => state !== "draft"),
      type: projectTypes,
      confidential: ["yes", "no"],
      call: "calls",
      theme: "themes",
      language: languages,
      waits: waitingSteps,
      urgent: ["yes"],
      from: "day",
      until: "day",
    },
  },
  inbox: {
    act: "readInbox",
    hasSearch: true,
    sort: "-written",
    columns: {
      writer: {},
      about: {},
      preview: {},
      written: { isSortable: true },
      state: {},
      takenBy: {},
      language: { isExtra: true },
    },
    filters: {
      // Without a choice the list shows everything that is not done.
      state: threadStates,
      kind: threadKinds,
      taken: ["me", "nobody"],
      topic: messageTopics,
      language: languages,
      from: "day",
      until: "day",
    },
  },
  projects: {
    act: "writeProject",
    hasSearch: true,
    sort: "-changed",
    columns: {
      project: { isSortable: true },
      languages: {},
      organisation: {},
      changed: { isSortable: true },
      state: {},
      call: { isExtra: true },
    },
    filters: { state: ["draft", "planned", "published", "answered", "missed"], gap: languages, call: "calls" },
  },
  offers: {
    act: "writeProject",
    hasSearch: true,
    sort: "-changed",
    columns: {
      offer: { isSortable: true },
      organisation: {},
      hands: { isNumber: true },
      volunteers: { isNumber: true },
      changed: { isSortable: true },
      state: {},
    },
    filters: { state: ["draft", "open", "closed"] satisfies readonly OfferState[] },
  },
  organisations: {
    act: "writeProject",
    hasSearch: true,
    sort: "name",
    columns: {
      name: { isSortable: true },
      town: {},
      projects: { isNumber: true },
      offers: { isNumber: true },
      website: { isExtra: true },
    },
    filters: {},
  },
  texts: {
    act: "writePage",
    hasSearch: true,
    // Texts with the most gaps come first.
    sort: "languages",
    columns: {
      text: { isSortable: true },
      kind: {},
      languages: { isSortable: true },
      state: {},
      changed: { isSortable: true },
    },
    filters: { kind: textKinds, gap: languages, state: newsStates },
  },
  people: {
    act: "correctPerson",
    hasSearch: true,
    sort: "name",
    columns: {
      name: { isSortable: true },
      employeeId: { isSortable: true },
      branch: { isSortable: true },
      department: {},
      email: {},
      status: {},
      roles: {},
      language: { isExtra: true },
      letter: { isExtra: true },
    },
    filters: {
      branch: "branches",
      department: "departments",
      status: employmentStatuses,
      role: ["any", ...givenRoles],
      mailbox: ["with", "without"],
      address: ["waiting"],
      language: languages,
      presence: ["left"],
    },
  },
  mails: {
    act: "readMailLog",
    hasSearch: true,
    sort: "-queued",
    columns: {
      mail: {},
      queued: { isSortable: true },
      recipient: {},
      state: {},
      sent: {},
      language: { isExtra: true },
    },
    filters: { state: mailStates, language: languages, from: "day", until: "day" },
  },
  audit: {
    act: "readAuditLog",
    hasSearch: true,
    sort: "-at",
    columns: { act: {}, at: { isSortable: true }, actor: {}, subject: {}, details: {} },
    filters: { act: auditActs, from: "day", until: "day" },
  },
} as const satisfies Record<string, ListDefinition & { act: Act }>;

export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as [ListName, ...ListName[]];
