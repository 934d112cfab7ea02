import { fundListNames } from "#domain/fund-list.ts";
import { firstBranch, firstListFields } from "#domain/set-up.ts";
import { defineForm, RuleForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Textarea } from "#web/ui/textarea/textarea.tsx";

const ListsOfSetUp = system(`
  query ListsOfSetUp {
    fund {
      branches { code name(language: nl) isActive }
      departments { code name(language: nl) isActive }
      themes { code name(language: nl) isActive }
    }
  }
`);
const NameBranches = system(`
  mutation NameBranches($branches: String!, $departments: String!, $themes: String!) {
    nameBranches(branches: $branches, departments: $departments, themes: $themes)
  }
`);

const listsForm = defineForm({
  id: "lists",
  rules: firstListFields,
  words: {
    branches: { label: "setUp.lists.branches", ask: "setUp.lists.branches.ask" },
    departments: { label: "setUp.lists.departments", ask: "setUp.lists.departments.ask" },
    themes: { label: "setUp.lists.themes", ask: "setUp.lists.themes.ask" },
  },
});

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const { fund } = await args.api.query(ListsOfSetUp);
  return { progress, fund };
};

export const act = ({ api, form, go }: ActArgs) =>
  submitForm(
    listsForm,
    form,
    (typed) => api.mutate(NameBranches, typed),
    () => go(stepAt("roster")),
  );

/** The step of the fund's own lists: one name per line is quickest, and the office refines them later. */
export default function SetUpListsPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const isPending = useIsPending();
  const { progress, fund } = loaderData;
  const linesOf = (name: (typeof fundListNames)[number]) =>
    fund[name].filter(({ code, isActive }) => isActive && code !== firstBranch.code).map((item) => item.name);
  const prefilled = {
    branches: linesOf("branches").join("\n"),
    departments: linesOf("departments").join("\n") || text("setUp.lists.departments.usual"),
    themes: linesOf("themes").join("\n") || text("setUp.lists.themes.usual"),
  };
  return (
    <SetUpStepFrame step="lists" progress={progress} isRefused={Boolean(actionData)}>
      <RuleForm form={listsForm} refused={actionData} text={text} prefilled={prefilled}>
        {({ typed, error }) => (
          <>
            {fundListNames.map((name) => (
              <Field
                key={name}
                name={name}
                label={text(`setUp.lists.${name}`)}
                help={text(`setUp.lists.${name}.help`)}
                error={error(name)}
                required
              >
                <Textarea rows={6} defaultValue={typed(name)} />
              </Field>
            ))}
            <div>
              <Button iconAfter="arrow" busy={isPending}>
                {text("setUp.save")}
              </Button>
            </div>
          </>
        )}
      </RuleForm>
    </SetUpStepFrame>
  );
}
