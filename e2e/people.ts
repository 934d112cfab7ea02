import { join } from "node:path";
import { type Language, languages } from "#domain/language.ts";
import { demoRoster } from "#server/database/demo/people.ts";
import { demoRoles } from "#server/database/demo/role.ts";
import { listOutbox, type ReceivedMail, readMail } from "#server/platform/mail/outbox.ts";
import { pathIn } from "#web/address.ts";
import { expect, makeLive, type Page } from "./live.ts";

/** Someone of the demo who can log in by mail. */
export type Colleague = { firstname: string; lastname: string; email: string; employeeId: string };

const roster = demoRoster();
const roles = demoRoles(roster);
const withMailbox = (people: typeof roster): Colleague[] =>
  people.flatMap(({ email, ...one }) => (email ? [{ ...one, email }] : []));

/** The people who run the demo fund, the coordinator first; a test that sets something up for one has them to itself. */
export const officers = withMailbox(
  roles.flatMap(({ employeeId }) => roster.find((person) => person.employeeId === employeeId) ?? []),
);

/** Employees of the demo who have no role. */
export const employees = withMailbox(
  roster.filter((person) => !roles.some(({ employeeId }) => employeeId === person.employeeId)),
);

/** What the way in is called in each language. */
export const loginWords = {
  nl: {
    email: "E-mailadres",
    firstname: "Voornaam",
    lastname: "Naam",
    remember: "Onthoud mij op dit toestel",
    send: "Stuur mij een code",
    code: "Code van zes cijfers",
    continue: "Verder",
    account: "Mijn account",
    login: "Aanmelden",
    logOut: "Afmelden",
    hello: "Dag",
  },
  en: {
    email: "Email address",
    firstname: "First name",
    lastname: "Name",
    remember: "Remember me on this device",
    send: "Send me a code",
    code: "Six-digit code",
    continue: "Continue",
    account: "My account",
    login: "Log in",
    logOut: "Log out",
    hello: "Hello",
  },
  fr: {
    email: "Adresse e-mail",
    firstname: "Prénom",
    lastname: "Nom",
    remember: "Se souvenir de moi sur cet appareil",
    send: "Envoyez-moi un code",
    code: "Code à six chiffres",
    continue: "Continuer",
    account: "Mon compte",
    login: "Se connecter",
    logOut: "Se déconnecter",
    hello: "Bonjour",
  },
};

/** A colleague of one's own for a test, so that tests side by side do not read each other's mails. */
export function aColleague(number: number, language: Language = "nl"): Colleague {
  const person = employees[20 + number * languages.length + languages.indexOf(language)];
  if (!person) throw new Error("The demo has not so many employees");
  return person;
}

type Name = Omit<Colleague, "employeeId">;

/** Fills in who one is, on whatever page the form stands, and asks for a code. */
export async function askForCode(page: Page, person: Name, language: Language): Promise<void> {
  const words = loginWords[language];
  await page.getByRole("textbox", { name: words.email }).fill(person.email);
  await page.getByRole("textbox", { name: words.firstname }).fill(person.firstname);
  await page.getByRole("textbox", { name: words.lastname, exact: true }).fill(person.lastname);
  await page.getByRole("button", { name: words.send }).click();
  await expect(page).toHaveURL(/\/login\/code\?login=/);
}

const usualFolder = process.env.E2E_DATA_DIR ?? "";

// A mail that is there does not change, and hundreds are looked through again and again.
const read = new Map<string, Promise<ReceivedMail>>();

/** All mails that a site sent to someone, the newest first. */
export async function mailsTo(email: string, dataDir = usualFolder): Promise<ReceivedMail[]> {
  const folder = join(dataDir, "outbox");
  const mails = (await listOutbox(folder)).map((name) => {
    const mail = read.get(name) ?? readMail(folder, name);
    read.set(name, mail);
    return mail;
  });
  return (await Promise.all(mails)).filter(({ to }) => to === email);
}

/** All mails to someone, as soon as there are so many. */
export async function waitForMails(email: string, count: number, dataDir = usualFolder): Promise<ReceivedMail[]> {
  let mails: ReceivedMail[] = [];
  const look = async () => {
    mails = await mailsTo(email, dataDir);
    return mails.length;
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(count);
  return mails;
}

const loginMailsTo = async (email: string, dataDir = usualFolder) =>
  (await mailsTo(email, dataDir)).filter(({ text }) => text.includes("/login/link"));

/** The code and the link of the latest of so many mails that let someone in. */
export async function readLoginMail({ email }: Pick<Colleague, "email">, count = 1, dataDir = usualFolder) {
  await expect.poll(async () => (await loginMailsTo(email, dataDir)).length, { timeout: 20_000 }).toBe(count);
  const [{ text } = { text: "" }] = await loginMailsTo(email, dataDir);
  const [, code = ""] = /\b(\d{6})\b/.exec(text) ?? [];
  const [link = ""] = /https?:\S+\/login\/link\S+/.exec(text) ?? [];
  return { code, link: new URL(link).pathname + new URL(link).search };
}

type Way = { hasScripts?: boolean; dataDir?: string };

/** Logs someone in by mail on the login page that is open, until the site goes on to the next page. */
export async function logInHere(
  page: Page,
  person: Colleague,
  language: Language,
  { hasScripts = true, dataDir = usualFolder }: Way = {},
): Promise<void> {
  const words = loginWords[language];
  const before = await loginMailsTo(person.email, dataDir);
  await askForCode(page, person, language);
  const { code } = await readLoginMail(person, before.length + 1, dataDir);
  if (hasScripts) await makeLive(page);
  await page.getByRole("textbox", { name: words.code }).fill(code);
  // With scripts the sixth digit is enough.
  if (!hasScripts) await page.getByRole("button", { name: words.continue }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login/code"));
}

/** Logs a colleague in with a code from the mail. */
export async function logIn(page: Page, person: Colleague, language: Language = "nl"): Promise<void> {
  await page.goto(pathIn(language, "/login"));
  await logInHere(page, person, language);
  await expect(page).toHaveURL(new URL(pathIn(language, "/"), page.url()).href);
  await makeLive(page);
}
