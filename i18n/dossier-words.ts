import type { ProjectType } from "#domain/dossier.ts";
import type { AddressPart, civilStates, DossierField, DossierSection, genders } from "#domain/dossier-form.ts";
import type { FundListName } from "#domain/fund-list.ts";
import type { LegalForm } from "#domain/legal-form.ts";
import type { EmploymentStatus } from "#domain/person.ts";
import type { Country } from "#domain/region.ts";

// These types make the compiler refuse a field without a label, and a required field without a sentence that asks.

/** The fields with texts of their own; the seat of an organisation uses the texts of any address. */
export type WordedField = Exclude<DossierField, `headquarter_${AddressPart}`>;

/** The fields that are never required, so they need no sentence that asks. */
export const neverRequired = [
  "box",
  "gender",
  "answer_needed_by",
  "not_read_by",
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
  "not_read_by",
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

/** The sections with an introduction. */
const introduced = ["describe-internal.request", "describe-external.registered"] as const satisfies DossierSection[];

type HintedField = (typeof hinted)[number];
type IntroducedField = (typeof introduced)[number];
type RequiredField = Exclude<WordedField, (typeof neverRequired)[number]>;

/** The choices whose texts are in this catalogue. */
type Choice =
  | `project_type.${ProjectType}`
  | `gender.${(typeof genders)[number]}`
  | `civil_state.${(typeof civilStates)[number]}`
  | `employment_status.${EmploymentStatus}`
  | `legal_status.${LegalForm}`
  | "yes"
  | "no";

type SectionKey = `dossier.section.${DossierSection}`;

/** Every key that the catalogue of the fields must have. */
export type DossierFieldKey =
  | `dossier.${WordedField}`
  | `dossier.${HintedField}.hint`
  | `dossier.${RequiredField}.ask`
  | `dossier.${Choice}`
  | SectionKey
  | `dossier.section.${IntroducedField}.text`
  | "dossier.files"
  | "dossier.someMember"
  | `dossier.date.${"day" | "month" | "year"}`;

/** Gives the key of the title of a section. */
export function sectionKey<Section extends DossierSection>(section: Section): `dossier.section.${Section}` {
  return `dossier.section.${section}`;
}

/** Gives the key of the introduction of a section, if it has one. */
export function sectionLead(section: DossierSection): `dossier.section.${IntroducedField}.text` | null {
  return (introduced as readonly string[]).includes(section)
    ? `dossier.section.${section as IntroducedField}.text`
    : null;
}

/** The keys of the texts of a field; the hint and the sentence that asks may be missing. */
export type FieldKeys = { label: DossierFieldKey; hint: DossierFieldKey | null; ask: DossierFieldKey | null };

/** Gives the keys of the texts of a field. */
export function fieldKeys(field: DossierField): FieldKeys {
  const worded = field.replace(/^headquarter_(?=(?:street|number|box|postal_code|city|country)$)/, "") as WordedField;
  const isHinted = (hinted as readonly string[]).includes(worded);
  const isRequired = !(neverRequired as readonly string[]).includes(worded);
  return {
    label: `dossier.${worded}`,
    hint: isHinted ? `dossier.${worded as HintedField}.hint` : null,
    ask: isRequired ? `dossier.${worded as RequiredField}.ask` : null,
  };
}

/** Gives the list of the fund that names the choices of a field; null for a field with choices of our own. */
export function listOfField(field: DossierField): FundListName | null {
  if (field === "branch") return "branches";
  return field === "department" ? "departments" : null;
}

/** The keys of names of our own choices. Countries have their names in another catalogue. */
export type ChoiceKey = DossierFieldKey | `country.${Country}`;

/** Gives the key of the name of a choice of a field that is no list of the fund. */
export function choiceKey(field: DossierField, value: string): ChoiceKey {
  if (value === "yes" || value === "no") return `dossier.${value}`;
  if (field === "country" || field === "headquarter_country") return `country.${value as Country}`;
  return `dossier.${field}.${value}` as DossierFieldKey;
}
