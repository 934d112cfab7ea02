import { inLanguage, type Language, type Localized } from "#domain/language.ts";
import type { LegalForm } from "#domain/legal-form.ts";
import type { Country } from "#domain/region.ts";
import type { DemoPlan, DemoRequest } from "#server/database/demo/content/dossier-shape.ts";
import { organisations } from "#server/database/demo/content/organisation.ts";
import type { DemoPerson, DemoProject } from "#server/database/demo/content/shape.ts";
import { demoNumber } from "#server/database/demo/identity.ts";

type Texts = Record<string, string>;

const pick = <One>(list: readonly One[], key: string) => list[demoNumber(key, list.length)] as One;

/** An account of its own for each key, because the office finds other dossiers of an organisation by it. */
function accountOf(key: string): string {
  const start = `539${String(demoNumber(`${key} account`, 10_000_000)).padStart(7, "0")}`;
  const account = start + String(Number(start) % 97 || 97).padStart(2, "0");
  // The check digits of an IBAN follow from its account, then the country (B is 11, E is 14) and two zeros.
  const checkDigits = 98n - (BigInt(`${account}111400`) % 97n);
  return `BE${String(checkDigits).padStart(2, "0")}${account}`;
}

const homes: Record<string, Texts> = {
  brussel: { postal_code: "1000", city: "Brussel" },
  gent: { postal_code: "9000", city: "Gent" },
  rotselaar: { postal_code: "3110", city: "Rotselaar" },
  wevelgem: { postal_code: "8560", city: "Wevelgem" },
  zwevegem: { postal_code: "8550", city: "Zwevegem" },
};
const streets = ["Kerkstraat", "Molenweg", "Lindelaan", "Schoolstraat", "Nieuwstraat", "Beekstraat"];

function answersAbout(person: DemoPerson, key: string): Texts {
  const { firstname, lastname, email, employeeId, branch, department, employmentStatus } = person;
  return {
    firstname,
    lastname,
    email: email ?? "",
    employee_id: employeeId,
    phone: `0470 12 ${10 + demoNumber(key, 90)} ${10 + demoNumber(`${key} phone`, 90)}`,
    street: pick(streets, `${key} street`),
    number: String(1 + demoNumber(`${key} house`, 140)),
    ...(homes[branch] ?? homes.gent),
    country: "belgium",
    employment_status: employmentStatus,
    branch,
    department: department ?? "",
    ...(employmentStatus === "retired" && { last_employer: "Amandel Gent", retirement_date: "2019-07-01" }),
  };
}

/** Gives the answers of a request for help; `unwantedId` is the member who should not read it. */
export function answersOfRequest(request: DemoRequest, person: DemoPerson, unwantedId: string): Texts {
  const { key, reason, troubles, tried, neededBy, namesMember } = request;
  return {
    project_type: "internal",
    ...answersAbout(person, key),
    nationality: "BE",
    civil_state: pick(["single", "maried", "cohabiting", "divorced", "widowed"], key),
    number_of_children: String(demoNumber(`${key} children`, 4)),
    reason,
    troubles,
    tried_other_options: tried ? "yes" : "no",
    ...(tried && { other_options: tried }),
    ...(neededBy && { answer_needed_by: neededBy }),
    ...(namesMember && { not_read_by: unwantedId }),
    name_of_the_bank: "Amandelbank",
    account_holder: `${person.firstname} ${person.lastname}`,
    iban_code: accountOf(key),
    bic_code: "",
  };
}

/** The facts that the form asks about an organisation and its project. */
type ProjectFacts = {
  key: string;
  language: Language;
  organisation: string;
  town: string;
  postalCode: string;
  country: Country;
  legalForm: LegalForm;
  website: string | null;
  domain: string;
  activities: string;
  title: string;
  description: string;
  impact: string;
  /** In whole euro. */
  cost: number;
  asked: number;
  isConfidential: boolean;
};

/** Gives what the form asks about a project that the public does not know. */
export function factsOfPlan(plan: DemoPlan): ProjectFacts {
  const isConfidential = plan.isConfidential ?? false;
  return {
    ...plan,
    country: "belgium",
    legalForm: "be_vzw",
    website: null,
    domain: `${plan.key}.example`,
    isConfidential,
  };
}

