import { redirectDocument } from "react-router";
import { settingRules } from "#domain/setting-rules.ts";
import { pathIn } from "#web/address.ts";
import { BrandFields } from "#web/components/brand-fields.tsx";
import { defineForm, isSentBy, RuleForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, putOff, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { SaveStep, SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { useText } from "#web/text.tsx";

const BrandOfSetUp = system(`query BrandOfSetUp { setUp { primary accent } }`);
const SetFirstColours = system(`
  mutation SetFirstColours($primary: String!, $accent: String!) { setFirstColours(primary: $primary, accent: $accent) }
`);

const coloursForm = defineForm({
  id: "colours",
  rules: { primary: settingRules.colour, accent: settingRules.colour },
  words: {
    primary: { label: "settings.primary", ask: "setUp.brand.primary.ask" },
    accent: { label: "settings.accent", ask: "setUp.brand.accent.ask" },
  },
});

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const { setUp } = await args.api.query(BrandOfSetUp);
  return { progress, primary: setUp?.primary ?? "", accent: setUp?.accent ?? "" };
};

export const act = async (args: ActArgs) => {
  const { api, form, language } = args;
  if (!isSentBy(coloursForm, form)) return putOff(args, "brand");
  return submitForm(
    coloursForm,
    form,
    (typed) => api.mutate(SetFirstColours, typed),
    // The style sheet has the colours, so that the whole document loads again.
    () => redirectDocument(pathIn(language, stepAt("mail"))),
  );
};

/** The step of the two colours; all others follow from them, and the page shows how well texts can be read. */
export default function SetUpBrandPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const { progress, primary, accent } = loaderData;
  return (
    <SetUpStepFrame step="brand" progress={progress} isRefused={Boolean(actionData)}>
      <RuleForm form={coloursForm} refused={actionData} text={text} prefilled={{ primary, accent }}>
        {({ typed, error }) => (
          <>
            <BrandFields typed={typed} error={error} />
            <SaveStep />
          </>
        )}
      </RuleForm>
    </SetUpStepFrame>
  );
}
