import { data } from "react-router";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { submitForm, typedInto } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { ChooseLetters, lettersForm } from "#web/pages/office/letters/parts/choose-letters.tsx";
import { PlannedLetters } from "#web/pages/office/letters/parts/planned-letters.tsx";
import { useText } from "#web/text.tsx";
import "#web/components/office-page.css";

const PlannedQuery = system(`
  query PlannedLetters($branch: String, $withoutMailbox: Boolean!, $person: String) {
    accessLetters(branch: $branch, withoutMailbox: $withoutMailbox, employeeId: $person) { count leftOut owner }
  }
`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "letters");
  return null;
};

/** Says what would be printed; it changes nothing and makes no code. */
export const act = ({ api, form }: ActArgs) =>
  submitForm(
    lettersForm,
    form,
    // This is a query, but it can be refused like a mutation: if there is nobody, or no such person.
    (choice) => api.mutate(PlannedQuery, selectionOf(choice, form)),
    ({ accessLetters }, choice) =>
      data({ problem: null, typed: typedInto(form), selection: selectionOf(choice, form), ...accessLetters }),
  );

/** The choice of people who get a letter. A named person gets one in any branch, with or without a mailbox. */
function selectionOf({ person, branch }: { person: string; branch: string }, form: FormData) {
  if (person) return { person, branch: null, withoutMailbox: false };
  return { person: null, branch: branch || null, withoutMailbox: form.get("withoutMailbox") === "on" };
}

/** The page on which a coordinator or an operator prints access letters. */
export default function OfficeLettersPage({ actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("office");
  const plan = actionData && !actionData.problem ? actionData : null;
  const refused = actionData?.problem ? actionData : undefined;
  return (
    <>
      <PageHead title={text("officeLetters.title")} isRefused={Boolean(refused)} />
      <OfficeHead title={text("officeLetters.title")} lead={text("officeLetters.lead")} />
      <div className="wrap office-page">
        <ChooseLetters refused={refused} lastChoice={plan?.typed} />
        {plan && <PlannedLetters key={JSON.stringify(plan.selection)} {...plan} />}
      </div>
    </>
  );
}
