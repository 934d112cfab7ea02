import { type DossierState, dossierStates, dossierSteps, projectTypes } from "#domain/dossier.ts";
import { type AskingStep, checkStep, stepsAsking } from "#domain/dossier-check.ts";
import {
  type Answers,
  dossierFields,
  type FormSituation,
  isFinancialField,
  type NamedMember,
} from "#domain/dossier-form.ts";
import { checkMove, factsFromDates } from "#domain/dossier-move.ts";
import { answerDay } from "#domain/dossier-phase.ts";
import { checkEdit, checkSending, type Moment } from "#domain/dossier-window.ts";
import { scanStates } from "#domain/file.ts";
import { checkId } from "#domain/id.ts";
import { mayDo } from "#domain/permission.ts";
import { refuse } from "#domain/problem.ts";
import { isRegisterNumber, maskTyped } from "#domain/register-number.ts";
import { withoutTheirs } from "#server/actions/dossier-answer.ts";
import { openDraft, openFileName } from "#server/actions/dossier-content.ts";
import {
  changesUntil,
  deadlineOf,
  draftAnswers,
  listOpenCalls,
  situationOf,
} from "#server/actions/dossier-situation.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Call, callById } from "#server/api/fund/call.ts";
import { loadLists, readOnce, readOncePer } from "#server/api/loader.ts";
import {
  type DossierFileRow,
  type DossierRow,
  findDossierOf,
  type HandOverRow,
  listDossierFiles,
  listDossiersOf,
  listHandOvers,
} from "#server/database/queries/dossier.ts";
import { listFirstSent } from "#server/database/queries/dossier-version.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";

/** The terms of requests for help, read once for a request. */
const answerTerms = readOnce(async (db) => (await getFundSettings(db)).terms);

const firstSentOf = loadLists(listFirstSent, ({ dossierId }) => dossierId);

/** Gives the last day to answer a request for help; null for a project. */
export async function answerDayOf(
  context: ApiContext,
  { id, type, isUrgent }: Pick<DossierRow, "id" | "type" | "isUrgent">,
): Promise<string | null> {
  if (type !== "internal") return null;
  const [first] = await firstSentOf(context, id, null);
  return answerDay({ type, isUrgent, firstSentAt: first?.firstSentAt ?? null }, await answerTerms(context));
}

export const ProjectTypeEnum = builder.enumType("ProjectType", {
  description: "The kind of request: help for an employee, or a project of an organisation.",
  values: projectTypes,
});
/** The states of a dossier, as the API names them. */
export const StateEnum = builder.enumType("DossierState", {
  description: "The state of a dossier.",
  values: dossierStates,
});
const ScanEnum = builder.enumType("ScanState", {
  description: "The outcome of the virus scan of a file.",
  values: scanStates,
});
export const FieldEnum = builder.enumType("DossierField", {
  description: "A field of the form, by the name it has everywhere.",
  values: dossierFields,
});
/** The steps of the form; a GraphQL name cannot have a hyphen. */
export const StepEnum = builder.enumType("DossierStep", {
  description: "A step of the form.",
  values: Object.fromEntries(dossierSteps.map((step) => [step.replace("-", "_"), { value: step }])) as Record<
    string,
    { value: (typeof dossierSteps)[number] }
  >,
});

/** The answer to one field. */
export const AnswerRef = builder
  .objectRef<{ field: (typeof dossierFields)[number]; value: string }>("DossierAnswer")
  .implement({
    description: "The answer to one field.",
    fields: (t) => ({
      field: t.expose("field", { type: FieldEnum, description: "The field." }),
      value: t.exposeString("value", { description: "The typed or chosen value; a register number is masked." }),
    }),
  });

/** Lists the text answers as the API gives them; files have a field of their own. */
export function answerList(answers: Answers, now: Date) {
  return dossierFields.flatMap((field) => {
    const value = answers[field];
    if (typeof value !== "string" || value === "") return [];
    return [{ field, value: shownAnswer(field, value, now) }];
  });
}

/** Returns an answer as the API may show it: a register number is masked, also an invalid one. */
export function shownAnswer(field: string, value: string, now: Date): string {
  if (field !== "responsible_national_register_number") return value;
  return maskTyped(value, (digits) => isRegisterNumber(digits, now));
}

const NamedMemberRef = builder.objectRef<NamedMember>("NamedMember").implement({
  description: "A member of the committee, for the question who should not read a request for help.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id that an answer names." }),
    name: t.exposeString("name", { description: "Their name." }),
  }),
});

