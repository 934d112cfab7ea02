import type { ResultOf } from "gql.tada";
import { Form } from "react-router";
import { useDemoPeople } from "#web/demo.ts";
import { system } from "#web/graphql/document.ts";
import { withNext } from "#web/next.ts";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import "./demo-people.css";

/** The login data of the people of the demo; null outside the demo. */
export const DemoPeopleQuery = system(`
  query DemoPeople { demo { people { firstname lastname email employeeId accessCode } } }
`);

/** The name of the form with the people of the demo. */
export const demoPeopleForm = { id: "demo" };

type DemoPerson = NonNullable<ResultOf<typeof DemoPeopleQuery>["demo"]>["people"][number];

/** The login data of a person of the demo, by field. */
export function loginDataOf(person: DemoPerson | undefined): Record<string, string> {
  if (!person) return {};
  const { firstname, lastname, email, accessCode } = person;
  return { firstname, lastname, email: email ?? "", employee_id: person.employeeId, access_code: accessCode ?? "" };
}

/** The people whom visitors try most come first; the others are folded, so that the real login stays in reach. */
const shownPeople = 5;

/** Logs in as a person of the demo with one press; the login page handles it. */
export function DemoPeople({ next }: { next: string | null }) {
  const text = useText();
  const to = usePath();
  const people = useDemoPeople();
  return (
    <Form className="demo-people" method="post" action={withNext(to("/login"), next)}>
      <input type="hidden" name="intent" value={demoPeopleForm.id} />
      <h2>{text("login.demo.heading")}</h2>
      <div>
        <PersonList people={people.slice(0, shownPeople)} />
        <FoldedWords title={text("login.demo.more")}>
          <PersonList people={people.slice(shownPeople)} />
        </FoldedWords>
      </div>
      <p className="meta">
        <Link href={withNext(`${to("/login")}?form`, next)}>{text("login.demo.real")}</Link>
      </p>
    </Form>
  );
}

function PersonList({ people }: { people: ReturnType<typeof useDemoPeople> }) {
  const text = useText();
  return (
    <ul className="plain">
      {people.map(({ part, firstname, lastname, employeeId }) => (
        <li key={employeeId}>
          <button className="demo-person" type="submit" name="demo_person" value={employeeId}>
            <span className="demo-person__name">
              {firstname} {lastname}
            </span>
            <span className="meta">{text(`login.demo.${part}`)}</span>
            <Icon name="arrow" />
          </button>
        </li>
      ))}
    </ul>
  );
}
