import { date, notInFuture } from "#domain/date-rules.ts";
import { projectTypes } from "#domain/dossier.ts";
import { compactIban } from "#domain/iban.ts";
import { legalFormsIn } from "#domain/legal-form.ts";
import { amount, readAmount } from "#domain/money.ts";
import { nationalities } from "#domain/nationality.ts";
import { bic, iban, organisationNumber, postalCode, realPhone, registerNumber } from "#domain/number-rules.ts";
import { employmentStatuses } from "#domain/person.ts";
import { type Country, countries } from "#domain/region.ts";
import { email, employeeId, max, oneOf, type Rule } from "#domain/rules.ts";
import { url, whole } from "#domain/text-rules.ts";

// The browser and the server both use this one definition of the questions of a dossier.

/** The answers by the names of the fields; files are lists of their ids. */
export type Answers = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A committee member as the form names them. */
export type NamedMember = { id: string; name: string };

/** The facts that a form depends on besides its answers. */
export type FormSituation = {
  now: Date;
  /** The most a project can get, in cents; null without a call. */
  maximum: { activeInCents: number; otherInCents: number } | null;
  /** The most that the fund pays of the cost, in percent. */
  costShare: number;
  /** A fund needs a legal basis to ask for it. */
  asksRegisterNumber: boolean;
  /** The email address we already have of the applicant; people without a mailbox may leave it out. */
  knownEmail: string | null;
  /** The codes of the branches and departments that an applicant can choose. */
  workplaces: readonly string[];
  departments: readonly string[];
  /** The members of the committee whom an applicant can name; the applicant is never among them. */
  members: readonly NamedMember[];
};

/** A situation in which the form asks every field, for questions that do not depend on the fund or the moment. */
export const anySituation: FormSituation = {
  now: new Date(0),
  maximum: null,
  costShare: 100,
  asksRegisterNumber: true,
  knownEmail: null,
  workplaces: [],
  departments: [],
  members: [{ id: "", name: "" }],
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
  | "members"
  | "files";

/** How the form asks a field now. */
export type AskedField = {
  kind: FieldKind;
  rules: readonly Rule[];
  isRequired: boolean;
  /** The most characters or files. */
  most?: number;
  choices?: readonly string[];
  members?: readonly NamedMember[];
};

/** Gives how the form asks a field now, or null when it does not. */
export type Ask = (answers: Answers, situation: FormSituation) => AskedField | null;

/** Civil states; `maried` keeps the spelling of the specification. */
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

/** The parts of an address, of the applicant and of the seat of an organisation. */
export type AddressPart = "street" | "number" | "box" | "postal_code" | "city" | "country";

/** Asks an address; every part except the box is required. */
const address = <Prefix extends "" | "headquarter_">(prefix: Prefix) =>
  ({
    [`${prefix}street`]: always(line(120)),
    [`${prefix}number`]: always(line(10)),
    [`${prefix}box`]: optional(line(10)),
    [`${prefix}postal_code`]: always(ask("line", [postalCode(`${prefix}country`)], { most: 10 })),
    [`${prefix}city`]: always(line(80)),
    [`${prefix}country`]: always(ask("choice", [oneOf(countries)], { choices: countries })),
    // The compiler takes a name built from two parts as any string.
  }) as Record<`${Prefix}${AddressPart}`, Ask>;

/**
 * Gives the most an applicant may ask, in cents: the fund's share of the cost or the maximum of the call, whichever is
 * lower. Null as long as neither is known.
 */
export function mostSupport(answers: Answers, { maximum, costShare }: FormSituation): number | null {
  const limits = [shareOfCost(answers, costShare), maximum && maximumOf(answers, maximum)];
  const numbers = limits.filter((limit) => limit !== null);
  return numbers.length > 0 ? Math.min(...numbers) : null;
}

/** Gives the most that the fund pays of the cost of a project, in cents; null if the cost is not an amount. */
export function shareOfCost(answers: Answers, costShare: number): number | null {
  const cost = readAmount(String(answers.implementation_cost ?? ""));
  return typeof cost === "number" ? Math.floor((cost * costShare) / 100) : null;
}

/** Gives the most that an applicant can ask in a call, in cents. */
export function maximumOf(answers: Answers, maximum: NonNullable<FormSituation["maximum"]>): number {
  return isActive(answers) ? maximum.activeInCents : maximum.otherInCents;
}

/** Looks the maximum up when it checks, because other answers may have changed since the form was drawn. */
const supportAtMost =
  (situation: FormSituation): Rule =>
  (value, values) =>
    amount({ least: leastAmount, most: mostSupport(values as Answers, situation) ?? dearest })(value, values);

/** The fields whose validity depends on another field, by that other field. */
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
    // Retired people work in no branch, so theirs is set for them.
    branch: (answers: Answers, { workplaces }: FormSituation) =>
      isRetired(answers) ? ask("choice", [], { choices: workplaces, isRequired: false }) : choice(workplaces),
    department: only(
      (answers) => !isRetired(answers),
      (_answers, { departments }) => choice(departments),
    ),
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
    // The committee uses this answer to decide whether a request is urgent and gets a shorter term.
    answer_needed_by: optional(lines(1000)),
    // Excludes these members from the request; `conflict.ts` reads it.
    not_read_by: (_answers, { members }) =>
      members.length > 0 ? ask("members", [], { isRequired: false, members }) : null,
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
  countries.find((country) => country === headquarter_country) ?? "belgium";

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

/** The questions of each step by section. The last step of an internal request asks only for the bank account. */
export const dossierForm = {
  internal: { acquainted, "describe-internal": describeInternal, financial: { bank } },
  external: { acquainted, "describe-external": describeExternal, financial },
} as const satisfies Record<string, Record<string, Record<string, Record<string, Ask>>>>;

type Steps = typeof dossierForm.internal & typeof dossierForm.external;
type SectionIn<Step extends keyof Steps> = keyof Steps[Step] & string;

/** Every section of the form, with its step. */
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

/** Every field of the form once, in the order of the form. */
export const dossierFields = [
  ...new Set(
    [acquainted, describeInternal, describeExternal, financial].flatMap((sections) =>
      Object.values<Record<string, Ask>>(sections).flatMap((fields) => Object.keys(fields)),
    ),
  ),
] as DossierField[];

/** Every field that is answered with a text. */
export const textFields = dossierFields.filter((field) => !isFileField(field)) as TextField[];

/** Gives the ids in an answer that names committee members. */
export function readMembers(answer: Answers[string]): string[] {
  return typeof answer === "string" ? answer.split(" ").filter((id) => id !== "") : [];
}

/** Writes an answer that names committee members. */
export function writeMembers(ids: readonly string[]): string {
  return ids.filter((id) => id !== "").join(" ");
}

/** Tells whether a field is answered with files. */
export function isFileField(field: string): field is FileField {
  return (fileFields as readonly string[]).includes(field);
}

/** Tells whether a field belongs to the part that can be handed over to the organisation. */
export function isFinancialField(field: string): boolean {
  return Object.values(financial).some((fields) => field in fields);
}
