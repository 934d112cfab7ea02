import type { DossierField } from "#domain/dossier-form.ts";

// The columns of each question in a form of twelve columns, and the condition under which it is visible.

const columns: Partial<Record<DossierField, string>> = {
  firstname: "c-6",
  lastname: "c-6",
  email: "c-6",
  employee_id: "c-6",
  nationality: "c-6",
  phone: "c-6",
  civil_state: "c-6",
  number_of_children: "c-6",
  street: "c-6",
  number: "c-3 m-6",
  box: "c-3 m-6",
  postal_code: "c-4",
  city: "c-8",
  branch: "c-6",
  department: "c-6",
  last_employer: "c-6",
  headquarter_telephone: "c-6",
  headquarter_email: "c-6",
  headquarter_street: "c-6",
  headquarter_number: "c-3 m-6",
  headquarter_box: "c-3 m-6",
  headquarter_postal_code: "c-4",
  headquarter_city: "c-8",
  implementation_cost: "c-6",
  financial_support: "c-6",
  extra_volunteers: "c-6",
  name_of_the_bank: "c-6",
  account_holder: "c-6",
  iban_code: "c-8",
  bic_code: "c-4",
  responsible_lastname: "c-6",
  responsible_firstname: "c-6",
  responsible_phone: "c-6",
  responsible_email: "c-6",
};

/** The columns of a field; by default the whole width. */
export function columnsOf(field: DossierField): string {
  return columns[field] ?? "";
}

const conditionClasses: Partial<Record<DossierField, string>> = {
  branch: "when-at-work",
  department: "when-at-work",
  last_employer: "when-retired",
  retirement_date: "when-retired",
  other_options: "when-tried",
  what_is_your_position: "when-active",
  since_when_active: "when-active",
  which_tasks: "when-active",
};

/** The class that hides a question until another answer of its step asks for it. */
export function conditionClass(field: DossierField): string {
  return conditionClasses[field] ?? "";
}