export const FormSituationRef = builder.objectRef<FormSituation>("FormSituation").implement({
  description: "The facts that the form depends on besides its answers.",
  fields: (t) => ({
    now: t.expose("now", { type: "Instant", description: "The server's clock." }),
    maximumInCents: t.int({
      nullable: true,
      description: "The most a project can get; null without a call that sets a maximum.",
      resolve: ({ maximum }) => maximum?.otherInCents ?? null,
    }),
    maximumWhenActiveInCents: t.int({
      nullable: true,
      description: "The most a project can get if its applicant is active in the organisation.",
      resolve: ({ maximum }) => maximum?.activeInCents ?? null,
    }),
    costShare: t.exposeInt("costShare", { description: "The most that the fund pays of the cost, in percent." }),
    asksRegisterNumber: t.exposeBoolean("asksRegisterNumber", {
      description: "Whether the person who signs is asked for their register number.",
    }),
    knownEmail: t.exposeString("knownEmail", {
      nullable: true,
      description: "The applicant's email address on the staff list; null if they have no mailbox.",
    }),
    workplaces: t.expose("workplaces", { type: ["String"], description: "The codes of the branches to choose from." }),
    departments: t.expose("departments", {
      type: ["String"],
      description: "The codes of the departments to choose from.",
    }),
    members: t.field({
      type: [NamedMemberRef],
      description: "The members of the committee whom an applicant can name.",
      resolve: ({ members }) => [...members],
    }),
  }),
});
export const DossierFile = builder.objectRef<DossierFileRow>("DossierFile").implement({
  description: "A file that answers a field.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id of the file. It is downloaded from `/files/<id>`." }),
    field: t.field({ type: FieldEnum, description: "The field it answers.", resolve: ({ field }) => field as never }),
    name: t.string({
      description: "The file name that its owner gave it.",
      resolve: (file, _args, { secret }) => openFileName(secret, file),
    }),
    size: t.exposeInt("size", { description: "The size in bytes." }),
    type: t.exposeString("type", { description: "Its media type." }),
    scan: t.expose("scan", { type: ScanEnum, description: "The outcome of the virus scan." }),
  }),
});

const HandOver = builder.objectRef<HandOverRow>("HandOver").implement({
  description: "A hand-over of the financial part to the organisation.",
  fields: (t) => ({
    madeAt: t.expose("madeAt", { type: "Instant", description: "When the part was handed over." }),
    expiresAt: t.expose("expiresAt", { type: "Instant", description: "The moment until which the link works." }),
    completedAt: t.expose("completedAt", {
      type: "Instant",
      nullable: true,
      description: "When the organisation marked it as complete; null until then.",
    }),
  }),
});

const filesOf = loadLists(listDossierFiles, ({ dossierId }) => dossierId);
const handOversOf = loadLists(listHandOvers, ({ dossierId }) => dossierId);
const dossierId = ({ id }: DossierRow) => id;
const openCallsOf = readOncePer(
  ({ applicantId }: DossierRow) => applicantId,
  (context, { applicantId }) => listOpenCalls(context, applicantId),
);
const momentOf = async (context: ApiContext, dossier: DossierRow): Promise<Moment> => ({
  now: context.now,
  openCallIds: (await openCallsOf(context, dossier)).map(({ id }) => id),
});
const situationIn = readOncePer(dossierId, situationOf);
const answersIn = readOncePer(dossierId, async (context, dossier) =>
  draftAnswers(context.secret, dossier, await filesOf(context, dossier.id, null)),
);

/** Leaves out the answers of the organisation, which the applicant may not read. */
export async function withoutHandedOver(context: ApiContext, dossierId: string, answers: Answers): Promise<Answers> {
  const [handOver] = await handOversOf(context, dossierId, null);
  return withoutTheirs(answers, handOver !== undefined);
}

/** The steps without problems. A part that was handed over is done only when the organisation says so. */
async function doneStepsOf(context: ApiContext, dossier: DossierRow): Promise<AskingStep[]> {
  const [answers, situation] = [await answersIn(context, dossier), await situationIn(context, dossier)];
  const [handOver] = await handOversOf(context, dossier.id, null);
  const isWaiting = handOver !== undefined && handOver.completedAt === null;
  const { type } = dossier;
  return stepsAsking(type).filter(
    (step) => !(isWaiting && step === "financial") && checkStep(step, type, answers, situation).length === 0,
  );
}

