import { isStanding, mayDecide } from "#domain/decision.ts";
import { checkDossierAct, dossierActs } from "#domain/dossier-act.ts";
import { fileIdsIn } from "#domain/dossier-file.ts";
import type { Answers } from "#domain/dossier-form.ts";
import { levelsInOffice, type OfficeLevel, officeLevels, shownInstant, type Viewer } from "#domain/dossier-level.ts";
import { factsFromDates } from "#domain/dossier-move.ts";
import { readableAnswers } from "#domain/dossier-reading.ts";
import { changedFields } from "#domain/dossier-version.ts";
import { checkId } from "#domain/id.ts";
import { refuse } from "#domain/problem.ts";
import { townIn } from "#domain/town.ts";
import { findFreeAward } from "#server/actions/decision-hold.ts";
import { openNote, openVersion } from "#server/actions/dossier-content.ts";
import { readMentions } from "#server/actions/dossier-note.ts";
import { findInSealed } from "#server/actions/dossier-search.ts";
import { type PlainSummary, plainSummary } from "#server/actions/dossier-summary.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { recordReading } from "#server/api/content-reading.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { Call, callById } from "#server/api/fund/call.ts";
import {
  AnswerRef,
  answerDayOf,
  answerList as answersOf,
  DossierFile,
  FieldEnum,
  ProjectTypeEnum,
  StateEnum,
} from "#server/api/fund/dossier.ts";
import { addListType } from "#server/api/fund/list.ts";
import { type AnsweredList, answerList, readListAddress } from "#server/api/list.ts";
import { loadLists, readOncePer } from "#server/api/loader.ts";
import { type DecisionRow, hasWinnerWithdrawn, listDecisions } from "#server/database/queries/decision.ts";
import { listClosedMembers, listTouched } from "#server/database/queries/declaration.ts";
import { type DossierVersionRow, listVersions } from "#server/database/queries/dossier.ts";
import { countByState, dossierList, findListed, type ListedDossierRow } from "#server/database/queries/dossier-list.ts";
import { type DossierNoteRow, listNotes } from "#server/database/queries/dossier-note.ts";
import { listFilesEver } from "#server/database/queries/dossier-version.ts";

const LevelEnum = builder.enumType("OfficeLevel", {
  description: "The levels of someone of the office on one dossier: the parts they may see, and the acts they may do.",
  values: officeLevels,
});

const DossierActEnum = builder.enumType("DossierAct", {
  description: "The acts of the office on a dossier.",
  values: dossierActs,
});

const touchedOf = loadLists(listTouched, ({ dossierId }) => dossierId);
const closedMembersOf = loadLists(listClosedMembers, ({ dossierId }) => dossierId);
/** The versions of a dossier, read once for a request. */
export const versionsOf = loadLists(listVersions, ({ dossierId }) => dossierId);
const filesOf = loadLists(listFilesEver, ({ dossierId }) => dossierId);

const levelsOf = ({ me }: ApiContext, dossier: ListedDossierRow) => levelsInOffice(me, dossier);

/** Gives what decides which acts the viewer can do with a dossier. */
export async function actingOfficer(context: ApiContext, dossier: ListedDossierRow) {
  const call = dossier.callId ? await callById(context, dossier.callId) : null;
  const isDeciding = mayDecide(levelsOf(context, dossier));
  // Only a dossier with the committee can be taken back, so only then its answers are counted.
  const isUntouched = dossier.state === "in_review" && (await touchedOf(context, dossier.id, null)).length === 0;
  return {
    officer: context.me,
    levels: levelsOf(context, dossier),
    facts: {
      ...factsFromDates(dossier, call, context.now),
      isUntouched,
      hasNothingPending: !(await isPending(context, dossier)),
      hasWinnerWithdrawn: isDeciding && dossier.state === "not_elected" && (await isWinnerFree(context, dossier)),
    },
    hasWithdrawnAward: isDeciding && (await isAwardFree(context, dossier)),
  };
}

/** The decisions on a dossier, read once for a request. */
export const decisionsOf = loadLists(listDecisions, ({ dossierId }) => dossierId);

