import { checkId } from "#domain/id.ts";
import { type Language, languages } from "#domain/language.ts";
import type { TranslationState } from "#domain/page.ts";
import { refuse } from "#domain/problem.ts";
import type { ProjectStatus } from "#domain/project.ts";
import { missingFigures } from "#domain/project-by-hand.ts";
import {
  approvalDue,
  type DraftOrganisation,
  hasUnpublishedTexts,
  isPlanMissed,
  missingFields,
  type ProjectTexts,
  projectTranslation,
  statusOfState,
} from "#domain/project-draft.ts";
import { requirePermission } from "#server/actions/permission.ts";
import type { ApiContext } from "#server/api/context.ts";
import { builder, LanguageEnum } from "#server/api/fund/builder.ts";
import { addListType } from "#server/api/fund/list.ts";
import { TranslationStateEnum } from "#server/api/fund/page-editor.ts";
import { Project, ProjectStatusEnum } from "#server/api/fund/project.ts";
import { answerList } from "#server/api/list.ts";
import { longestPage } from "#server/api/page-of.ts";
import { listCallsById } from "#server/database/queries/call.ts";
import { findProject, type ProjectRow } from "#server/database/queries/project.ts";
import {
  countProjectGaps,
  findApproval,
  findProjectDraft,
  listEndedProjects,
  listOrganisations,
  listProjectVersions,
  type ProjectDraftRow,
  type ProjectVersionRow,
  projectDraftList,
} from "#server/database/queries/project-draft.ts";
import { findCurrentPicture, type ProjectPictureRow } from "#server/database/queries/project-picture.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import type { projectApprovals } from "#server/database/tables/project-draft.ts";

type TextIn = { texts: ProjectTexts; language: Language };

const DraftText = builder.objectRef<TextIn>("ProjectDraftText").implement({
  description: "The texts of a project in one language; empty where it is not translated.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    title: t.string({ description: "Its title.", resolve: ({ texts, language }) => texts.title[language] ?? "" }),
    summary: t.string({
      description: "The project in one sentence.",
      resolve: ({ texts, language }) => texts.summary[language] ?? "",
    }),
    description: t.string({
      description: "The whole story, in paragraphs.",
      resolve: ({ texts, language }) => texts.description[language] ?? "",
    }),
    impact: t.string({
      description: "The changes that it will make.",
      resolve: ({ texts, language }) => texts.impact[language] ?? "",
    }),
  }),
});

const textsIn = (texts: ProjectTexts) => languages.map((language) => ({ texts, language }));

const DraftTranslation = builder
  .objectRef<{ language: Language; state: TranslationState }>("ProjectTranslation")
  .implement({
    description: "How complete a project is in one language.",
    fields: (t) => ({
      language: t.expose("language", { type: LanguageEnum, description: "The language." }),
      state: t.expose("state", { type: TranslationStateEnum, description: "How complete it is." }),
    }),
  });

const DraftVersion = builder.objectRef<ProjectVersionRow>("ProjectVersion").implement({
  description: "A version of the texts of a project.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was written." }),
    writer: t.exposeString("writer", { nullable: true, description: "Its writer; null for the first text." }),
    publishedAt: t.expose("publishedAt", {
      type: "Instant",
      nullable: true,
      description: "When it was last published; null if it never was.",
    }),
    texts: t.field({
      type: [DraftText],
      description: "Its texts in every language.",
      resolve: (version) => textsIn(version),
    }),
  }),
});

const DraftOrganisationRef = builder.objectRef<DraftOrganisation>("DraftOrganisation").implement({
  description: "The organisation of a project as the applicant described it; publishing makes a new one from it.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name." }),
    legalForm: t.exposeString("legalForm", { description: "Its legal form." }),
    postalCode: t.exposeString("postalCode", { description: "The postal code of its seat." }),
    town: t.exposeString("town", { description: "The town of its seat." }),
    country: t.exposeString("country", { description: "The country of its seat." }),
    region: t.exposeString("region", { nullable: true, description: "The province of its seat." }),
    website: t.exposeString("website", { nullable: true, description: "The address of its own website." }),
  }),
});

const AltText = builder.objectRef<{ language: Language; text: string }>("AltText").implement({
  description: "A description of a picture, for people who cannot see it.",
  fields: (t) => ({
    language: t.expose("language", { type: LanguageEnum, description: "The language." }),
    text: t.exposeString("text", { description: "The text; empty if nobody wrote it." }),
  }),
});

