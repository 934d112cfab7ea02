import { languageFacts } from "#domain/language.ts";
import { earlierYear, firstYear, newProjectRules, statusesByHand } from "#domain/project-by-hand.ts";
import type { TextKey } from "#i18n/area.ts";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { type FormDefinition, RuleForm, refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import type { ActArgs, PageArgs, PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useFund } from "#web/shell/fund.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Check } from "#web/ui/check/check.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { FieldGroup } from "#web/ui/field/field-group.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Panel } from "#web/ui/panel/panel.tsx";
import { Select } from "#web/ui/select/select.tsx";
import "#web/components/office-page.css";

const NewProject = fund(`
  query NewProject($language: Language!) { now calls { slug title(language: $language) } }
`);
const MakeProject = fund(`mutation MakeProject($values: [ProjectValueInput!]!) { makeProject(values: $values) }`);

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { calls, now } = await args.api.query(NewProject, { language: args.language });
  return { calls, lastYear: Number(now.slice(0, 4)) - 1 };
};

const fields = ["call", "year", "status", "language", "title"] as const;

export const act = async ({ api, form, go }: ActArgs) => {
  const typed = typedInto(form);
  const values = fields.map((field) => ({ field, value: typed[field] ?? "" }));
  const { data, problem } = await api.mutate(MakeProject, { values });
  return problem ? refusedForm(problem, form) : go(`/office/projects/${data.makeProject}`);
};

/** Begins a project without a dossier: for a call, or of a year before this site existed. */
export default function NewProjectPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("projects");
  const to = usePath();
  const isPending = useIsPending();
  const { languages } = useFund();
  const { calls, lastYear } = loaderData;
  const typedBefore = actionData?.typed ?? {};
  const prefilled = { call: calls[0]?.slug ?? earlierYear, status: "selected", language: "nl" };
  const situation = { calls: calls.map(({ slug }) => slug), languages, lastYear };
  const form: FormDefinition<string, TextKey<"projects">, Record<string, string>> = {
    id: "project",
    rules: newProjectRules(situation, typedBefore),
    words: Object.fromEntries(
      fields.map((field) => [field, { label: `byHand.${field}` as const, ask: "rule.required" as const }]),
    ),
    read: typedInto,
  };
  return (
    <>
      <PageHead title={text("byHand.new")} isRefused={Boolean(actionData)} />
      <p>
        <Link href={to("/office/projects")}>{text("projects.toList")}</Link>
      </p>
      <OfficeHead title={text("byHand.new")} lead={text("byHand.new.lead")} />
      <Panel>
        <RuleForm form={form} refused={actionData} text={text} prefilled={prefilled} className="office-page__form">
          {({ typed, error }) => (
            <>
              <Field name="title" label={text("byHand.title")} error={error("title")} required>
                <Input defaultValue={typed("title")} autoComplete="off" />
              </Field>
              <Field name="language" label={text("byHand.language")} error={error("language")}>
                <Select defaultValue={typed("language")}>
                  {languages.map((language) => (
                    <option key={language} value={language}>
                      {languageFacts[language].name}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field name="call" label={text("byHand.call")} error={error("call")}>
                <Select defaultValue={typed("call")}>
                  {calls.map(({ slug, title }) => (
                    <option key={slug} value={slug}>
                      {title}
                    </option>
                  ))}
                  <option value={earlierYear}>{text("byHand.call.year")}</option>
                </Select>
              </Field>
              <Field
                name="year"
                label={text("byHand.year")}
                help={text("byHand.year.help", { first: String(firstYear), last: String(lastYear) })}
                error={error("year")}
              >
                <Input inputMode="numeric" defaultValue={typed("year")} autoComplete="off" />
              </Field>
              <FieldGroup name="status" legend={text("byHand.status")} error={error("status")}>
                {statusesByHand.map((status) => (
                  <Check key={status} type="radio" value={status} defaultChecked={typed("status") === status}>
                    {text(`byHand.status.${status}`)}
                  </Check>
                ))}
              </FieldGroup>
              <Button busy={isPending}>{text("byHand.make")}</Button>
            </>
          )}
        </RuleForm>
      </Panel>
    </>
  );
}
