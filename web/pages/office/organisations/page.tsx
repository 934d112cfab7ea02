import { type ListRemark, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { TextKinds } from "#web/components/text-kinds.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Empty } from "#web/ui/empty/empty.tsx";

const OrganisationsPage = fund(`
  query OrganisationsPage($list: String!) {
    officeOrganisations(list: $list) {
      rows { id name town projects offers website }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
  }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { searchParams, search } = args.url;
  const { question } = readList(lists.organisations, searchParams);
  return { question, ...(await args.api.query(OrganisationsPage, { list: search.slice(1) })) };
};

/** The organisations behind the projects and offers of the site. */
export default function OfficeOrganisationsPage({ loaderData }: PageProps<typeof load>) {
  const text = useText("organisations");
  const to = usePath();
  const { number } = useFormats();
  const { question, officeOrganisations } = loaderData;
  return (
    <>
      <PageHead title={text("organisations.title")} />
      <OfficeHead title={text("organisations.heading")} lead={text("organisations.lead")} />
      <TextKinds current="organisation" />
      {officeOrganisations.total === 0 && question.search === "" ? (
        <Empty title={text("organisations.none")} heading="h2" />
      ) : (
        <OfficeList
          data={{
            definition: lists.organisations,
            path: "/office/organisations",
            question,
            page: { ...officeOrganisations, remarks: officeOrganisations.remarks as ListRemark[] },
          }}
          caption={text("organisations.title")}
          searchLabel={text("organisations.search")}
          columnLabels={{
            name: text("organisations.name"),
            town: text("organisations.town"),
            projects: text("organisations.projects"),
            offers: text("organisations.offers"),
            website: text("organisations.website"),
          }}
          filters={{}}
          row={{
            id: ({ id }) => id,
            title: ({ name }) => name,
            href: ({ id }) => to(`/office/organisations/${id}`),
            cells: {
              town: ({ town }) => town,
              projects: ({ projects }) => number(projects),
              offers: ({ offers }) => number(offers),
              website: ({ website }) => website,
            },
          }}
        />
      )}
    </>
  );
}