const DraftPicture = builder.objectRef<ProjectPictureRow>("DraftPicture").implement({
  description: "The picture of a project, as its editors see it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes." }),
    name: t.exposeString("name", { description: "The name of the file that was sent." }),
    width: t.exposeInt("width", { nullable: true, description: "Its width in pixels; null until it is drawn again." }),
    height: t.exposeInt("height", { nullable: true, description: "Its height in pixels." }),
    widths: t.exposeIntList("widths", { description: "The widths in which it is kept." }),
    refusal: t.exposeString("refusal", { nullable: true, description: "Why it cannot be used, if it cannot." }),
    maker: t.exposeString("maker", { description: "The person who made it." }),
    hasConsent: t.exposeBoolean("hasConsent", { description: "Whether everyone in it agreed to be shown." }),
    focusX: t.exposeInt("focusX", { description: "The point that stays in view, in percent from the left." }),
    focusY: t.exposeInt("focusY", { description: "The point that stays in view, in percent from the top." }),
    alts: t.field({
      type: [AltText],
      description: "Its description, in every language.",
      resolve: ({ alt }) => languages.map((language) => ({ language, text: alt[language] ?? "" })),
    }),
  }),
});

const DraftApproval = builder.objectRef<typeof projectApprovals.$inferSelect>("DraftApproval").implement({
  description: "The question to the applicant whether the text is right.",
  fields: (t) => ({
    askedAt: t.expose("askedAt", { type: "Instant", description: "When they were asked." }),
    due: t.string({
      description: "The last day before silence counts, as `2026-12-04`.",
      resolve: ({ askedAt }) => approvalDue(askedAt),
    }),
    answeredAt: t.expose("answeredAt", { type: "Instant", nullable: true, description: "When they answered." }),
    isApproved: t.exposeBoolean("isApproved", { nullable: true, description: "Whether they approve the text." }),
    wish: t.exposeString("wish", { nullable: true, description: "The change that they ask for." }),
    showsFirstname: t.exposeBoolean("showsFirstname", { description: "Whether the page may show their first name." }),
    versionId: t.exposeID("versionId", { description: "The version that they were asked about." }),
  }),
});

/** A draft of which the viewer's right was checked when it was read. */
const Draft = builder.objectRef<ProjectDraftRow>("ProjectDraft").implement({
  description: "A project as the office writes it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "An id that never changes, the same as on the site." }),
    revision: t.exposeInt("revision", { description: "How often it was changed; a change must name it." }),
    sourceLanguage: t.expose("sourceLanguage", {
      type: LanguageEnum,
      description: "The language in which it was first written.",
    }),
    texts: t.field({
      type: [DraftText],
      description: "Its texts in every language.",
      resolve: (draft) => textsIn(draft),
    }),
    translations: t.field({
      type: [DraftTranslation],
      description: "How complete it is in each language.",
      resolve: (draft) => languages.map((language) => ({ language, state: projectTranslation(draft, language) })),
    }),
    theme: t.exposeString("theme", { nullable: true, description: "The code of its theme." }),
    illustration: t.exposeString("illustration", { description: "Its drawing." }),
    organisationId: t.exposeID("organisationId", {
      nullable: true,
      description: "The organisation on the site; null for a new one.",
    }),
    organisation: t.expose("organisation", {
      type: DraftOrganisationRef,
      description: "The organisation as described.",
    }),
    callSlug: t.exposeString("callSlug", { description: "The last part of the address of its call." }),
    status: t.field({
      type: ProjectStatusEnum,
      nullable: true,
      description: "Its status on the site, or the one that it gets by its decision.",
      resolve: (draft) => statusOf(draft),
    }),
    isByHand: t.boolean({
      description: "Whether it has no dossier: somebody of the office entered it.",
      resolve: ({ dossierId }) => dossierId === null,
    }),
    branch: t.string({
      description: "The branch of the person who put it forward; empty if nobody filled it in.",
      resolve: ({ proposer }) => proposer.branch,
    }),
    amountInCents: t.exposeInt("amountInCents", {
      nullable: true,
      description: "The support of the fund; null as long as that is not decided.",
    }),
    costInCents: t.exposeInt("costInCents", { description: "The cost of the project." }),
    askedInCents: t.exposeInt("askedInCents", { description: "The amount that was asked of the fund." }),
    changedAt: t.expose("changedAt", { type: "Instant", description: "When it was last changed." }),
    publishAt: t.expose("publishAt", { type: "Instant", nullable: true, description: "When it will be published." }),
    isPlanMissed: t.boolean({
      description: "Whether the site could not publish it at that hour.",
      resolve: (draft, _args, { now }) => isPlanMissed(draft, now),
    }),
    hasNewAnswer: t.exposeBoolean("hasNewAnswer", {
      description: "Whether its applicant answered about the present text, and nobody has dealt with that yet.",
    }),
    publishedAt: t.expose("publishedAt", { type: "Instant", nullable: true, description: "When it was published." }),
    slug: t.exposeString("slug", { nullable: true, description: "Its address on the site, once it is published." }),
    hasUnpublishedTexts: t.boolean({
      description: "Whether its texts changed since they were published.",
      resolve: hasUnpublishedTexts,
    }),
    missing: t.stringList({
      description: "The fields that it lacks before it can be published.",
      resolve: (draft) => [...missingFields(draft), ...missingFigures(draft)].map(({ field }) => field),
    }),
    picture: t.field({
      type: DraftPicture,
      nullable: true,
      description: "Its picture; null without one.",
      resolve: ({ id }, _args, { db }) => findCurrentPicture(db, id),
    }),
    approval: t.field({
      type: DraftApproval,
      nullable: true,
      description: "The question to the applicant; null if they were not asked.",
      resolve: ({ id }, _args, { db }) => findApproval(db, id),
    }),
    versions: t.field({
      type: [DraftVersion],
      description: "Its versions, the present one first.",
      args: { first: t.arg.int({ description: "The maximum number of versions." }) },
      resolve: ({ id }, { first }, { db }) => {
        refuse(first > longestPage || first < 0 ? { code: "list.tooLong", most: longestPage } : null);
        return listProjectVersions(db, id, first);
      },
    }),
    preview: t.field({
      type: Project,
      description: "The project as the site would show it.",
      resolve: (draft, _args, context) => previewOf(draft, context),
    }),
  }),
});

