import { date, notInFuture } from "#domain/date-rules.ts";
import { projectTypes } from "#domain/dossier.ts";
import { compactIban } from "#domain/iban.ts";
import { legalFormsIn } from "#domain/legal-form.ts";
import { amount, readAmount } from "#domain/money.ts";
import { nationalities } from "#domain/nationality.ts";
import { bic, iban, organisationNumber, postalCode, realPhone, registerNumber } from "#domain/number-rules.ts";
import { departments, employmentStatuses, workplaces } from "#domain/person.ts";
import { type Country, countries } from "#domain/region.ts";
import { email, employeeId, max, oneOf, type Rule } from "#domain/rules.ts";
import { url, whole } from "#domain/text-rules.ts";

// The one definition of what a dossier asks: the browser and the server both run it.

/** What was filled in, by the names of the fields; files are lists of their ids. */
export type Answers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a form depends on besides its answers. */
export type FormSituation = {
  now: Date;
  /** What a project can get at most, in cents; null without a call that says so. */
  maximum: { activeInCents: number; otherInCents: number } | null;
  /** A fund needs a legal basis to ask for it. */
  asksRegisterNumber: boolean;
  /** The address the applicant is known by, which they need not type; whoever has no mailbox may do without. */
  knownEmail: string | null;
};

/** How a field is filled in. */
export type FieldKind =
  | "line"
  | "lines"
  | "choice"
  | "country"
  | "yesNo"
  | "day"
  | "amount"
  | "count"
  | "email"
  | "phone"
  | "url"
  | "files";

/** A field as it is asked now. */
export type AskedField = {
  kind: FieldKind;
  rules: readonly Rule[];
  isRequired: boolean;
  /** Characters at most, or files. */
  most?: number;
  choices?: readonly string[];
};

/** Says how a field is asked now, or null when it is not. */
export type Ask = (answers: Answers, situation: FormSituation) => AskedField | null;

/** How somebody lives with others before the law; one of them is spelled as the form has always sent it. */
export const civilStates = ["single", "maried", "legally_cohabiting", "cohabiting", "divorced", "widowed"] as const;
export const genders = ["mrs", "mr"] as const;
const yesOrNo = ["yes", "no"] as const;

const ask = (kind: FieldKind, rules: readonly Rule[], rest: Partial<AskedField> = {}): AskedField => ({
  kind,
  rules,
  isRequired: true,
  ...rest,
});
const always =
  (field: AskedField): Ask =>
  () =>
    field;
const optional =
  (field: AskedField): Ask =>
  () => ({ ...field, isRequired: false });
const only =
  (isAsked: (answers: Answers, situation: FormSituation) => boolean, field: Ask): Ask =>
  (answers, situation) =>
    isAsked(answers, situation) ? field(answers, situation) : null;
const needed =
  (isRequired: (answers: Answers, situation: FormSituation) => boolean, field: AskedField): Ask =>
  (answers, situation) => ({ ...field, isRequired: isRequired(answers, situation) });

const line = (most: number) => ask("line", [max(most)], { most });
const lines = (most: number) => ask("lines", [max(most)], { most });
const choice = (choices: readonly string[]) => ask("choice", [oneOf(choices)], { choices });
const yesNo = ask("yesNo", [oneOf(yesOrNo)], { choices: yesOrNo });
const files = (most: number) => ask("files", [], { most });
const pastDay: Ask = (_answers, { now }) => ask("day", [date, notInFuture(now)]);

const isInternal = ({ project_type }: Answers) => project_type === "internal";
const isRetired = ({ employment_status }: Answers) => employment_status === "retired";
const isActive = ({ active_in_organisation }: Answers) => active_in_organisation === "yes";

/** The parts of an address: of whoever asks, and of the seat of an organisation. */
export type AddressPart = "street" | "number" | "box" | "postal_code" | "city" | "country";