/** Gives what the form asked about a project of the catalogue, in the language of its applicant. */
export function factsOfProject(project: DemoProject, language: Language): ProjectFacts {
  const organisation = organisations.find(({ key }) => key === project.organisation);
  if (!organisation) throw new Error(`The demo has no organisation ${project.organisation}`);
  const { name, town, postalCode, country, legalForm, website } = organisation;
  const [description, impact] = [inLanguage(project.description, language), inLanguage(project.impact, language)];
  return {
    key: project.key,
    language,
    organisation: name,
    town,
    postalCode,
    country,
    legalForm,
    website,
    domain: `${project.organisation}.example`,
    activities: inLanguage(project.summary, language),
    title: inLanguage(project.title, language),
    description,
    impact,
    cost: project.cost,
    asked: project.asked,
    isConfidential: false,
  };
}

const responsibles = [
  ["An", "Baert"],
  ["Luc", "Hermans"],
  ["Fatma", "Yilmaz"],
  ["Els", "Segers"],
  ["Piet", "Dewulf"],
  ["Nadia", "Renard"],
] as const;
const functions: Localized = { nl: "Voorzitter", en: "Chair", fr: "Présidente" };
const positions: Localized = { nl: "Vrijwilliger", en: "Volunteer", fr: "Bénévole" };
const tasks: Localized = {
  nl: "Ik help elke week mee en ken de ploeg goed.",
  en: "I help every week and know the team well.",
  fr: "J’aide chaque semaine et je connais bien l’équipe.",
};
const motives: Localized = {
  nl: "Ik zie van dichtbij wat deze mensen betekenen voor anderen.",
  en: "I see from close by what these people mean to others.",
  fr: "Je vois de près ce que ces personnes apportent aux autres.",
};

/** Without an active colleague, a project gets less than this. */
const mostWithoutColleague = 8000;

/** Gives the answers of a dossier for a project. */
export function answersOfProject(facts: ProjectFacts, person: DemoPerson): Texts {
  const { key, language, country, town, postalCode, domain } = facts;
  const [firstname, lastname] = pick(responsibles, `${key} responsible`);
  const isActive = facts.asked > mostWithoutColleague || demoNumber(`${key} active`, 2) === 0;
  const isBelgian = country === "belgium";
  return {
    project_type: "external",
    ...answersAbout(person, key),
    name_organisation: facts.organisation,
    main_activities: facts.activities,
    headquarter_telephone: isBelgian ? "056 12 34 56" : "020 123 4567",
    headquarter_email: `info@${domain}`,
    headquarter_website: facts.website ?? `https://${domain}`,
    headquarter_street: pick(streets, `${key} seat`),
    headquarter_number: String(1 + demoNumber(`${key} seat`, 90)),
    headquarter_postal_code: postalCode,
    headquarter_city: town,
    headquarter_country: country,
    why_did_you_choose: inLanguage(motives, language),
    active_in_organisation: isActive ? "yes" : "no",
    ...(isActive && {
      what_is_your_position: inLanguage(positions, language),
      since_when_active: `${2012 + demoNumber(`${key} since`, 10)}-03-01`,
      which_tasks: inLanguage(tasks, language),
    }),
    title_of_the_project: facts.title,
    confidential: facts.isConfidential ? "yes" : "no",
    description_of_the_project: facts.description,
    project_impact: facts.impact,
    implementation_cost: String(facts.cost),
    financial_support: String(facts.asked),
    legal_status: facts.legalForm,
    date_of_establishment: `${1985 + demoNumber(`${key} founded`, 30)}-05-12`,
    national_number: isBelgian
      ? belgianNumber(demoNumber(facts.organisation, 900_000))
      : dutchNumber(facts.organisation),
    purpose: facts.activities,
    name_of_the_bank: "Amandelbank",
    account_holder: facts.organisation,
    iban_code: accountOf(facts.organisation),
    bic_code: "",
    responsible_lastname: lastname,
    responsible_firstname: firstname,
    responsible_function: inLanguage(functions, language),
    responsible_national_register_number: isBelgian ? "85.07.30-997.34" : "123456782",
    responsible_phone: isBelgian ? "0470 12 34 56" : "06 12345678",
    responsible_email: `${firstname.toLowerCase()}@${domain}`,
  };
}

/** Numbers that begin with two zeros belong to nobody. */
function belgianNumber(number: number): string {
  const digits = String(number).padStart(8, "0");
  return `${digits}${String(97 - (Number(digits) % 97)).padStart(2, "0")}`;
}

const dutchNumber = (organisation: string) => String(10_000_000 + demoNumber(organisation, 900_000));
