import { isId } from "#domain/id.ts";
import { legalForms } from "#domain/legal-form.ts";
import { type OrganisationField, organisationFields } from "#domain/organisation-form.ts";
import { regions } from "#domain/region.ts";
import { ChangedRecord, isChangedRecord, RevisionFields } from "#web/components/changed-record.tsx";
import { OfficeHead } from "#web/components/office-head.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { revisionIn, withChosenVersions } from "#web/components/record-version.ts";
import { defineForm, RuleForm, refusedForm, typedInto } from "#web/form.tsx";
import { fund } from "#web/graphql/document.ts";
import { enterOffice } from "#web/office.ts";
import { type ActArgs, noSuchPage, type PageArgs, type PageProps } from "#web/page.ts";
import { usePath } from "#web/path.ts";
import { useIsPending } from "#web/pending.ts";
import { useText } from "#web/text.tsx";
import { Button } from "#web/ui/button/button.tsx";
import { Field } from "#web/ui/field/field.tsx";
import { Input } from "#web/ui/input/input.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { Notice } from "#web/ui/notice/notice.tsx";
import { Select } from "#web/ui/select/select.tsx";
import "./page.css";

export { RemovedRecord as ErrorBoundary } from "#web/components/removed-record.tsx";

const OrganisationToCorrect = fund(`
  query OrganisationToCorrect($id: ID!) {
    officeOrganisation(id: $id) { id revision name projects offers values { field value } }
  }
`);
const Correct = fund(`
  mutation CorrectOrganisation($id: ID!, $revision: Int!, $values: [OrganisationValueInput!]!) {
    correctOrganisation(id: $id, revision: $revision, values: $values)
  }
`);

const correctForm = defineForm({
  id: "organisation",
  rules: organisationFields,
  words: {
    name: { label: "organisations.name", ask: "rule.required" },
    region: { label: "organisations.region", ask: "rule.required" },
    postalCode: { label: "organisations.postalCode", ask: "rule.required" },
    town: { label: "organisations.town", ask: "rule.required" },
    legalForm: { label: "organisations.legalForm", ask: "rule.required" },
    website: { label: "organisations.website", ask: "rule.required" },
    email: { label: "organisations.email", ask: "rule.required" },
  },
  dependantsOf: (field) => (field === "region" ? ["postalCode", "legalForm"] : []),
});

export const load = async (args: PageArgs) => {
  await enterOffice(args, "writing");
  const { id = "" } = args.params;
  if (!isId(id)) noSuchPage();
  const { officeOrganisation } = await args.api.query(OrganisationToCorrect, { id });
  if (!officeOrganisation) noSuchPage();
  const { values, ...organisation } = officeOrganisation;
  return {
    organisation,
    values: Object.fromEntries(values.map(({ field, value }) => [field, value])),
    isSaved: args.url.searchParams.has("saved"),
  };
};

export const act = async ({ api, params, form: sent, go }: ActArgs) => {
  const form = withChosenVersions(sent);
  const { id = "" } = params;
  const typed = typedInto(form);
  const values = Object.keys(organisationFields).map((field) => ({ field, value: typed[field] ?? "" }));
  const { problem } = await api.mutate(Correct, { id, revision: revisionIn(form), values });
  return problem ? refusedForm(problem, form) : go(`/office/organisations/${id}?saved`);
};

/** Corrects one organisation of the site. */
export default function OfficeOrganisationPage({ loaderData, actionData }: PageProps<typeof load, typeof act>) {
  const text = useText("organisations");
  const to = usePath();
  const { organisation, isSaved } = loaderData;
  return (
    <div className="organisation">
      <PageHead title={organisation.name} isRefused={Boolean(actionData)} />
      <p>
        <Link href={to("/office/organisations")}>{text("organisations.toList")}</Link>
      </p>
      <OfficeHead title={organisation.name} lead={text("organisations.use", organisation)} />
      <div role="status">{isSaved && !actionData && <Notice tone="success">{text("organisations.saved")}</Notice>}</div>
      <OrganisationForm data={loaderData} refused={actionData} />
    </div>
  );
}

type FormProps = {
  data: PageProps<typeof load>["loaderData"];
  refused: PageProps<typeof load, typeof act>["actionData"];
};

function OrganisationForm({ data: { organisation, values }, refused }: FormProps) {
  const text = useText("organisations");
  const isPending = useIsPending();
  const regionName = (region: string) => text(`region.${region as (typeof regions)[number]}`);
  const formName = (form: string) => text(`dossier.legal_status.${form as (typeof legalForms)[number]}`);
  if (isChangedRecord(refused)) {
    const show: Partial<Record<OrganisationField, (read: Readonly<Record<string, string>>) => string>> = {
      region: ({ region }) => (region ? regionName(region) : ""),
      legalForm: ({ legalForm }) => (legalForm ? formName(legalForm) : ""),
    };
    const fields = (Object.keys(organisationFields) as OrganisationField[]).map((name) => ({
      name,
      label: text(correctForm.words[name].label),
      ...(show[name] && { show: show[name] }),
    }));
    return <ChangedRecord refused={refused} fields={fields} values={values} revision={organisation.revision} />;
  }
  return (
    <RuleForm
      key={organisation.revision}
      form={correctForm}
      refused={refused}
      text={text}
      prefilled={values}
      className="organisation__form"
      autoComplete="off"
      isStacked
    >
      {({ typed, error }) => {
        const line = (name: OrganisationField, props: { type?: "email" | "url"; help?: string } = {}) => {
          const { help, ...rest } = props;
          const isRequired = name !== "website" && name !== "email";
          return (
            <Field
              name={name}
              label={text(correctForm.words[name].label)}
              error={error(name)}
              required={isRequired}
              {...(help && { help })}
            >
              <Input defaultValue={typed(name)} {...rest} />
            </Field>
          );
        };
        return (
          <>
            <RevisionFields revision={organisation.revision} values={values} refused={refused} />
            {line("name")}
            <Field name="region" label={text("organisations.region")} error={error("region")} required>
              <Select defaultValue={typed("region")}>
                <option value="">{text("organisations.region.choose")}</option>
                {regions.map((region) => (
                  <option key={region} value={region}>
                    {regionName(region)}
                  </option>
                ))}
              </Select>
            </Field>
            {line("postalCode")}
            {line("town")}
            <Field name="legalForm" label={text("organisations.legalForm")} error={error("legalForm")} required>
              <Select defaultValue={typed("legalForm")}>
                {legalForms.map((form) => (
                  <option key={form} value={form}>
                    {formName(form)}
                  </option>
                ))}
              </Select>
            </Field>
            {line("website")}
            {line("email", { type: "email", help: text("organisations.email.help") })}
            <div>
              <Button busy={isPending}>{text("organisations.save")}</Button>
            </div>
          </>
        );
      }}
    </RuleForm>
  );
}