const noReport = { quote: null, followUp: null, deliveries: [], gallery: [] };

/** Gives the status of a project on the site, or the one that it gets there; null if its decision was taken back. */
function statusOf({ publishedStatus, dossierId, state, status }: ProjectDraftRow): ProjectStatus | null {
  if (publishedStatus) return publishedStatus;
  return dossierId ? state && statusOfState(state) : status;
}

/** Shapes a draft as the row of a published project, for the components of its public page. */
async function previewOf(draft: ProjectDraftRow, { db }: ApiContext): Promise<ProjectRow> {
  const [call] = await listCallsById(db, [draft.callId]);
  const picture = await findCurrentPicture(db, draft.id);
  const published = draft.slug ? await findProject(db, draft.slug) : null;
  const chosen = (await listOrganisations(db)).find(({ id }) => id === draft.organisationId);
  const { id, title, summary, description, impact } = draft;
  return {
    id,
    dossierId: null,
    slug: draft.slug ?? id,
    callId: draft.callId,
    organisationId: draft.organisationId ?? id,
    status: statusOf(draft) ?? "shortlisted",
    theme: draft.theme ?? "",
    illustration: draft.illustration,
    picture:
      picture?.width && picture.height
        ? {
            id: picture.id,
            width: picture.width,
            height: picture.height,
            widths: picture.widths,
            alt: picture.alt,
            maker: picture.maker,
            focus: { x: picture.focusX, y: picture.focusY },
          }
        : null,
    title,
    summary,
    proposer: draft.proposer,
    costInCents: draft.costInCents,
    askedInCents: draft.askedInCents,
    amountInCents: draft.amountInCents,
    rank: published?.rank ?? null,
    votes: published?.votes ?? null,
    committeeScore: published?.committeeScore ?? null,
    place: 0,
    publishedAt: draft.changedAt,
    // The report of a project and its quote are on the site only.
    story: { ...(published?.story ?? noReport), id, description, impact },
    organisation: chosen ?? {
      id,
      email: null,
      revision: 1,
      ...draft.organisation,
      region: draft.organisation.region ?? "brussels",
    },
    ...(call && { call }),
  };
}

const OrganisationChoice = builder
  .objectRef<{ id: string; name: string; town: string }>("OrganisationChoice")
  .implement({
    description: "An organisation that the site already has.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "An id that never changes." }),
      name: t.exposeString("name", { description: "Its name." }),
      town: t.exposeString("town", { description: "The town of its seat." }),
    }),
  });

const DraftList = addListType({ name: "ProjectDraftList", description: "A page of the projects.", row: Draft });

builder.queryFields((t) => ({
  projectDrafts: t.field({
    type: DraftList,
    description: "The projects that the office writes. For editors and coordinators.",
    args: {
      list: t.arg.string({ description: "The address of the list after its question mark: filters, order, page." }),
    },
    resolve: (_root, { list }, context) =>
      answerList(context, "projects", projectDraftList(requirePermission(context.me, "writeProject"), context), list),
  }),
  projectGaps: t.int({
    description: "How many of those projects lack something in a language of the fund.",
    resolve: async (_root, _args, { db, me }) =>
      countProjectGaps(db, requirePermission(me, "writeProject"), await listLanguages(db)),
  }),
  endedProjects: t.field({
    type: [Project],
    description:
      "The projects that are still on the site although their dossier was withdrawn or became confidential. For editors.",
    resolve: (_root, _args, { db, me, now }) => listEndedProjects(db, requirePermission(me, "writeProject"), now),
  }),
  projectDraft: t.field({
    type: Draft,
    nullable: true,
    description: "One project, for its editors; null if it does not exist or is not for them.",
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, { db, me }) => {
      const viewer = requirePermission(me, "writeProject");
      refuse(checkId(id));
      return findProjectDraft(db, viewer, id);
    },
  }),
  organisations: t.field({
    type: [OrganisationChoice],
    description: "All organisations of the site, by name. For editors and coordinators.",
    resolve: (_root, _args, { db }) => listOrganisations(db),
  }),
}));
