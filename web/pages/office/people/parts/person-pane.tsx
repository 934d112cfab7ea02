import { Form } from "react-router";
import { addressOfList, type ListQuestion } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { type GivenRole, mayDo } from "#domain/permission.ts";
import { isListed } from "#domain/roster.ts";
import { type Refused, refusalOf } from "#web/form.tsx";
import type { OpenPerson } from "#web/pages/office/people/page.tsx";
import { CorrectPerson, correctForm } from "#web/pages/office/people/parts/correct-person.tsx";
import { giveRoleForm, PersonRoles } from "#web/pages/office/people/parts/person-roles.tsx";
import { WaitingAddress } from "#web/pages/office/people/parts/waiting-address.tsx";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useItemName } from "#web/shell/fund.ts";
import { useFormats, useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { LinkButton } from "#web/ui/button/link-button.tsx";
import { EmailAddress } from "#web/ui/email-address/email-address.tsx";
import { type Fact, Facts } from "#web/ui/facts/facts.tsx";
import { FoldedWords } from "#web/ui/folded-section/folded-words.tsx";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Pane } from "#web/ui/split/split.tsx";
import "./person.css";

type Props = {
  person: OpenPerson;
  question: ListQuestion;
  myRoles: readonly GivenRole[];
  isEditing: boolean;
  refused: Refused | undefined;
};

/** The card of a person: their data, letter, roles and sessions, and never a dossier or a vote. */
export function PersonPane({ person, question, myRoles, isEditing, refused }: Props) {
  const text = useText("people");
  const to = usePath();
  const nameOf = useItemName();
  const href = (changed: ListQuestion) => to("/office/people") + addressOfList(lists.people, changed);
  const openHref = href({ ...question, open: person.id });
  const refusedCorrection = refusalOf(correctForm, refused);
  const { firstname, lastname, employeeId, employmentStatus, department, branch, leftAt } = person;
  const place = [department && nameOf("departments", department), nameOf("branches", branch)].filter(Boolean);
  // A fund may keep its retired people in a branch of that name.
  const about = new Set([text(`people.status.${employmentStatus}`), ...place]);
  return (
    <Pane
      id="person"
      title={`${firstname} ${lastname}`}
      top={isListed(person) ? employeeId : text("people.notListed")}
      closeHref={href({ ...question, open: null })}
      closeLabel={text("people.close")}
    >
      <p className="muted">{[...about].join(", ")}</p>
      {isEditing || refusedCorrection ? (
        <CorrectPerson person={person} refused={refusedCorrection} cancelHref={openHref} />
      ) : (
        <>
          {person.addressWaitsSince && (
            <WaitingAddress person={person} since={person.addressWaitsSince} myRoles={myRoles} />
          )}
          <PersonFacts person={person} />
          {!leftAt && <PersonRoles person={person} myRoles={myRoles} refused={refusalOf(giveRoleForm, refused)} />}
          <p className="person__private">
            <Icon name="hidden" />
            <span>{text("people.private")}</span>
          </p>
          {!leftAt && <PersonActs person={person} myRoles={myRoles} editHref={`${openHref}&editPerson=1`} />}
        </>
      )}
    </Pane>
  );
}

function PersonFacts({ person }: { person: OpenPerson }) {
  const text = useText("people");
  const format = useFormats();
  const { email, language, lastLoginAt, letterMadeAt, leftAt, factors } = person;
  const moment = (at: string | null) => at && format.dateTime(new Date(at));
  const items: Fact[] = [
    { term: text("people.email"), value: email ? <EmailAddress>{email}</EmailAddress> : text("people.noEmail") },
    { term: text("people.language"), value: format.languageLabel(language) },
    { term: text("people.lastLogin"), value: moment(lastLoginAt) ?? text("people.never") },
    { term: text("people.letter"), value: moment(letterMadeAt) ?? text("people.letter.none") },
    ...(factors.length > 0
      ? [{ term: text("people.factors"), value: factors.map((way) => text(`people.factor.${way}`)).join(", ") }]
      : []),
    ...(leftAt ? [{ term: text("people.presence.left"), value: moment(leftAt) }] : []),
  ];
  return <Facts items={items} />;
}

type ActsProps = Pick<Props, "person" | "myRoles"> & { editHref: string };

function PersonActs({ person, myRoles, editHref }: ActsProps) {
  const text = useText("people");
  const isPending = useIsPending();
  const { id, sessionCount } = person;
  return (
    <div className="pane__acts">
      <LinkButton href={editHref} variant="secondary" size="small">
        {text("people.correct")}
      </LinkButton>
      {isListed(person) && <PersonLetter person={person} myRoles={myRoles} />}
      {sessionCount > 0 && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button variant="quiet" size="small" name="intent" value="end-sessions" busy={isPending}>
            {text("people.endSessions", { count: sessionCount })}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** Prints the letter of one person. It ends the last one, so that is said first. */
function PersonLetter({ person: { id, roles, letterMadeAt }, myRoles }: Pick<Props, "person" | "myRoles">) {
  const text = useText("people");
  if (roles.length > 0 && !mayDo({ roles: myRoles, hasSecondFactor: true }, "changeAccessOfOfficer"))
    return <p className="muted">{text("people.printLetter.operator")}</p>;
  // The answer is a file, and not a page of ours.
  const form = (
    <form method="post" action="/office/letters.pdf">
      <input type="hidden" name="id" value={id} />
      {letterMadeAt && <p>{text("people.printLetter.effect")}</p>}
      <Button variant={letterMadeAt ? "secondary" : "quiet"} size="small">
        {letterMadeAt ? text("people.bulk.letters.do", { count: 1 }) : text("people.printLetter")}
      </Button>
    </form>
  );
  return letterMadeAt ? <FoldedWords title={text("people.printLetter")}>{form}</FoldedWords> : form;
}
