import type { Language } from "./language.ts";
import type { Colleague } from "./people.ts";

/** Somebody in the story of the year. */
export type Person = Colleague & {
  language: Language;
  branch: "Gent" | "Namen" | "Brussel";
  department: "Productie" | "Verkoop" | "Administratie";
  /** Opens the office, so they need a second factor. */
  isOfficer: boolean;
};

let lastEmployeeId = 0;

type Details = Partial<Pick<Person, "language" | "branch" | "department" | "isOfficer">>;

function aPerson(firstname: string, lastname: string, details: Details = {}): Person {
  const name = `${firstname}.${lastname}`.normalize("NFD").replace(/[^\w.]/g, "");
  return {
    firstname,
    lastname,
    email: `${name.toLowerCase()}@kastanje.example`,
    employeeId: String(++lastEmployeeId).padStart(8, "0"),
    language: "nl",
    branch: "Gent",
    department: "Productie",
    isOfficer: false,
    ...details,
  };
}

const inFrench = { language: "fr", branch: "Namen" } as const;
const inEnglish = { language: "en", branch: "Brussel" } as const;
const officer = { isOfficer: true, department: "Administratie" } as const;

/** The people who run the fund. The last member of the committee also puts a project forward. */
export const office = {
  operator: aPerson("Ines", "Tack", officer),
  coordinator: aPerson("Lotte", "Vermeulen", officer),
  editor: aPerson("Noor", "Aerts", officer),
  chair: aPerson("Karel", "Baert", officer),
  deputy: aPerson("Chloé", "Lambert", { ...officer, ...inFrench }),
  thirdMember: aPerson("Tom", "Hendrickx", officer),
  fourthMember: aPerson("Sofie", "Maes", officer),
  fifthMember: aPerson("Emma", "Wood", { ...officer, ...inEnglish }),
};

/** The committee, the chair and the deputy first. */
export const committee = [office.chair, office.deputy, office.thirdMember, office.fourthMember, office.fifthMember];

/** The people who submit something, by what happens to their dossier. */
export const applicants = {
  granted: aPerson("Fatima", "Amrani"),
  refusedHelp: aPerson("Luc", "Dubois", inFrench),
  withdrawn: aPerson("Grace", "Miller", inEnglish),
  confidential: aPerson("Dries", "Goossens"),
  late: aPerson("Élise", "Martin", inFrench),
  incomplete: aPerson("Filip", "Claeys"),
  handedOver: aPerson("Greta", "Janssens"),
  ofMember: office.fifthMember,
  tieWinner: aPerson("Ibrahim", "Yilmaz"),
  // Someone who works in Flanders gets letters in Dutch first.
  tieLoser: aPerson("Julie", "Renard", { language: "fr" }),
  refused: aPerson("Kobe", "Wouters"),
  ineligible: aPerson("Lien", "Desmet"),
};
/** The key of a dossier in the story. */
export type StoryDossier = keyof typeof applicants;

const firstnames =
  "Ana Bram Cem Dina Elke Femke Gijs Hanne Imane Joris Kaat Lars Mila Nele Omar Pia Quinten Rik Sara Tess";
const lastnames = "Adams Bakker Cools Diels Engels Fabry Gielen Hermans Ivens Jacobs";

/** Two hundred colleagues who do nothing but vote. */
export const voters = firstnames
  .split(" ")
  .flatMap((firstname) => lastnames.split(" ").map((lastname) => aPerson(firstname, lastname)));

/** Everyone on the staff list, once each. */
export const everyone = [...new Set([...Object.values(office), ...Object.values(applicants), ...voters])];

const columns = ["personeelsnummer", "voornaam", "naam", "e-mail", "vestiging", "afdeling", "taal"];

/** The staff list of the company, as a file with semicolons. */
export const staffList = [
  columns.join(";"),
  ...everyone.map(({ employeeId, firstname, lastname, email, branch, department, language }) =>
    [employeeId, firstname, lastname, email, branch, department, language].join(";"),
  ),
].join("\r\n");
