import { type FirstOfficer, firstOfficerFields, firstOfficers } from "#domain/set-up.ts";
import { pathIn } from "#web/address.ts";
import { RefusalNotice } from "#web/components/refusal-notice.tsx";
import { isSentBy, refusalOf, refusedForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { withNext } from "#web/next.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { NamedOfficers } from "#web/pages/set-up/people/parts/named-officers.tsx";
import { OfficersForm, officersForm } from "#web/pages/set-up/people/parts/officers-form.tsx";
import { useText } from "#web/text.tsx";
import { FoldedSection } from "#web/ui/folded-section/folded-section.tsx";

const PeopleOfSetUp = system(`
  query PeopleOfSetUp {
    setUp { mailFolder testMail { to } officers { role firstname lastname email hasSecondFactor } }
  }
`);
const NameFirstOfficers = system(`
  mutation NameFirstOfficers(
    $operator_firstname: String!, $operator_lastname: String!, $operator_email: String!
    $coordinator_firstname: String!, $coordinator_lastname: String!, $coordinator_email: String!
    $language: Language!
  ) {
    nameFirstOfficers(
      operator_firstname: $operator_firstname, operator_lastname: $operator_lastname, operator_email: $operator_email
      coordinator_firstname: $coordinator_firstname, coordinator_lastname: $coordinator_lastname
      coordinator_email: $coordinator_email, language: $language
    )
  }
`);
const LogInOfficer = system(`
  mutation LogInOfficer(
    $email: String!, $firstname: String!, $lastname: String!, $language: Language!, $next: String!
  ) {
    askToLogin(
      email: $email, firstname: $firstname, lastname: $lastname, employee_id: "", remember_me: false
      language: $language, next: $next
    )
  }
`);
const FinishOfficers = system(`mutation FinishOfficers { finishOfficers }`);

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const { setUp } = await args.api.query(PeopleOfSetUp);
  const officers = firstOfficers.flatMap((role) => setUp?.officers.find((officer) => officer.role === role) ?? []);
  return { progress, officers, mailFolder: setUp?.mailFolder ?? null, ownEmail: setUp?.testMail?.to ?? "" };
};

/** The operator or the coordinator, as the page shows them. */
export type Officer = Awaited<ReturnType<typeof load>>["officers"][number];

export const act = async (args: ActArgs) => {
  const { api, form, go, language } = args;
  if (isSentBy(officersForm, form))
    return submitForm(
      officersForm,
      form,
      (typed) => api.mutate(NameFirstOfficers, { ...typed, language }),
      () => go(stepAt("people")),
    );
  if (form.get("intent") === "log-in") return logIn(args, String(form.get("role")));
  if (form.get("intent") !== "finish") return refusedForm({ code: "form.invalid", fields: [] }, form);
  const { problem } = await api.mutate(FinishOfficers);
  return problem ? refusedForm(problem, form) : go(stepAt("lists"));
};

/** Mails a code to this person, who logs in as always and then sets up a second factor. */
async function logIn({ api, form, go, language }: ActArgs, role: string) {
  const { setUp } = await api.query(PeopleOfSetUp);
  const officer = setUp?.officers.find((one) => one.role === role);
  if (!officer) return go(stepAt("people"));
  const { firstname, lastname, email } = officer;
  const next = withNext(pathIn(language, "/login/second-factor"), pathIn(language, stepAt("people")));
  const { data, problem } = await api.mutate(LogInOfficer, { firstname, lastname, email: email ?? "", language, next });
  return problem ? refusedForm(problem, form) : go(withNext(`/login/code?login=${data.askToLogin}`, next));
}

/** The step of the two people with whom the fund starts: one of them sets up a second factor here. */
export default function SetUpPeoplePage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const { progress, officers, mailFolder, ownEmail } = loaderData;
  const refused = refusalOf(officersForm, actionData);
  const areNamed = officers.length === firstOfficers.length;
  const form = <OfficersForm refused={refused} prefilled={prefilledWith(officers, ownEmail)} />;
  return (
    <SetUpStepFrame step="people" progress={progress} isRefused={Boolean(actionData)}>
      {actionData && !refused && <RefusalNotice problem={actionData.problem} />}
      {areNamed && !refused ? (
        <>
          <NamedOfficers officers={officers} mailFolder={mailFolder} />
          <FoldedSection title={text("setUp.people.change")}>{form}</FoldedSection>
        </>
      ) : (
        form
      )}
    </SetUpStepFrame>
  );
}

function prefilledWith(officers: readonly Officer[], ownEmail: string): Record<string, string> {
  if (officers.length === 0) return { operator_email: ownEmail };
  const fields = Object.keys(firstOfficerFields).map((field) => {
    const [role, part] = field.split("_") as [FirstOfficer, "firstname" | "lastname" | "email"];
    return [field, officers.find((officer) => officer.role === role)?.[part] ?? ""];
  });
  return Object.fromEntries(fields);
}
