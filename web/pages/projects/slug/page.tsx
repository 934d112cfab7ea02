import { useLocation, useOutletContext } from "react-router";
import { readChoice, variablesOf, writeChoice } from "#web/components/catalogue-address.ts";
import type { CatalogueEntry } from "#web/components/catalogue-fields.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { prepareSelected, SelectedProject, SelectedProjectFields } from "#web/components/selected-project.tsx";
import { fund } from "#web/graphql/document.ts";
import { notFound, type PageArgs, type PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";

const SelectedInCall = fund(
  `
  query SelectedInCall($language: Language!, $slug: String!) {
    project(slug: $slug) { ...SelectedProjectFields }
  }
`,
  [SelectedProjectFields],
);

export const load = async ({ api, language, params }: PageArgs) => {
  const { project } = await api.query(SelectedInCall, { language, slug: params.slug ?? "" });
  if (!project) return notFound();
  await prepareSelected(project);
  return project;
};

export default function SelectedProjectPage({ loaderData: project }: PageProps<typeof load>) {
  const text = useText();
  const to = usePath();
  const entries = useOutletContext<CatalogueEntry[]>();
  const choice = readChoice(useLocation().search);
  const { call, allCalls } = variablesOf(choice, "/projects");
  // Without a call in the address, the list would show the latest call.
  const closeHref = to(`/projects${writeChoice(call || allCalls ? choice : { ...choice, call: project.call.slug })}`);
  return (
    <>
      <PageHead
        title={`${project.text.title} – ${text("shell.projects")}`}
        description={project.text.summary}
        canonical={to(`/project/${project.slug}`)}
      />
      <SelectedProject project={project} entries={entries} closeHref={closeHref} />
    </>
  );
}
