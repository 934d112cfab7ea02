import { languages } from "#domain/language.ts";
import { type ListRemark, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { TextKinds } from "#web/components/text-kinds.tsx";
import { TranslationMarks } from "#web/components/translation-mark.tsx";
import { refusedForm } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { EndedProjects } from "#web/pages/office/projects/parts/ended-projects.tsx";
import { usePath } from "#web/path.ts";
import { useFund } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import "#web/components/text-editor.css";

const ProjectsPage = fund(`
  query ProjectsPage($list: String!, $language: Language!) {
    projectDrafts(list: $list) {
      rows {
        id sourceLanguage changedAt publishAt isPlanMissed publishedAt hasUnpublishedTexts hasNewAnswer callSlug
        texts { language title }
        translations { language state }
        organisation { name }
      }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
    projectGaps
    endedProjects { id slug text(language: $language) { title } }
    calls { slug title(language: $language) }
  }
`);

const TakeOffSite = fund(`mutation TakeOffSite($id: ID!) { unpublishProject(id: $id) }`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { searchParams, search } = args.url;
  const { question } = readList(lists.projects, searchParams);
  const page = await args.api.query(ProjectsPage, { list: search.slice(1), language: args.language });
  return { question, ...page };
};

export const act = async ({ api, form, go }: ActArgs) => {
  const { problem } = await api.mutate(TakeOffSite, { id: String(form.get("project") ?? "") });
  return problem ? refusedForm(problem, form) : go("/office/projects");
};

type ListedProject = Awaited<ReturnType<typeof load>>["projectDrafts"]["rows"][number];

/** The projects that the office writes, with the gaps of each language. */
export default function OfficeProjectsPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("projects");
  const to = usePath();
  const format = useFormats();
  const offered = useFund().languages;
  const { question, projectDrafts, projectGaps, endedProjects, calls } = loaderData;
  const titleOf = ({ texts, sourceLanguage }: ListedProject) =>
    texts.find(({ language, title }) => language === "nl" && title)?.title ||
    texts.find(({ language }) => language === sourceLanguage)?.title ||
    text("projects.untitled");
  const stateOf = ({ publishAt, isPlanMissed, publishedAt }: ListedProject) =>
    isPlanMissed ? "missed" : publishAt ? "planned" : publishedAt ? "published" : "draft";
  return (
    <>
      <PageHead title={text("projects.title")} isRefused={Boolean(actionData)} />
      <OfficeHead title={text("projects.gaps", { count: projectGaps })} lead={text("projects.draftLead")}>
        <LinkButton href={to("/office/projects/import")} variant="quiet" size="small" iconBefore="upload">
          {text("byHand.import")}
        </LinkButton>
        <LinkButton href={to("/office/projects/new")} variant="secondary" size="small">
          {text("byHand.new")}
        </LinkButton>
      </OfficeHead>
      <TextKinds current="project" />
      {actionData && <RefusalNotice problem={actionData.problem} />}
      {endedProjects.length > 0 && <EndedProjects projects={endedProjects} />}
      <OfficeList
        data={{
          definition: lists.projects,
          path: "/office/projects",
          question,
          page: { ...projectDrafts, remarks: projectDrafts.remarks as ListRemark[] },
        }}
        caption={text("projects.title")}
        searchLabel={text("projects.search")}
        columnLabels={{
          project: text("projects.project"),
          languages: text("projects.languages"),
          organisation: text("projects.organisation"),
          changed: text("projects.changed"),
          state: text("projects.state"),
          call: text("projects.call"),
        }}
        filters={{
          state: {
            label: text("projects.state"),
            options: (["draft", "planned", "published", "answered", "missed"] as const).map((state) => ({
              value: state,
              label: text(`projects.state.${state}`),
            })),
          },
          gap: {
            label: text("projects.gap"),
            options: languages
              .filter((language) => offered.includes(language))
              .map((language) => ({ value: language, label: format.languageLabel(language) })),
          },
          call: {
            label: text("projects.call"),
            options: calls.map(({ slug, title }) => ({ value: slug, label: title })),
          },
        }}
        row={{
          id: ({ id }) => id,
          title: titleOf,
          language: ({ texts, sourceLanguage }) =>
            texts.some(({ language, title }) => language === "nl" && title) ? "nl" : sourceLanguage,
          href: ({ id }) => to(`/office/projects/${id}`),
          cells: {
            languages: ({ translations }) => <TranslationMarks translations={translations} />,
            organisation: ({ organisation }) => organisation.name,
            changed: ({ changedAt }) => format.dateTime(new Date(changedAt)),
            state: (project) => (
              <>
                {text(`projects.state.${stateOf(project)}`)}
                {project.hasNewAnswer && <span className="rows__below">{text("projects.state.answered")}</span>}
                {project.publishAt && !project.isPlanMissed && (
                  <span className="rows__below">
                    {text("projects.planned", { at: format.dateTime(new Date(project.publishAt)) })}
                  </span>
                )}
                {project.hasUnpublishedTexts && (
                  <span className="rows__below">{text("projects.unpublishedTexts")}</span>
                )}
              </>
            ),
            call: ({ callSlug }) => calls.find(({ slug }) => slug === callSlug)?.title ?? callSlug,
          },
        }}
      />
    </>
  );
}
