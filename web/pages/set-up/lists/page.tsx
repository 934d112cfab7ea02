import { type BranchField, branchFields, firstListFields } from "#domain/first-list.ts";
import type { Problem } from "#domain/problem.ts";
import { defineForm, RuleForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { SaveStep, SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { useText } from "#web/text.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { FormGrid } from "#web/ui/form-grid/form-grid.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

const ListsOfSetUp = system(`
  query ListsOfSetUp {
    setUp { branches { name legalLanguage } }
    fund { departments { name(language: nl) isActive } themes { name(language: nl) isActive } }
  }
`);
const NameBranches = system(`
  mutation NameBranches(
    $branches_nl: String!, $branches_fr: String!, $branches_other: String!, $departments: String!, $themes: String!
  ) {
    nameBranches(
      branches_nl: $branches_nl, branches_fr: $branches_fr, branches_other: $branches_other
      departments: $departments, themes: $themes
    )
  }
`);

const branches = { label: "setUp.lists.branches", ask: "setUp.lists.branches.ask" } as const;

const listsForm = defineForm({
  id: "lists",
  rules: firstListFields,
  words: {
    branches_nl: branches,
    branches_fr: branches,
    branches_other: branches,
    departments: { label: "setUp.lists.departments", ask: "setUp.lists.departments.ask" },
    themes: { label: "setUp.lists.themes", ask: "setUp.lists.themes.ask" },
  },
  // A branch in any field is enough for the first one.
  dependantsOf: (name) => (name in branchFields && name !== "branches_nl" ? ["branches_nl"] : []),
});

/** No branch in any of the three fields: the first one asks for it. */
const noBranch: Problem = {
  code: "form.invalid",
  fields: [{ field: "branches_nl", problem: { code: "rule.required" } }],
};

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const { setUp, fund } = await args.api.query(ListsOfSetUp);
  return { progress, branches: setUp?.branches ?? [], fund };
};

export const act = ({ api, form, go }: ActArgs) =>
  submitForm(
    listsForm,
    form,
    async (typed) => {
      const answer = await api.mutate(NameBranches, typed);
      return answer.problem?.code === "list.noWorkplace" ? { data: null, problem: noBranch } : answer;
    },
    () => go(stepAt("roster")),
  );

const branchFieldNames = Object.keys(branchFields) as BranchField[];

/** The step of the fund's own lists: one name per line is quickest, and the office refines them later. */
export default function SetUpListsPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const { progress, branches, fund } = loaderData;
  const linesOf = (items: readonly { name: string; isActive?: boolean }[]) =>
    items
      .filter(({ isActive = true }) => isActive)
      .map(({ name }) => name)
      .join("\n");
  const branchLines = branchFieldNames.map((field) => [
    field,
    linesOf(branches.filter(({ legalLanguage }) => legalLanguage === branchFields[field])),
  ]);
  const prefilled: Record<string, string> = {
    ...Object.fromEntries(branchLines),
    ...(branches.length === 0 && { branches_other: text("setUp.lists.branches_other.usual") }),
    departments: linesOf(fund.departments) || text("setUp.lists.departments.usual"),
    themes: linesOf(fund.themes) || text("setUp.lists.themes.usual"),
  };
  return (
    <SetUpStepFrame step="lists" progress={progress} isRefused={Boolean(actionData)}>
      <RuleForm form={listsForm} refused={actionData} text={text} prefilled={prefilled}>
        {({ typed, error }) => (
          <>
            <FieldGroup
              name="branches"
              legend={text("setUp.lists.branches")}
              help={text("setUp.lists.branches.help")}
              required
            >
              <FormGrid>
                {branchFieldNames.map((name) => (
                  <Field
                    key={name}
                    className="c-4"
                    name={name}
                    label={text(`setUp.lists.${name}`)}
                    help={text(`setUp.lists.${name}.help`)}
                    error={error(name)}
                  >
                    <Textarea rows={5} defaultValue={typed(name)} />
                  </Field>
                ))}
              </FormGrid>
            </FieldGroup>
            {(["departments", "themes"] as const).map((name) => (
              <Field
                key={name}
                className="c-6"
                name={name}
                label={text(`setUp.lists.${name}`)}
                help={text(`setUp.lists.${name}.help`)}
                error={error(name)}
                required
              >
                <Textarea rows={6} defaultValue={typed(name)} />
              </Field>
            ))}
            <SaveStep />
          </>
        )}
      </RuleForm>
    </SetUpStepFrame>
  );
}