/** A dossier as its applicant sees it, with the answers of the draft. */
export const Dossier = builder.objectRef<DossierRow>("Dossier").implement({
  description: "A dossier, as its applicant sees it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    number: t.exposeString("number", {
      nullable: true,
      description: "The number that people use for it; null until it is submitted.",
    }),
    type: t.expose("type", { type: ProjectTypeEnum, description: "The kind of request." }),
    state: t.expose("state", { type: StateEnum, description: "The state of the dossier." }),
    isConfidential: t.exposeBoolean("isConfidential", {
      description: "Whether it is judged by the committee only and shown nowhere.",
    }),
    step: t.expose("step", { type: StepEnum, description: "The step that the applicant last opened." }),
    revision: t.exposeInt("revision", { description: "A number that goes up with every change." }),
    begunAt: t.expose("begunAt", { type: "Instant", description: "When it was begun." }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was last changed." }),
    sentAt: t.expose("sentAt", { type: "Instant", nullable: true, description: "When it was last submitted." }),
    answerBy: t.string({
      nullable: true,
      description: "The last day to answer a request for help, as `2026-12-04`; null for a project.",
      resolve: (dossier, _args, context) => answerDayOf(context, dossier),
    }),
    completeBy: t.expose("completeBy", {
      type: "Instant",
      nullable: true,
      description: "The moment until which it can be completed; null unless the office asked for that.",
    }),
    deadline: t.field({
      type: "Instant",
      nullable: true,
      description: "The moment before which it must be submitted, including extra time; null without a deadline.",
      resolve: (dossier, _args, context) => deadlineOf(context, dossier),
    }),
    hasUnsentChanges: t.boolean({
      description: "Whether it was changed after it was last submitted.",
      resolve: ({ revision, sentRevision }) => sentRevision !== null && revision > sentRevision,
    }),
    mayEdit: t.boolean({
      description: "Whether it can still be changed.",
      resolve: async (dossier, _args, context) => checkEdit(dossier, await momentOf(context, dossier)) === null,
    }),
    maySend: t.boolean({
      description: "Whether its state and its deadline allow submitting it now.",
      resolve: async (dossier, _args, context) => checkSending(dossier, await momentOf(context, dossier)) === null,
    }),
    mayEditUntil: t.field({
      type: "Instant",
      nullable: true,
      description:
        "The moment until which it can be changed after submitting; null if that moment is past or was never set.",
      resolve: (dossier, _args, context) => changesUntil(context, dossier),
    }),
    mayWithdraw: t.boolean({
      description: "Whether its applicant can withdraw it.",
      resolve: (dossier, _args, context) => mayMove(context, dossier, "withdrawn"),
    }),
    mayBecomeConfidential: t.boolean({
      description: "Whether its applicant can make it confidential, so that it leaves the shortlist.",
      resolve: (dossier, _args, context) =>
        dossier.state === "shortlisted" && !dossier.isConfidential && mayMove(context, dossier, "in_review"),
    }),
    call: t.field({
      type: Call,
      nullable: true,
      description: "The call of the dossier; for a draft, the call that is open for it now.",
      resolve: async (dossier, _args, context) => {
        if (dossier.callId) return callById(context, dossier.callId);
        if (dossier.type === "internal") return null;
        const [open] = await openCallsOf(context, dossier);
        return open ? callById(context, open.id) : null;
      },
    }),
    title: t.string({
      nullable: true,
      description: "The title of the project, or else the name of the organisation; null while both are empty.",
      resolve: (dossier, _args, { secret }) => {
        const { title_of_the_project, name_organisation } = openDraft(secret, dossier).answers;
        return dossier.type === "external" ? String(title_of_the_project || name_organisation || "") || null : null;
      },
    }),
    answers: t.field({
      type: [AnswerRef],
      description: "The answers, without those that an organisation filled in itself.",
      resolve: async (dossier, _args, context) =>
        answerList(await withoutHandedOver(context, dossier.id, await answersIn(context, dossier)), context.now),
    }),
    files: t.field({
      type: [DossierFile],
      description: "The files, without those that an organisation added itself.",
      resolve: async ({ id }, _args, context) => {
        const [handOver] = await handOversOf(context, id, null);
        return (await filesOf(context, id, null)).filter(({ field }) => !handOver || !isFinancialField(field));
      },
    }),
    situation: t.field({
      type: FormSituationRef,
      description: "The facts that the form depends on besides its answers.",
      resolve: (dossier, _args, context) => situationIn(context, dossier),
    }),
    openStep: t.field({
      type: StepEnum,
      nullable: true,
      description: "The first step that is not complete; null if all steps are.",
      resolve: async (dossier, _args, context) => {
        const done = await doneStepsOf(context, dossier);
        return stepsAsking(dossier.type).find((step) => !done.includes(step)) ?? null;
      },
    }),
    doneSteps: t.field({
      type: [StepEnum],
      description: "The steps that are complete and valid.",
      resolve: (dossier, _args, context) => doneStepsOf(context, dossier),
    }),
    handOver: t.field({
      type: HandOver,
      nullable: true,
      description: "The hand-over of the financial part; null without one.",
      resolve: async ({ id }, _args, context) => (await handOversOf(context, id, null))[0] ?? null,
    }),
  }),
});

/** Tells whether the applicant of a dossier can move it to another state now. */
async function mayMove(context: ApiContext, dossier: DossierRow, to: DossierState): Promise<boolean> {
  const { type, isConfidential, state: from, callId } = dossier;
  const call = callId ? await callById(context, callId) : null;
  const facts = { ...factsFromDates(dossier, call, context.now), isUnpaid: true, becomesConfidential: true };
  return checkMove({ type, isConfidential, from, to, by: "applicant", reason: "-", facts }) === null;
}

builder.queryFields((t) => ({
  myDossiers: t.field({
    type: [Dossier],
    nullable: true,
    description: "The dossiers of the logged-in person, the latest first; null for a visitor.",
    resolve: (_root, _args, { db, me }) => (me && mayDo(me, "submitDossier") ? listDossiersOf(db, me.id) : null),
  }),
  dossier: t.field({
    type: Dossier,
    nullable: true,
    description: "A dossier of the logged-in person; null if it does not exist or belongs to someone else.",
    args: { id: t.arg.id() },
    resolve: (_root, { id }, { db, me }) => {
      const { id: applicantId } = requirePermission(me, "submitDossier");
      refuse(checkId(id));
      return findDossierOf(db, applicantId, id);
    },
  }),
}));
