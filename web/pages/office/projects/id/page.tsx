import { isId } from "#domain/id.ts";
import { isLanguage, type Language } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { pictureProblems } from "#domain/project-picture.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { readPublishMoment } from "#web/components/publish-moment.tsx";
import { revisionIn, withChosenVersions } from "#web/components/record-version.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { Approval } from "#web/pages/office/projects/id/parts/approval.tsx";
import { ProjectEditor } from "#web/pages/office/projects/id/parts/project-editor.tsx";
import { ProjectPicture } from "#web/pages/office/projects/id/parts/project-picture.tsx";
import { ProjectTop } from "#web/pages/office/projects/id/parts/project-top.tsx";
import { isProjectField, projectTitle, projectValues } from "#web/pages/office/projects/id/parts/project-values.ts";
import { Publication } from "#web/pages/office/projects/id/parts/publication.tsx";
import { useProjectAutosave } from "#web/pages/office/projects/id/parts/use-project-autosave.ts";
import { ComparedVersion, Versions } from "#web/pages/office/projects/id/parts/versions.tsx";
import { useFund } from "#web/shell/fund.ts";
import "#web/components/text-editor.css";
import "./page.css";

export { RemovedRecord as ErrorBoundary } from "#web/components/removed-record.tsx";

const ProjectToEdit = fund(`
  query ProjectToEdit($id: ID!, $language: Language!) {
    projectDraft(id: $id) {
      id revision sourceLanguage theme illustration organisationId status changedAt publishAt isPlanMissed publishedAt slug
      hasUnpublishedTexts missing callSlug isByHand branch costInCents askedInCents amountInCents
      texts { language title summary description impact }
      translations { language state }
      organisation { name postalCode town region website }
      picture { id name width height widths refusal maker hasConsent focusX focusY alts { language text } }
      approval { askedAt due answeredAt isApproved wish showsFirstname versionId }
      versions(first: 50) { id changedAt writer publishedAt texts { language title summary description impact } }
    }
    organisations { id name town }
    calls { slug title(language: $language) phase }
  }
`);
const WriteProject = fund(`
  mutation WriteProject($id: ID!, $revision: Int!, $values: [ProjectValueInput!]!, $upToDate: [Language!]) {
    writeProject(id: $id, revision: $revision, values: $values, upToDate: $upToDate) { revision isPlanDropped }
  }
`);
const PublishProject = fund(`
  mutation PublishProject($id: ID!, $revision: Int!, $at: Instant, $withoutAnswer: Boolean) {
    publishProject(id: $id, revision: $revision, at: $at, withoutAnswer: $withoutAnswer)
  }
`);
const CancelPublication = fund(`mutation CancelPublication($id: ID!) { cancelPublication(id: $id) }`);
const UnpublishProject = fund(`mutation UnpublishProject($id: ID!) { unpublishProject(id: $id) }`);
const AskApproval = fund(`mutation AskApproval($id: ID!) { askApproval(id: $id) }`);
const RemovePicture = fund(`mutation RemoveProjectPicture($id: ID!) { removeProjectPicture(id: $id) }`);
const DescribePicture = fund(`
  mutation DescribePicture($id: ID!, $values: [ProjectValueInput!]!) { describePicture(id: $id, values: $values) }
`);

/** The reasons for which a picture can be refused. */
const uploadProblems = [
  ...pictureProblems,
  "projectPicture.tooLarge",
  "project.unknown",
  "login.required",
  "permission.denied",
  "secondFactor.required",
] as const;

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { api, params, url, language } = args;
  const { id = "" } = params;
  if (!isId(id)) noSuchPage();
  const { projectDraft, organisations, calls } = await api.query(ProjectToEdit, { id, language });
  if (!projectDraft) noSuchPage();
  const versionId = url.searchParams.get("restore") ?? url.searchParams.get("version");
  const version = projectDraft.versions.find((one) => one.id === versionId) ?? null;
  const call = calls.find(({ slug }) => slug === projectDraft.callSlug);
  return {
    project: projectDraft,
    organisations,
    call: call?.title ?? projectDraft.callSlug,
    // The ballot is fixed once its vote opens.
    isVoteAhead: projectDraft.status === "shortlisted" && call?.phase === "selection",
    version,
    isRestored: version !== null && url.searchParams.has("restore"),
    saved: url.searchParams.get("saved"),
    isPlanDropped: url.searchParams.has("unplanned") && !projectDraft.publishAt,
    // The address has only the code of the reason.
    uploadProblem: uploadProblems.find((code) => code === url.searchParams.get("upload")) ?? null,
  };
};

