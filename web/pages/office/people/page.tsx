import { isId } from "#domain/id.ts";
import { readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { refusalOf } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { actOnPeople, type BulkPlan } from "#web/pages/office/people/parts/act.ts";
import { correctForm } from "#web/pages/office/people/parts/correct-person.tsx";
import { DoneNotice } from "#web/pages/office/people/parts/done-notice.tsx";
import { PeopleList } from "#web/pages/office/people/parts/people-list.tsx";
import { PeopleViews } from "#web/pages/office/people/parts/people-views.tsx";
import { PersonPane } from "#web/pages/office/people/parts/person-pane.tsx";
import { giveRoleForm } from "#web/pages/office/people/parts/person-roles.tsx";
import { usePath } from "#web/path.ts";
import { useFormats, useText } from "#web/text.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { Split } from "#web/ui/split/split.tsx";

const PeoplePage = system(`
  query PeoplePage($list: String!) {
    people(list: $list) {
      rows {
        id firstname lastname employeeId branch department email employmentStatus language leftAt letterMadeAt
        roles { role seat }
      }
      first total hasMoreThanTotal next previous remarks { kind name }
    }
    savedViews(list: people) { id name address isShared mayChange }
  }
`);
const OpenPerson = system(`
  query OpenPerson($id: ID!) {
    person(id: $id) {
      id firstname lastname employeeId branch department email employmentStatus language leftAt letterMadeAt revision
      lastLoginAt sessionCount factors addressWaitsSince waitingEmail roles { role seat }
    }
  }
`);

export const load = async (args: PageArgs) => {
  const officer = await enterOffice(args, "people");
  const { searchParams, search } = args.url;
  const { question } = readList(lists.people, searchParams);
  const { people, savedViews } = await args.api.query(PeoplePage, { list: search.slice(1) });
  const { person } = isId(question.open ?? "")
    ? await args.api.query(OpenPerson, { id: question.open ?? "" })
    : { person: null };
  return {
    roles: officer.roles,
    question,
    people,
    savedViews,
    person,
    isEditing: searchParams.has("editPerson"),
    done: searchParams.get("justDone"),
  };
};

export const act = (args: ActArgs) => actOnPeople(args);

/** A person of the list. */
export type ListedPerson = Awaited<ReturnType<typeof load>>["people"]["rows"][number];
/** The open person. */
export type OpenPerson = NonNullable<Awaited<ReturnType<typeof load>>["person"]>;

/** The staff list: find a person, correct them, give them a role, print their letter. */
export default function OfficePeoplePage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("people");
  const to = usePath();
  const format = useFormats();
  const { question, people, savedViews, person, isEditing, roles, done } = loaderData;
  const refused = actionData?.problem ? actionData : undefined;
  const plan: BulkPlan | null = actionData && !actionData.problem ? actionData : null;
  const total = format.number(people.total) + (people.hasMoreThanTotal ? "+" : "");
  return (
    <>
      <PageHead title={text("people.title")} isRefused={Boolean(refused)} />
      <OfficeHead title={text("people.heading", { total, count: people.total })} lead={text("people.lead")}>
        <LinkButton href={to("/office/people/import")} size="small" iconBefore="upload">
          {text("people.import")}
        </LinkButton>
      </OfficeHead>
      <DoneNotice done={actionData ? null : done} />
      {refused && ![correctForm, giveRoleForm].some((form) => refusalOf(form, refused)) && (
        <RefusalNotice problem={refused.problem} />
      )}
      <PeopleViews current="list" question={question} savedViews={savedViews} />
      <Split
        pane={
          person && (
            <PersonPane
              key={`${person.id} ${person.revision}`}
              person={person}
              question={question}
              myRoles={roles}
              isEditing={isEditing}
              refused={refused}
            />
          )
        }
      >
        <PeopleList question={question} page={people} plan={plan} refused={refused} />
      </Split>
    </>
  );
}
