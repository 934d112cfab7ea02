import { data } from "react-router";
import { lettersFields } from "#domain/access-letter.ts";
import { mayDo } from "#domain/permission.ts";
import type { Branch } from "#domain/person.ts";
import { invalidForm } from "#domain/problem.ts";
import { checkFields } from "#domain/rules.ts";
import { PageHead } from "#web/components/page-head.tsx";
import { PageTop } from "#web/components/page-top.tsx";
import { readTexts, refusedForm, typedInto } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { ChooseLetters } from "#web/pages/office/letters/parts/choose-letters.tsx";
import { PlannedLetters } from "#web/pages/office/letters/parts/planned-letters.tsx";
import { useText } from "#web/text.tsx";
import "#web/components/desk.css";

const PlannedQuery = system(`
  query PlannedLetters($branch: Branch, $withoutMailbox: Boolean!, $person: String) {
    accessLetters(branch: $branch, withoutMailbox: $withoutMailbox, employeeId: $person) { count leftOut owner }
  }
`);

export const load = async (args: PageArgs) => {
  const { roles } = await enterOffice(args);
  if (!mayDo({ roles, hasSecondFactor: true }, "printAccessLetters")) noSuchPage();
  return null;
};

/** Says what would be printed; it changes nothing and makes no code. */
export const act = async ({ api, form }: ActArgs) => {
  const { person = "", branch = "" } = readTexts(lettersFields, form);
  const invalid = invalidForm(checkFields(lettersFields, { person, branch }));
  if (invalid) return refusedForm(invalid, form);
  // A named person gets a letter, wherever they work and whatever they have.
  const selection = person
    ? { person, branch: null, withoutMailbox: false }
    : { person: null, branch: (branch as Branch) || null, withoutMailbox: form.get("withoutMailbox") === "on" };
  // This is a query, but it can be refused like a mutation: if there is nobody, or no such person.
  const { data: answer, problem } = await api.mutate(PlannedQuery, selection);
  if (problem) return refusedForm(problem, form);
  return data({ problem: null, typed: typedInto(form), selection, ...answer.accessLetters });
};

/** The page on which a coordinator or an operator prints access letters. */
export default function OfficeLettersPage({ actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("office");
  const plan = actionData && !actionData.problem ? actionData : null;
  const refused = actionData?.problem ? actionData : undefined;
  return (
    <>
      <PageHead title={text("officeLetters.title")} isRefused={Boolean(refused)} />
      <PageTop eyebrow={text("office.title")} title={text("officeLetters.title")} lead={text("officeLetters.lead")} />
      <div className="wrap desk">
        <ChooseLetters refused={refused} lastChoice={plan?.typed} />
        {plan && <PlannedLetters key={JSON.stringify(plan.selection)} {...plan} />}
      </div>
    </>
  );
}
