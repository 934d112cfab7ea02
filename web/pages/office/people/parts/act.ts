import { data } from "react-router";
import { addressOfList, readList } from "#domain/list.ts";
import { lists } from "#domain/office-list.ts";
import { type GivenRole, givenRoles, seats } from "#domain/permission.ts";
import type { Problem } from "#domain/problem.ts";
import { revisionIn, withChosenVersions } from "#web/components/record-version.ts";
import { actOnSavedView, isSavedViewForm } from "#web/components/saved-view.ts";
import { isSentBy, refusedForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs } from "#web/page.ts";
import { correctForm } from "#web/pages/office/people/parts/correct-person.tsx";
import { giveRoleForm } from "#web/pages/office/people/parts/person-roles.tsx";

const Correct = system(`
  mutation Correct($id: ID!, $revision: Int!, $person: PersonCorrection!) {
    correctPerson(id: $id, revision: $revision, person: $person)
  }
`);
const GiveRole = system(
  `mutation Give($personId: ID!, $role: GivenRole!) { giveRole(personId: $personId, role: $role) }`,
);
const TakeRole = system(
  `mutation Take($personId: ID!, $role: GivenRole!) { takeRole(personId: $personId, role: $role) }`,
);
const GiveSeat = system(`mutation Seat($personId: ID!, $seat: Seat) { giveSeat(personId: $personId, seat: $seat) }`);
const DecideAddress = system(`
  mutation DecideAddress($personId: ID!, $takesOver: Boolean!) {
    decideWaitingAddress(personId: $personId, takesOver: $takesOver)
  }
`);
const EndSessions = system(`mutation EndSessions($ids: [ID!]!) { endSessionsOfPeople(ids: $ids) }`);
const CountSessions = system(`query CountSessions($ids: [ID!]!) { sessionsOfPeople(ids: $ids) { people sessions } }`);
const PlanLetters = system(`
  query PlanLetters($ids: [ID!]!) { accessLetters(ids: $ids, withoutMailbox: false) { count leftOut } }
`);

/** The effect of an act on several people, before it is done. */
export type BulkPlan = { problem: null; ids: string[] } & (
  | { act: "letters"; count: number; leftOut: number }
  | { act: "sessions"; people: number; sessions: number }
);

/** The acts of the page, by the `intent` of the form. */
export async function actOnPeople(args: ActArgs) {
  const { api, form } = args;
  const intent = String(form.get("intent"));
  const ids = form.getAll("id").map(String);
  const personId = ids[0] ?? "";
  if (isSavedViewForm(form)) return actOnSavedView(args, "people", "/office/people");
  if (isSentBy(correctForm, form)) return correct(args);
  if (isSentBy(giveRoleForm, form)) {
    return submitForm(
      giveRoleForm,
      form,
      // The rules of the form allow no other value.
      ({ role }) => api.mutate(GiveRole, { personId, role: role as GivenRole }),
      () => args.go(sameList(args, "role")),
    );
  }
  if (intent === "take-role") {
    const role = givenRoles.find((one) => one === form.get("role"));
    if (!role) return refusedForm({ code: "permission.denied" }, form);
    return after(args, await api.mutate(TakeRole, { personId, role }), "role");
  }
  if (intent === "give-seat") {
    const seat = seats.find((one) => one === form.get("seat")) ?? null;
    return after(args, await api.mutate(GiveSeat, { personId, seat }), "role");
  }
  if (intent === "take-address" || intent === "keep-address") {
    return after(args, await api.mutate(DecideAddress, { personId, takesOver: intent === "take-address" }), "address");
  }
  if (intent === "end-sessions") return after(args, await api.mutate(EndSessions, { ids }), "sessions");
  return ids.length === 0 ? refusedForm({ code: "list.nothingChosen" }, form) : plan(args, intent, ids);
}

/** Says what an act on several people would do; it changes nothing. */
async function plan({ api, form }: ActArgs, intent: string, ids: string[]) {
  if (intent === "plan-letters") {
    const { data: answer, problem } = await api.mutate(PlanLetters, { ids });
    if (problem) return refusedForm(problem, form);
    return data<BulkPlan>({ problem: null, act: "letters", ids, ...answer.accessLetters });
  }
  const { sessionsOfPeople } = await api.query(CountSessions, { ids });
  return data<BulkPlan>({ problem: null, act: "sessions", ids, ...sessionsOfPeople });
}

function correct(args: ActArgs) {
  const form = withChosenVersions(args.form);
  return submitForm(
    correctForm,
    form,
    ({ email, department, employmentStatus, language, ...person }) =>
      args.api.mutate(Correct, {
        id: String(form.get("id")),
        revision: revisionIn(form),
        person: {
          ...person,
          email: email || null,
          department: department || null,
          // The rules of the form allow no other value.
          employmentStatus: employmentStatus as "employed",
          language: language as "nl",
        },
      }),
    () => args.go(sameList(args, "corrected")),
  );
}

function after(args: ActArgs, { problem }: { problem: Problem | null }, done: string) {
  return problem ? refusedForm(problem, args.form) : args.go(sameList(args, done));
}

/** The same list with the same open person, after an act. */
function sameList({ url }: ActArgs, done: string): string {
  const { question } = readList(lists.people, url.searchParams);
  const address = addressOfList(lists.people, question);
  return `/office/people${address}${address ? "&" : "?"}justDone=${done}`;
}
