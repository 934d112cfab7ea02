import { languages } from "#domain/language.ts";
import type { ListQuestion, ListRemark } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { givenRoles } from "#domain/permission.ts";
import { employmentStatuses } from "#domain/person.ts";
import { isListed } from "#domain/roster.ts";
import type { ListPageInfo } from "#web/components/list-foot.tsx";
import { OfficeList } from "#web/components/office-list.tsx";
import { chosenForRefused, type Refused } from "#web/form.tsx";
import type { ListedPerson } from "#web/pages/office/people/page.tsx";
import type { BulkPlan } from "#web/pages/office/people/parts/act.ts";
import { PeopleBulk, PlannedAct } from "#web/pages/office/people/parts/people-bulk.tsx";
import { useRoleWords } from "#web/pages/office/people/parts/role-words.ts";
import { useFund, useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";

type Props = {
  question: ListQuestion;
  page: ListPageInfo & { rows: readonly ListedPerson[]; remarks: readonly { kind: string; name: string }[] };
  plan: BulkPlan | null;
  refused: Refused | undefined;
};

/** The acts on several people, by the `intent` of their form. */
const bulkIntents = ["plan-letters", "plan-sessions", "end-sessions"];

/** The list of people, with acts on several of them. */
export function PeopleList({ question, page, plan, refused }: Props) {
  const text = useText("people");
  const format = useFormats();
  const nameOf = useItemName();
  const roleWords = useRoleWords();
  const fund = useFund();
  const options = (list: "branches" | "departments") =>
    fund[list].map(({ code, name }) => ({ value: code, label: name }));
  const filters = {
    branch: { label: text("people.branch"), options: options("branches") },
    department: { label: text("people.department"), options: options("departments") },
    role: {
      label: text("people.role"),
      options: [
        { value: "any", label: text("people.role.any") },
        ...givenRoles.map((role) => ({ value: role, label: text(`role.${role}`) })),
      ],
    },
    mailbox: {
      label: text("people.mailbox"),
      options: [
        { value: "with", label: text("people.mailbox.with") },
        { value: "without", label: text("people.mailbox.without") },
      ],
    },
    status: {
      label: text("people.status"),
      options: employmentStatuses.map((status) => ({ value: status, label: text(`people.status.${status}`) })),
    },
    language: {
      label: text("people.language"),
      options: languages
        .filter((language) => fund.languages.includes(language))
        .map((language) => ({ value: language, label: format.languageLabel(language) })),
    },
    address: {
      label: text("people.address"),
      options: [{ value: "waiting", label: text("people.address.waiting") }],
    },
    presence: { label: text("people.presence"), options: [{ value: "left", label: text("people.presence.left") }] },
  };
  return (
    <div>
      {plan && <PlannedAct plan={plan} />}
      <OfficeList
        data={{
          definition: lists.people,
          path: "/office/people",
          question,
          page: { ...page, remarks: page.remarks as ListRemark[] },
        }}
        caption={text("people.title")}
        searchLabel={text("people.search")}
        columnLabels={{
          name: text("people.name"),
          employeeId: text("people.employeeId"),
          branch: text("people.branch"),
          department: text("people.department"),
          email: text("people.email"),
          status: text("people.status"),
          roles: text("people.role"),
          language: text("people.language"),
          letter: text("people.letter"),
        }}
        filters={filters}
        row={{
          id: ({ id }) => id,
          title: ({ firstname, lastname }) => `${firstname} ${lastname}`,
          cells: {
            employeeId: (person) => (isListed(person) ? person.employeeId : text("people.notListed")),
            branch: ({ branch }) => nameOf("branches", branch),
            department: ({ department }) => department && nameOf("departments", department),
            email: ({ email }) => email ?? text("people.noEmail"),
            status: ({ employmentStatus }) => text(`people.status.${employmentStatus}`),
            roles: ({ roles }) => roleWords(roles),
            language: ({ language }) => format.languageLabel(language),
            letter: ({ letterMadeAt }) => letterMadeAt && format.shortDate(new Date(letterMadeAt)),
          },
        }}
        bulk={<PeopleBulk plan={plan} />}
        chosen={plan?.ids ?? chosenForRefused(refused, bulkIntents) ?? []}
      />
    </div>
  );
}