/** Finds the pending decision on a dossier, or else the last one that was released; null without any. */
export async function latestDecisionOf(context: ApiContext, id: string): Promise<DecisionRow | null> {
  const all = await decisionsOf(context, id, null);
  return all.find(({ releasedAt }) => releasedAt === null) ?? all.at(-1) ?? null;
}

/** Finds the decision on a dossier that counts now; null if the committee has to decide, for the first time or again. */
export async function standingDecisionOf(
  context: ApiContext,
  { id, state }: Pick<ListedDossierRow, "id" | "state">,
): Promise<DecisionRow | null> {
  const latest = await latestDecisionOf(context, id);
  return latest && isStanding(latest, state) ? latest : null;
}

/** The states in which a decision can wait for its release. */
const decidable = ["in_review", "reserve", "shortlisted", "not_elected"];

const isPending = async (context: ApiContext, { id, state }: ListedDossierRow) =>
  decidable.includes(state) && (await decisionsOf(context, id, null)).some(({ releasedAt }) => releasedAt === null);

const isWinnerFree = async ({ db }: ApiContext, { id, callId }: ListedDossierRow) =>
  callId !== null && hasWinnerWithdrawn(db, { callId, dossierId: id });

const isAwardFree = async (context: ApiContext, dossier: ListedDossierRow) =>
  (dossier.state === "reserve" || dossier.state === "not_elected") && (await findFreeAward(context, dossier)) !== null;

/** The answers of the last version, as nobody may see them yet: each field takes what its levels allow. */
const sentAnswers = readOncePer(
  ({ id }: ListedDossierRow) => id,
  async (context, { id }): Promise<Answers> => {
    const last = (await versionsOf(context, id, null)).at(-1);
    return last ? openVersion(context.secret, last) : {};
  },
);

/** Resolves a part of the summary. Only an ordinary project has a summary; of other dossiers the answers are opened. */
const fromSummary =
  <Part extends keyof PlainSummary>(part: Part) =>
  async (dossier: ListedDossierRow, _args: object, context: ApiContext): Promise<PlainSummary[Part] | null> =>
    (dossier.summary ?? plainSummary(await sentAnswers(context, dossier)))[part] || null;

type Version = DossierVersionRow & { before: DossierVersionRow | null; dossier: ListedDossierRow };

const readable = (context: ApiContext, dossier: ListedDossierRow, version: DossierVersionRow) =>
  readableAnswers(levelsOf(context, dossier), dossier, openVersion(context.secret, version));

const OfficeVersion = builder.objectRef<Version>("OfficeVersion").implement({
  description: "A version of a dossier as its applicant sent it, as the office may read it.",
  fields: (t) => ({
    version: t.exposeInt("version", { description: "The number of the version, from 1." }),
    sentAt: t.expose("sentAt", { type: "Instant", description: "When it was sent." }),
    answers: t.field({
      type: [AnswerRef],
      description: "The answers; an account and a register number are masked.",
      resolve: (version, _args, context) => answersOf(readable(context, version.dossier, version), context.now),
    }),
    changedFields: t.field({
      type: [FieldEnum],
      description: "The fields that differ from the version before; empty for the first one.",
      resolve: ({ before, dossier, ...version }, _args, context) =>
        before ? changedFields(readable(context, dossier, before), readable(context, dossier, version)) : [],
    }),
  }),
});

const OfficeNote = builder.objectRef<DossierNoteRow>("OfficeNote").implement({
  description: "A note of the office on a dossier.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    writtenAt: t.expose("writtenAt", { type: "Instant", description: "When." }),
    author: t.string({
      description: "The person who wrote it.",
      resolve: ({ author: { firstname, lastname } }) => `${firstname} ${lastname}`,
    }),
    mentions: t.exposeStringList("mentions", { description: "The names of the people whom it mentions." }),
    text: t.string({ description: "The note.", resolve: (note, _args, { secret }) => openNote(secret, note) }),
  }),
});

const ClosedMember = builder
  .objectRef<Awaited<ReturnType<typeof listClosedMembers>>[number]>("ClosedMember")
  .implement({
    description: "A member for whom a request for help is closed, because of a likely conflict of interest.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "The id of the person." }),
      name: t.string({ description: "Their name.", resolve: ({ firstname, lastname }) => `${firstname} ${lastname}` }),
    }),
  });

