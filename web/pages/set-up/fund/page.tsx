import { redirectDocument } from "react-router";
import { defaultLanguage, type Language, languageFacts, languages } from "#domain/language.ts";
import { type FundNameField, firstFundFields } from "#domain/set-up.ts";
import { pathIn } from "#web/address.ts";
import { defineForm, RuleForm, submitForm } from "#web/form.tsx";
import { system } from "#web/graphql/document.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { enterSetUp, stepAt } from "#web/pages/set-up/parts/gate.ts";
import { SaveStep, SetUpStepFrame } from "#web/pages/set-up/parts/step.tsx";
import { useText } from "#web/text.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Input } from "#web/ui/input/input.tsx";

const FundOfSetUp = system(`
  query FundOfSetUp {
    fund { languages company email shortNames { language text } }
  }
`);
const NameFund = system(`
  mutation NameFund($languages: [Language!]!, $company: String!, $fund: [FundNameInput!]!, $email: String!) {
    nameFund(languages: $languages, company: $company, fund: $fund, email: $email)
  }
`);

const nameWords = { label: "setUp.shortName", ask: "setUp.shortName.ask" } as const;
type NameWords = Record<FundNameField, typeof nameWords>;

const fundForm = defineForm({
  id: "fund",
  rules: firstFundFields,
  words: {
    company: { label: "setUp.company", ask: "setUp.company.ask" },
    ...(Object.fromEntries(languages.map((language) => [`fund.${language}`, nameWords])) as NameWords),
    email: { label: "setUp.email", ask: "setUp.email.ask" },
  },
});

export const load = async (args: PageArgs) => {
  const progress = await enterSetUp(args);
  const { fund } = await args.api.query(FundOfSetUp);
  return { progress, fund };
};

export const act = ({ api, form, language }: ActArgs) => {
  const chosen = languages.filter((one) => one === defaultLanguage || form.has(boxOf(one)));
  return submitForm(
    fundForm,
    form,
    ({ company, email, ...names }) => {
      const fund = languages.map((one) => ({ language: one, text: names[`fund.${one}`] }));
      return api.mutate(NameFund, { languages: chosen, company, fund, email });
    },
    // The name and the languages are everywhere on the page, so that the whole document loads again.
    () => redirectDocument(pathIn(chosen.includes(language) ? language : defaultLanguage, stepAt("brand"))),
  );
};

const boxOf = (language: Language) => `language_${language}`;

/** The first step: the name of the fund, its languages and its address. */
export default function SetUpFundPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("setUp");
  const { progress, fund } = loaderData;
  const isNamed = progress.fund === "done";
  const { languages: offered, company, email, shortNames } = fund;
  const names = Object.fromEntries(shortNames.map((name) => [`fund.${name.language}`, name.text]));
  const prefilled = { ...names, email, company: isNamed ? company : "" };
  const isChosen = (language: Language) =>
    actionData ? boxOf(language) in actionData.typed : offered.includes(language);
  return (
    <SetUpStepFrame step="fund" progress={progress} isRefused={Boolean(actionData)}>
      <RuleForm form={fundForm} refused={actionData} text={text} prefilled={prefilled}>
        {({ typed, error }) => (
          <>
            <FieldGroup name="languages" legend={text("setUp.languages")} help={text("setUp.languages.help")}>
              {languages.map((language) => (
                <Check
                  key={language}
                  name={boxOf(language)}
                  value="yes"
                  defaultChecked={isChosen(language)}
                  disabled={language === defaultLanguage}
                >
                  {languageFacts[language].name}
                </Check>
              ))}
            </FieldGroup>
            <Field
              name="company"
              label={text("setUp.company")}
              help={text("setUp.company.help")}
              error={error("company")}
              required
            >
              <Input autoComplete="organization" defaultValue={typed("company")} />
            </Field>
            {languages.map((language) => (
              <Field
                key={language}
                className="c-4"
                name={`fund.${language}`}
                label={`${text("setUp.shortName")} (${languageFacts[language].name})`}
                error={error(`fund.${language}`)}
                required={language === defaultLanguage}
              >
                <Input defaultValue={typed(`fund.${language}`)} />
              </Field>
            ))}
            <Field
              name="email"
              label={text("setUp.email")}
              help={text("setUp.email.help")}
              error={error("email")}
              required
            >
              <Input type="email" autoComplete="off" defaultValue={typed("email")} />
            </Field>
            <SaveStep />
          </>
        )}
      </RuleForm>
    </SetUpStepFrame>
  );
}
