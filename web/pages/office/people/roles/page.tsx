import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { PageArgs, PageProps } from "#web/page.ts";
import { PeopleViews } from "#web/pages/office/people/parts/people-views.tsx";
import { RoleHolders } from "#web/pages/office/people/roles/parts/role-holders.tsx";
import { RolePermissions } from "#web/pages/office/people/roles/parts/role-permissions.tsx";
import { useText } from "#web/text.tsx";

const RoleHoldersQuery = system(`
  query RoleHolders {
    people(list: "role=any&size=500") { rows { id firstname lastname employeeId factors roles { role seat } } }
    savedViews(list: people) { id name address isShared mayChange }
  }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "people");
  const { people, savedViews } = await args.api.query(RoleHoldersQuery);
  return { holders: people.rows, savedViews };
};

/** A person with a role. */
export type RoleHolder = Awaited<ReturnType<typeof load>>["holders"][number];

/** The people with a role, and what each role may do. */
export default function OfficeRolesPage({ loaderData: { holders, savedViews } }: PageProps<typeof load>) {
  const text = useText("people");
  return (
    <>
      <PageHead title={text("roles.title")} />
      <OfficeHead title={text("roles.heading", { count: holders.length })} lead={text("roles.lead")} />
      <PeopleViews current="roles" savedViews={savedViews} />
      <RoleHolders holders={holders} />
      <RolePermissions />
    </>
  );
}