/** A dossier as the office sees it. A field that the viewer may not see is null, because lists mix many levels. */
export const OfficeDossier = builder.objectRef<ListedDossierRow>("OfficeDossier").implement({
  description: "A dossier as the office sees it. Fields that the viewer may not see are null.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    levels: t.field({
      type: [LevelEnum],
      description: "The levels of the viewer on it.",
      resolve: (dossier, _args, context) => [...(levelsOf(context, dossier) as readonly OfficeLevel[])],
    }),
    acts: t.field({
      type: [DossierActEnum],
      description: "The acts that the viewer can do with it now.",
      resolve: async (dossier, _args, context) => {
        const acting = await actingOfficer(context, dossier);
        return dossierActs.filter((act) => checkDossierAct(act, acting, dossier) === null);
      },
    }),
    closedFor: t.field({
      type: [ClosedMember],
      nullable: true,
      description: "The members for whom the chair can open it.",
      resolve: async ({ id }, _args, context) =>
        (await closedMembersOf(context, id, null)).filter((member) => member.id !== context.me?.id),
    }),
    number: t.exposeString("number", { nullable: true, description: "The number that people use for it." }),
    type: t.expose("type", { type: ProjectTypeEnum, nullable: true, description: "The kind of request." }),
    isConfidential: t.exposeBoolean("isConfidential", {
      nullable: true,
      description: "Whether only the committee judges it.",
    }),
    state: t.expose("state", { type: StateEnum, nullable: true, description: "The state of the dossier." }),
    sentAt: t.field({
      type: "Instant",
      nullable: true,
      description: "When it was last sent; for a viewer who does not read its content only the day.",
      resolve: (dossier, _args, context) => shownInstant(levelsOf(context, dossier), dossier.sentAt),
    }),
    reviewSince: t.field({
      type: "Instant",
      nullable: true,
      description: "When the committee got it, as for sentAt; null if it has not.",
      resolve: (dossier, _args, context) => shownInstant(levelsOf(context, dossier), dossier.reviewSince),
    }),
    completeBy: t.expose("completeBy", {
      type: "Instant",
      nullable: true,
      description: "The moment until which its applicant can complete it.",
    }),
    isUrgent: t.exposeBoolean("isUrgent", { nullable: true, description: "Whether the committee answers it sooner." }),
    answerBy: t.string({
      nullable: true,
      description: "The last day to answer a request for help, such as 2026-12-04.",
      resolve: (dossier, _args, context) => answerDayOf(context, dossier),
    }),
    call: t.field({
      type: Call,
      nullable: true,
      description: "The call of a project.",
      resolve: ({ callId }, _args, context) => (callId ? callById(context, callId) : null),
    }),
    language: t.expose("language", {
      type: LanguageEnum,
      nullable: true,
      description: "The language in which its applicant wrote it.",
    }),
    branch: t.string({
      nullable: true,
      description: "The code of the branch of its applicant.",
      resolve: ({ applicant }) => applicant.branch,
    }),
    department: t.string({
      nullable: true,
      description: "The code of the department of its applicant.",
      resolve: ({ applicant }) => applicant.department,
    }),
    applicant: t.string({
      nullable: true,
      description: "The name of its applicant.",
      resolve: ({ applicant: { firstname, lastname } }) => `${firstname} ${lastname}`,
    }),
    organisation: t.string({
      nullable: true,
      description: "The organisation of a project.",
      resolve: fromSummary("organisation"),
    }),
    title: t.string({
      nullable: true,
      description: "The title of a project.",
      resolve: fromSummary("title"),
    }),
    town: t.string({
      nullable: true,
      description: "The place of the organisation.",
      args: {
        language: t.arg({
          type: LanguageEnum,
          required: false,
          description: "The language of its name; without one, as its applicant wrote it.",
        }),
      },
      resolve: async (dossier, { language }, context) => {
        const town = await fromSummary("town")(dossier, {}, context);
        return town && language ? townIn({ town }, language) : town;
      },
    }),
    responsible: t.string({
      nullable: true,
      description: "The person who is responsible in the organisation.",
      resolve: async (dossier, _args, context) => {
        const { responsible_firstname, responsible_lastname } = await sentAnswers(context, dossier);
        return [responsible_firstname, responsible_lastname].filter(Boolean).join(" ") || null;
      },
    }),
    askedInCents: t.float({
      nullable: true,
      description: "The amount that a project asks.",
      resolve: fromSummary("askedInCents"),
    }),
    costInCents: t.float({
      nullable: true,
      description: "The cost of a project.",
      resolve: fromSummary("costInCents"),
    }),
    theme: t.exposeString("theme", {
      nullable: true,
      description: "The code of the theme that the coordinator chose.",
    }),
    versions: t.field({
      type: [OfficeVersion],
      nullable: true,
      description: "Every version, from the first to the last.",
      resolve: async (dossier, _args, context) => {
        const versions = await versionsOf(context, dossier.id, null);
        return versions.map((version, index) => ({ ...version, before: versions[index - 1] ?? null, dossier }));
      },
    }),
    files: t.field({
      type: [DossierFile],
      nullable: true,
      description: "The files of its last version.",
      resolve: async (dossier, _args, context) => {
        const fileIds = fileIdsIn(await sentAnswers(context, dossier));
        return (await filesOf(context, dossier.id, null)).filter(({ id }) => fileIds.includes(id));
      },
    }),
    notes: t.field({
      type: [OfficeNote],
      nullable: true,
      description: "The notes of the office, from the first to the last.",
      resolve: ({ id }, _args, { db }) => listNotes(db, id),
    }),
  }),
});

