import type { ResultOf } from "gql.tada";
import { system } from "#web/graphql/document.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import "./demo-people.css";

/** Whom one can log in as; there is nobody outside the demo. */
export const DemoPeopleQuery = system(`
  query DemoPeople { demo { people { part firstname lastname email employeeId accessCode } } }
`);

export type DemoPerson = NonNullable<ResultOf<typeof DemoPeopleQuery>["demo"]>["people"][number];

/** What a person of the demo would type. */
export function typedBy(people: readonly DemoPerson[], employeeId: string | null): Record<string, string> {
  const person = people.find((one) => one.employeeId === employeeId);
  if (!person) return {};
  const { firstname, lastname, email, accessCode } = person;
  return { firstname, lastname, email: email ?? "", employee_id: person.employeeId, access_code: accessCode ?? "" };
}

/** Fills the form in as one of the people of the demo; links, so that it works without scripts too. */
export function DemoPeople({ people, next }: { people: readonly DemoPerson[]; next: string | null }) {
  const text = useText();
  const to = usePath();
  if (people.length === 0) return null;
  return (
    <Panel className="demo-people">
      <h2>{text("login.demo.heading")}</h2>
      <p className="meta">{text("login.demo.text")}</p>
      <ul className="plain">
        {people.map(({ part, firstname, lastname, email, employeeId }) => (
          <li key={employeeId}>
            <Link href={withNext(`${to(email ? "/login" : "/login/letter")}?as=${employeeId}`, next)}>
              {firstname} {lastname}
            </Link>
            <span className="meta">{text(`login.demo.${part}`)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
