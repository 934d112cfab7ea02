import type { Email } from "postal-mime";
import { midnightAfter } from "#domain/brussels-time.ts";
import { writeMoment } from "#domain/call-moment.ts";
import { waitForCode } from "./arrived-mails.ts";
import type { Language } from "./language.ts";
import type { Page } from "./live.ts";
import { addAuthenticator, officeWords } from "./officers.ts";

/** The texts of the set-up, by language. */
export const setUpWords = {
  nl: {
    soon: "Deze site opent binnenkort",
    soonNamed: "Kastanje Sociaal Fonds opent binnenkort",
    begin: "Begin",
    save: "Bewaar en ga verder",
    continueLabel: "Ga verder",
    later: "Doe dit later",
    steps: [
      "Het fonds en zijn talen",
      "De kleuren",
      "De mails",
      "Beheerder en coördinator",
      "Vestigingen, afdelingen en thema’s",
      "De personeelslijst",
      "De eerste oproep",
      "Open de site",
    ],
    company: "Naam van het bedrijf",
    email: "E-mailadres van het fonds",
    ownEmail: "Jouw e-mailadres",
    sendTest: "Stuur een testmail",
    code: "Code uit de testmail",
    firstname: "Voornaam",
    lastname: "Naam",
    officerEmail: "E-mailadres",
    giveRoles: "Geef hun de rollen",
    logIn: "Ik ben {name}: meld me aan",
    ready: "kan het kantoor openen",
    branches: "Brieven in het Nederlands",
    file: "De lijst, uit Excel of als CSV",
    look: "Toon wat er zou veranderen",
    budget: "Budget",
    makeCall: "Maak de oproep",
    open: "Open de site voor iedereen",
    hello: "Dag Ines",
    opened: "De site is open",
  },
  en: {
    soon: "This site opens soon",
    soonNamed: "Kastanje Social Fund opens soon",
    begin: "Begin",
    save: "Save and continue",
    continueLabel: "Continue",
    later: "Do this later",
    steps: [
      "The fund and its languages",
      "The colours",
      "Emails",
      "Operator and coordinator",
      "Branches, departments and themes",
      "The staff list",
      "The first call",
      "Open the site",
    ],
    company: "Name of the company",
    email: "Email address of the fund",
    ownEmail: "Your email address",
    sendTest: "Send a test email",
    code: "Code from the test email",
    firstname: "First name",
    lastname: "Name",
    officerEmail: "Email address",
    giveRoles: "Give them the roles",
    logIn: "I am {name}: log me in",
    ready: "can open the office",
    branches: "Letters in Dutch",
    file: "The list, from Excel or as CSV",
    look: "Show what would change",
    budget: "Budget",
    makeCall: "Make the call",
    open: "Open the site to everyone",
    hello: "Hello Ines",
    opened: "The site is open",
  },
  fr: {
    soon: "Ce site ouvre bientôt",
    soonNamed: "Fonds social Kastanje : ouverture prochaine",
    begin: "Commencer",
    save: "Enregistrer et continuer",
    continueLabel: "Continuer",
    later: "Faire ceci plus tard",
    steps: [
      "Le fonds et ses langues",
      "Les couleurs",
      "Les e-mails",
      "Administrateur et coordinateur",
      "Sites, départements et thèmes",
      "La liste du personnel",
      "Le premier appel",
      "Ouvrir le site",
    ],
    company: "Nom de l’entreprise",
    email: "Adresse e-mail du fonds",
    ownEmail: "Votre adresse e-mail",
    sendTest: "Envoyer un e-mail de test",
    code: "Code de l’e-mail de test",
    firstname: "Prénom",
    lastname: "Nom",
    officerEmail: "Adresse e-mail",
    giveRoles: "Leur donner les rôles",
    logIn: "Je suis {name} : me connecter",
    ready: "peut ouvrir le bureau",
    branches: "Lettres en néerlandais",
    file: "La liste, d’Excel ou en CSV",
    look: "Montrer ce qui changerait",
    budget: "Budget",
    makeCall: "Créer l’appel",
    open: "Ouvrir le site à tous",
    hello: "Bonjour Ines",
    opened: "Le site est ouvert",
  },
};