const OfficeDossierPage = addListType({
  name: "OfficeDossierList",
  description: "A page of the list of dossiers.",
  row: OfficeDossier,
});

const StateCount = builder.objectRef<Awaited<ReturnType<typeof countByState>>[number]>("DossierStateCount").implement({
  description: "How many dossiers are in a state.",
  fields: (t) => ({
    state: t.expose("state", { type: StateEnum, description: "The state." }),
    count: t.exposeInt("count", { description: "The number of dossiers that the viewer sees." }),
  }),
});

/** Searches the confidential dossiers once for the list and its counts. */
const searchSealed = readOncePer(
  ({ search }: { viewer: Viewer; search: string }) => search,
  (context, { viewer, search }) => findInSealed(context, viewer, search),
);

const address = "The address of the list after its question mark: filters, order, page.";

builder.queryFields((t) => ({
  officeDossiers: t.field({
    type: OfficeDossierPage,
    description: "The dossiers of which the viewer sees something.",
    args: { list: t.arg.string({ description: address }) },
    resolve: async (_root, { list }, context): Promise<AnsweredList<ListedDossierRow>> => {
      const viewer = requirePermission(context.me, "readDossiers");
      const { question } = await readListAddress(context.db, "dossiers", list);
      const { ids, limitedTo } = await searchSealed(context, { viewer, search: question.search });
      const page = await answerList(context, "dossiers", dossierList(viewer, context.now, ids), list);
      if (limitedTo === null) return page;
      return { ...page, remarks: [...page.remarks, { kind: "search", name: String(limitedTo) }] };
    },
  }),
  officeDossierCounts: t.field({
    type: [StateCount],
    description: "How many dossiers of each state the list has, without its filter on states.",
    args: { list: t.arg.string({ description: address }) },
    resolve: async (_root, { list }, context) => {
      const { db, me, now } = context;
      const viewer = requirePermission(me, "readDossiers");
      const { question } = await readListAddress(db, "dossiers", list);
      const { ids } = await searchSealed(context, { viewer, search: question.search });
      return countByState(db, viewer, question, now, ids);
    },
  }),
  officeDossier: t.field({
    type: OfficeDossier,
    nullable: true,
    description: "One dossier; null if the viewer sees nothing of it. Reading a confidential one is recorded.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      const viewer = requirePermission(context.me, "readDossiers");
      refuse(checkId(id));
      const dossier = await findListed(context.db, viewer, id);
      if (!dossier || !levelsInOffice(viewer, dossier).includes("content")) return dossier;
      if (dossier.hasMention) await readMentions(context, viewer, dossier.id);
      if (dossier.isConfidential) await recordReading(context, { dossierId: dossier.id, act: "read_dossier" });
      return dossier;
    },
  }),
}));
