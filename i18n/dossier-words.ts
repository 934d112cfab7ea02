import type { ProjectType } from "#domain/dossier.ts";
import type { AddressPart, civilStates, DossierField, DossierSection, genders } from "#domain/dossier-form.ts";
import type { LegalForm } from "#domain/legal-form.ts";
import type { Branch, Department, EmploymentStatus } from "#domain/person.ts";
import type { Country } from "#domain/region.ts";

// Which words a dossier needs: a field without a label, or one that is required and has no way to ask, does not compile.

/** The fields that have words of their own: the seat of an organisation has an address like anybody's. */
export type WordedField = Exclude<DossierField, `headquarter_${AddressPart}`>;

/** The fields that nobody has to fill in, so that they need no sentence that asks. */
export const neverRequired = [
  "box",
  "gender",
  "answer_needed_by",
  "attachments",
  "headquarter_website",
  "extra_volunteers",
  "subsidised_as",
] as const satisfies WordedField[];

/** The fields that have a line of help. */
const hinted = [
  "email",
  "employee_id",
  "phone",
  "number_of_children",
  "box",
  "reason",
  "troubles",
  "tried_other_options",
  "other_options",
  "answer_needed_by",
  "attachments",
  "main_activities",
  "headquarter_website",
  "active_in_organisation",
  "what_is_your_position",
  "which_tasks",
  "title_of_the_project",
  "confidential",
  "description_of_the_project",
  "project_impact",
  "implementation_cost",
  "extra_volunteers",
  "subsidised_as",
  "national_number",
  "iban_code",
  "bic_code",
  "responsible_function",
  "responsible_national_register_number",
  "responsible_email",
  "project_files_articles",
  "project_files_involvement",
] as const satisfies WordedField[];

/** The sections that begin with a line of their own. */
const introduced = ["describe-internal.request", "describe-external.registered"] as const satisfies DossierSection[];

type Hinted = (typeof hinted)[number];
type Introduced = (typeof introduced)[number];
type Required = Exclude<WordedField, (typeof neverRequired)[number]>;

/** What can be chosen, apart from what has its words elsewhere. */
type Choice =
  | `project_type.${ProjectType}`
  | `gender.${(typeof genders)[number]}`
  | `civil_state.${(typeof civilStates)[number]}`
  | `employment_status.${EmploymentStatus}`
  // Within a sentence it is called otherwise.
  | "department.other"
  | `legal_status.${LegalForm}`
  | "yes"
  | "no";

type SectionKey = `dossier.section.${DossierSection}`;

/** Every key that the catalogue of the fields must have. */
export type DossierFieldKey =
  | `dossier.${WordedField}`
  | `dossier.${Hinted}.hint`
  | `dossier.${Required}.ask`
  | `dossier.${Choice}`
  | SectionKey
  | `dossier.section.${Introduced}.text`
  | "dossier.files"
  | `dossier.date.${"day" | "month" | "year"}`;

/** The title of a section. */
export function sectionKey<Section extends DossierSection>(section: Section): `dossier.section.${Section}` {
  return `dossier.section.${section}`;
}

/** The line that introduces a section, where there is one. */
export function sectionLead(section: DossierSection): `dossier.section.${Introduced}.text` | null {
  return (introduced as readonly string[]).includes(section) ? `dossier.section.${section as Introduced}.text` : null;
}

/** The words of a field; a line of help and a sentence that asks only where there is one. */
export type FieldKeys = { label: DossierFieldKey; hint: DossierFieldKey | null; ask: DossierFieldKey | null };

/** Says where the words of a field stand. */
export function fieldKeys(field: DossierField): FieldKeys {
  const worded = field.replace(/^headquarter_(?=(?:street|number|box|postal_code|city|country)$)/, "") as WordedField;
  const isHinted = (hinted as readonly string[]).includes(worded);
  const isRequired = !(neverRequired as readonly string[]).includes(worded);
  return {
    label: `dossier.${worded}`,
    hint: isHinted ? `dossier.${worded as Hinted}.hint` : null,
    ask: isRequired ? `dossier.${worded as Required}.ask` : null,
  };
}

/** What a choice is called. Places, departments and countries have their names already. */
export type ChoiceKey = DossierFieldKey | `branch.${Branch}` | `department.${Department}` | `country.${Country}`;

/** Says where the name of one of the choices of a field stands. */
export function choiceKey(field: DossierField, value: string): ChoiceKey {
  if (value === "yes" || value === "no") return `dossier.${value}`;
  if (field === "country" || field === "headquarter_country") return `country.${value as Country}`;
  if (field === "branch") return `branch.${value as Branch}`;
  if (field === "department" && value !== "other") return `department.${value as Department}`;
  return `dossier.${field}.${value}` as DossierFieldKey;
}
