import { isId } from "#domain/id.ts";
import { isLanguage } from "#domain/language.ts";
import { pathIn } from "#web/address.ts";
import { ProjectPageFields } from "#web/components/project-page-fields.ts";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import ProjectPage from "#web/pages/project/slug/page.tsx";
import { useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";

const Preview = fund(
  `query ProjectPreview($id: ID!, $language: Language!) { projectDraft(id: $id) { id preview { ...ProjectPageFields } } }`,
  [ProjectPageFields],
);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { id = "" } = args.params;
  if (!isId(id)) noSuchPage();
  const { projectDraft } = await args.api.query(Preview, { id, language: args.language });
  if (!projectDraft) noSuchPage();
  const from = args.url.searchParams.get("from");
  // The editor reads the office in one language, and a preview in another.
  return { ...projectDraft, back: isLanguage(from) ? from : args.language };
};

/** The public page of a project before it is published, with the same parts as on the site. */
export default function ProjectPreviewPage({ loaderData: { id, preview, back } }: PageProps<typeof load>) {
  const text = useText("projects");
  return (
    <>
      <Notice title={text("projects.preview.title", { title: preview.text.title })}>
        <p>{text("projects.preview.text")}</p>
        <LinkButton href={pathIn(back, `/office/projects/${id}`)} variant="secondary" size="small" iconBefore="back">
          {text("projects.preview.back")}
        </LinkButton>
      </Notice>
      <ProjectPage loaderData={preview} isPreview />
    </>
  );
}