/** An address; every part but the box must be filled in. */
const address = <Prefix extends "" | "headquarter_">(prefix: Prefix) =>
  ({
    [`${prefix}street`]: always(line(120)),
    [`${prefix}number`]: always(line(10)),
    [`${prefix}box`]: optional(line(10)),
    [`${prefix}postal_code`]: always(ask("line", [postalCode(`${prefix}country`)], { most: 10 })),
    [`${prefix}city`]: always(line(80)),
    [`${prefix}country`]: always(ask("choice", [oneOf(countries)], { choices: countries })),
    // A name put together from two parts is any text to the compiler.
  }) as Record<`${Prefix}${AddressPart}`, Ask>;

/**
 * What an applicant may ask at most, in cents: no more than it costs, nor than the call gives someone like them. Null as
 * long as nothing says so.
 */
export function mostSupport(answers: Answers, { maximum }: FormSituation): number | null {
  const cost = readAmount(String(answers.implementation_cost ?? ""));
  const given = maximum && (isActive(answers) ? maximum.activeInCents : maximum.otherInCents);
  const limits = [cost, given].filter((limit) => typeof limit === "number");
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** What follows from the other answers is looked up when it is checked: they may have changed since the form was drawn. */
const supportAtMost =
  (situation: FormSituation): Rule =>
  (value, values) =>
    amount({ least: leastAmount, most: mostSupport(values as Answers, situation) ?? dearest })(value, values);

/** The answers that others depend on: whoever changes the first may make the others right, or wrong. */
export const dependants: Readonly<Partial<Record<DossierField, readonly DossierField[]>>> = {
  country: ["postal_code", "phone"],
  headquarter_country: ["headquarter_postal_code", "headquarter_telephone"],
  active_in_organisation: ["financial_support"],
  implementation_cost: ["financial_support"],
  iban_code: ["bic_code"],
};

const dearest = 10_000_000_00;
const leastAmount = 1_00;

const acquainted = {
  type: { project_type: always(choice(projectTypes)) },
  personal: {
    firstname: always(line(80)),
    lastname: always(line(80)),
    email: needed((_answers, { knownEmail }) => knownEmail !== null, ask("email", [email])),
    employee_id: needed((answers) => !isRetired(answers), ask("line", [employeeId])),
    gender: optional(choice(genders)),
    nationality: needed(isInternal, ask("country", [oneOf(nationalities)])),
    phone: always(ask("phone", [realPhone("country")])),
    civil_state: needed(isInternal, choice(civilStates)),
    number_of_children: needed(isInternal, ask("count", [whole(0, 20)])),
  },
  address: address(""),
  role: {
    employment_status: always(choice(employmentStatuses)),
    // Retired people come to no branch: theirs follows by itself.
    branch: (answers: Answers) =>
      isRetired(answers)
        ? ask("choice", [], { choices: workplaces, isRequired: false })
        : ask("choice", [oneOf(workplaces)], { choices: workplaces }),
    department: only((answers) => !isRetired(answers), always(choice(departments))),
    last_employer: only(isRetired, always(line(120))),
    retirement_date: only(isRetired, pastDay),
  },
} satisfies Record<string, Record<string, Ask>>;

const describeInternal = {
  request: {
    reason: always(lines(4000)),
    troubles: always(lines(4000)),
    tried_other_options: always(yesNo),
    other_options: only(({ tried_other_options }) => tried_other_options === "yes", always(lines(4000))),
    // An urgent request has a shorter term; the committee decides by what is written here.
    answer_needed_by: optional(lines(1000)),
    attachments: optional(files(10)),
  },
} satisfies Record<string, Record<string, Ask>>;

const describeExternal = {
  organisation: {
    name_organisation: always(line(150)),
    main_activities: always(lines(2000)),
    headquarter_telephone: always(ask("phone", [realPhone("headquarter_country")])),
    headquarter_email: always(ask("email", [email])),
    headquarter_website: optional(ask("url", [url])),
  },
  registered: address("headquarter_"),
  involvement: {
    why_did_you_choose: always(lines(2000)),
    active_in_organisation: always(yesNo),
    what_is_your_position: only(isActive, always(line(120))),
    since_when_active: only(isActive, pastDay),
    which_tasks: only(isActive, always(lines(2000))),
  },
  project: {
    title_of_the_project: always(line(120)),
    confidential: always(yesNo),
    description_of_the_project: always(lines(4000)),
    project_impact: always(lines(2000)),
    implementation_cost: always(ask("amount", [amount({ least: leastAmount, most: dearest })])),
    financial_support: (_answers, situation) => ask("amount", [supportAtMost(situation)]),
    extra_volunteers: optional(ask("count", [whole(0, 500)])),
  },
} satisfies Record<string, Record<string, Ask>>;

const bank = {
  name_of_the_bank: always(line(120)),
  account_holder: always(line(120)),
  iban_code: always(ask("line", [iban])),
  bic_code: needed(
    ({ iban_code }) => !/^(?:BE|NL|$)/.test(compactIban(String(iban_code ?? ""))),
    ask("line", [bic("iban_code")]),
  ),
} satisfies Record<string, Ask>;

const countryOf = ({ headquarter_country }: Answers): Country =>
  countries.find((one) => one === headquarter_country) ?? "belgium";

const financial = {
  organisation: {
    legal_status: (answers) => choice(legalFormsIn(countryOf(answers))),
    date_of_establishment: pastDay,
    subsidised_as: optional(line(200)),
    national_number: always(ask("line", [organisationNumber("headquarter_country")])),
  },
  presentation: { purpose: always(lines(2000)) },
  bank,
  responsible: {
    responsible_lastname: always(line(80)),
    responsible_firstname: always(line(80)),
    responsible_function: always(line(80)),
  },
  signing: {
    responsible_national_register_number: only(
      (_answers, { asksRegisterNumber }) => asksRegisterNumber,
      (_answers, { now }) => ask("line", [registerNumber(now)]),
    ),
    responsible_phone: always(ask("phone", [realPhone("headquarter_country")])),
    responsible_email: always(ask("email", [email])),
    project_files_articles: always(files(5)),
    project_files_involvement: only(isActive, always(files(5))),
  },
} satisfies Record<string, Record<string, Ask>>;

/** What each step asks, section by section. Of someone who asks help for themselves the last step needs the account only. */
export const dossierForm = {
  internal: { acquainted, "describe-internal": describeInternal, financial: { bank } },
  external: { acquainted, "describe-external": describeExternal, financial },
} as const satisfies Record<string, Record<string, Record<string, Record<string, Ask>>>>;

type Steps = typeof dossierForm.internal & typeof dossierForm.external;
type SectionIn<Step extends keyof Steps> = keyof Steps[Step] & string;

/** Every section of the form, with the step it stands in. */
export type DossierSection = { [Step in keyof Steps]: `${Step}.${SectionIn<Step>}` }[keyof Steps];

/** Every field that a dossier can ask. */
export type DossierField = {
  [Step in keyof Steps]: { [Section in SectionIn<Step>]: keyof Steps[Step][Section] & string }[SectionIn<Step>];
}[keyof Steps];

/** The fields that are answered with files. */
export const fileFields = [
  "attachments",
  "project_files_articles",
  "project_files_involvement",
] as const satisfies readonly DossierField[];
export type FileField = (typeof fileFields)[number];

/** The fields that are answered with a text, whatever its kind. */
export type TextField = Exclude<DossierField, FileField>;

/** Every field of the form, once, in its order. */
export const dossierFields = [
  ...new Set(
    [acquainted, describeInternal, describeExternal, financial].flatMap((sections) =>
      Object.values<Record<string, Ask>>(sections).flatMap((fields) => Object.keys(fields)),
    ),
  ),
] as DossierField[];

/** Every field that is answered with a text. */
export const textFields = dossierFields.filter((field) => !isFileField(field)) as TextField[];

/** Tells whether a field is answered with files. */
export function isFileField(field: string): field is FileField {
  return (fileFields as readonly string[]).includes(field);
}

/** Tells whether a field belongs to the part that can be handed to the organisation. */
export function isFinancialField(field: string): boolean {
  return Object.values(financial).some((fields) => field in fields);
}