/** The project that is open in the editor. */
export type OpenProject = Awaited<ReturnType<typeof load>>["project"];
export type OpenVersion = OpenProject["versions"][number];

export const act = async ({ api, params, form: sent, go }: ActArgs) => {
  const form = withChosenVersions(sent);
  const { id = "" } = params;
  const typed = typedInto(form);
  const values = Object.entries(typed).map(([field, value]) => ({ field, value }));
  const intent = String(form.get("intent") ?? "project");
  const finish = ({ problem }: { problem: Problem | null }, saved: string) =>
    problem ? refusedForm(problem, form) : go(`/office/projects/${id}?saved=${saved}`);
  if (intent === "publish") {
    const at = readPublishMoment(form);
    if (at === "noDay") return refusedForm({ code: "project.noDay" }, form);
    if (at === "unreadable") return refusedForm({ code: "project.pastHour" }, form);
    const variables = { id, revision: revisionIn(form), at: at?.toISOString() ?? null };
    const withoutAnswer = form.has("withoutAnswer");
    return finish(await api.mutate(PublishProject, { ...variables, withoutAnswer }), at ? "planned" : "published");
  }
  if (intent === "cancel") return finish(await api.mutate(CancelPublication, { id }), "cancelled");
  if (intent === "unpublish") return finish(await api.mutate(UnpublishProject, { id }), "unpublished");
  if (intent === "approval") return finish(await api.mutate(AskApproval, { id }), "asked");
  // Every change of the picture ends the plan that its form showed.
  const unplanned = form.has("planned") ? "&unplanned" : "";
  if (intent === "remove-picture") return finish(await api.mutate(RemovePicture, { id }), `pictureRemoved${unplanned}`);
  if (intent === "describe") return finish(await api.mutate(DescribePicture, { id, values }), `described${unplanned}`);
  const upToDate = Object.keys(typed).flatMap((name) => (name.startsWith("upToDate.") ? [name.slice(9)] : []));
  const outcome = await api.mutate(WriteProject, {
    id,
    revision: revisionIn(form),
    values: values.filter(({ field }) => isProjectField(field)),
    upToDate: upToDate.filter((one): one is Language => isLanguage(one)),
  });
  return finish(outcome, outcome.data?.writeProject.isPlanDropped ? "yes&unplanned" : "yes");
};

/** The acts that are refused beside their buttons, far below the top of the page. */
const publicationIntents: readonly string[] = ["publish", "cancel", "unpublish"];

/** Writes one project in every language, with its picture, the answer of its applicant, and its publication. */
export default function OfficeProjectPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const { project, organisations, call, version, isRestored, saved, uploadProblem, isPlanDropped } = loaderData;
  const { isVoteAhead } = loaderData;
  const intent = actionData?.typed.intent ?? "project";
  const refused = intent === "project" ? actionData : undefined;
  const values = projectValues(project, useFund().languages);
  const autosave = useProjectAutosave(project, values, refused);
  const isOfEditor = intent === "project" || intent === "describe";
  const isOfPublication = publicationIntents.includes(intent);
  return (
    <div className="project-writing">
      <PageHead title={projectTitle(project)} isRefused={Boolean(actionData)} />
      <ProjectTop
        project={project}
        call={call}
        saved={actionData ? null : saved}
        isPlanDropped={isPlanDropped || autosave.isPlanDropped}
      />
      {actionData && !isOfEditor && !isOfPublication && <RefusalNotice problem={actionData.problem} />}
      <ProjectEditor
        project={project}
        organisations={organisations}
        restored={isRestored ? version : null}
        refused={refused}
        autosave={autosave}
      />
      <ProjectPicture
        project={project}
        uploadProblem={uploadProblem}
        refused={intent === "describe" ? actionData : undefined}
        saved={actionData ? null : saved}
      />
      <div className="project-writing__end">
        {!project.isByHand && <Approval project={project} />}
        <Publication
          project={project}
          revision={autosave.revision}
          isVoteAhead={isVoteAhead}
          problem={isOfPublication ? (actionData?.problem ?? null) : null}
        />
      </div>
      {version && !isRestored && <ComparedVersion project={project} version={version} />}
      <Versions project={project} />
    </div>
  );
}