/** A person with whom a fund begins. */
export type FirstOfficer = { firstname: string; lastname: string; email: string };

/** Presses a button of the open page. */
export const pressInMain = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();
const field = (page: Page, name: string) => page.getByRole("main").getByRole("textbox", { name, exact: false });

/** Names the fund, and continues. */
export async function nameFund(
  page: Page,
  language: Language,
  { company, email }: { company: string; email: string },
): Promise<void> {
  const words = setUpWords[language];
  await field(page, words.company).fill(company);
  await field(page, words.email).fill(email);
  await pressInMain(page, words.save);
}

/** Sends a test mail, and types its code. */
export async function typeCodeOfTestMail(
  page: Page,
  language: Language,
  { mails, email }: { mails: readonly Email[]; email: string },
): Promise<void> {
  const words = setUpWords[language];
  await field(page, words.ownEmail).fill(email);
  await pressInMain(page, words.sendTest);
  await field(page, words.code).fill(await waitForCode(mails, { to: email }));
}

/** Gives the roles of operator and coordinator, in this order. */
export async function nameOfficers(page: Page, language: Language, officers: readonly FirstOfficer[]): Promise<void> {
  const words = setUpWords[language];
  for (const [index, { firstname, lastname, email }] of officers.entries()) {
    const person = page.getByRole("main").getByRole("group").nth(index);
    await person.getByRole("textbox", { name: words.firstname }).fill(firstname);
    await person.getByRole("textbox", { name: words.lastname, exact: true }).fill(lastname);
    await person.getByRole("textbox", { name: words.officerEmail }).fill(email);
  }
  await pressInMain(page, words.giveRoles);
}

/** The name of the button with which a first officer logs in. */
export const logInLabel = (language: Language, { firstname }: FirstOfficer) =>
  setUpWords[language].logIn.replace("{name}", firstname);

/** Logs a first officer in with a code and a new passkey. */
export async function logInOfficer(
  page: Page,
  language: Language,
  { mails, officer }: { mails: readonly Email[]; officer: FirstOfficer },
): Promise<void> {
  await addAuthenticator(page);
  await pressInMain(page, logInLabel(language, officer));
  const code = await waitForCode(mails, { to: officer.email, mark: /login\/link/ });
  await page.getByRole("main").getByRole("textbox").fill(code);
  await pressInMain(page, officeWords[language].makePasskey);
}

/** Chooses the file of a staff list, and asks what it would change. */
export async function chooseStaffList(page: Page, language: Language, list: string): Promise<void> {
  const words = setUpWords[language];
  const file = { name: "staff.csv", mimeType: "text/csv", buffer: Buffer.from(list) };
  await page.getByLabel(words.file).setInputFiles(file);
  await pressInMain(page, words.look);
}

/** Takes over the staff list that was looked at. */
export const importStaffList = (page: Page) => page.locator("button[name='intent'][value='import']").click();

/** Names the branches with letters in Dutch, and continues. */
export async function nameBranches(page: Page, language: Language, names: string): Promise<void> {
  await field(page, setUpWords[language].branches).fill(names);
  await pressInMain(page, setUpWords[language].save);
}

/** Makes the first call with this budget; it begins on the proposed day, or on another one. */
export async function makeFirstCall(
  page: Page,
  language: Language,
  { budget, begins }: { budget: string; begins?: Date },
): Promise<void> {
  if (begins) {
    const dayAfter = (days: number) => writeMoment("submissionsOpen", midnightAfter(begins, days)).day;
    await page.locator("[name='submissionsOpen']").fill(dayAfter(0));
    await page.locator("[name='submissionsClose']").fill(dayAfter(56));
  }
  await field(page, setUpWords[language].budget).fill(budget);
  await pressInMain(page, setUpWords[language].makeCall);
}
