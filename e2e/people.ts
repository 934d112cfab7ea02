import { join } from "node:path";
import type { GivenRole } from "#domain/permission.ts";
import { demoId } from "#server/database/demo/identity.ts";
import { demoRoster } from "#server/database/demo/people.ts";
import { demoRoles } from "#server/database/demo/role.ts";
import { eq } from "#server/database/drizzle.ts";
import { openDatabase } from "#server/database/open.ts";
import { personRoles } from "#server/database/tables/role.ts";
import { sessions } from "#server/database/tables/session.ts";
import { listOutbox, type ReceivedMail, readMail } from "#server/platform/mail/outbox.ts";
import { aCookie } from "#test/site-session.ts";
import { type Language, languages } from "./language.ts";
import { expect, type Page } from "./live.ts";
import { type Site, sharedSite } from "./sites.ts";

/** A person of the demo who can log in by mail. */
export type Colleague = { firstname: string; lastname: string; email: string; employeeId: string };

const roster = demoRoster();
const roles = demoRoles(roster);
const withMailbox = (people: typeof roster): Colleague[] =>
  people.flatMap(({ email, ...person }) => (email ? [{ ...person, email }] : []));

/** The people who run the demo fund, the coordinator first. */
export const officers = withMailbox(
  roles.flatMap(({ employeeId }) => roster.find((person) => person.employeeId === employeeId) ?? []),
);

/** Employees of the demo who have no role. */
const employees = withMailbox(
  roster.filter((person) => !roles.some(({ employeeId }) => employeeId === person.employeeId)),
);

/** The texts of the login, by language. */
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
    formLink: "Aanmelden zoals iedereen",
    letterLink: /toegangsbrief/,
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
    formLink: "Log in as anybody would",
    letterLink: /access letter/,
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
    formLink: "Se connecter comme tout le monde",
    letterLink: /lettre d’accès/,
  },
};

/** A colleague for one test alone, because parallel tests must not read each other's mails. */
export function aColleague(number: number, language: Language = "nl"): Colleague {
  const person = employees[18 + number * languages.length + languages.indexOf(language)];
  if (!person) throw new Error("The demo has not so many employees");
  return person;
}

type Name = Omit<Colleague, "employeeId">;

/** Leaves the list of demo people for the login form. */
export async function openLoginForm(page: Page, language: Language): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: loginWords[language].formLink }).click();
  await expect(page.getByRole("textbox", { name: loginWords[language].email })).toBeVisible();
}

/** Fills in the login form of the demo, on any page that has one, and asks for a code. */
export async function askForCode(page: Page, person: Name, language: Language): Promise<void> {
  await openLoginForm(page, language);
  await sendLoginForm(page, person, language);
}

/** Fills in the open login form and asks for a code. */
export async function sendLoginForm(page: Page, person: Name, language: Language): Promise<void> {
  const words = loginWords[language];
  await page.getByRole("textbox", { name: words.email }).fill(person.email);
  await page.getByRole("textbox", { name: words.firstname }).fill(person.firstname);
  await page.getByRole("textbox", { name: words.lastname, exact: true }).fill(person.lastname);
  await page.getByRole("button", { name: words.send }).click();
  await expect(page).toHaveURL(/\/login\/code\?login=/);
}

// A mail never changes, and the tests search hundreds of them again and again.
const mailCache = new Map<string, Promise<ReceivedMail>>();

/** All mails that a site sent to an address, the newest first. */
export async function mailsTo(email: string, dataDir = sharedSite.dataDir): Promise<ReceivedMail[]> {
  const folder = join(dataDir, "outbox");
  const mails = (await listOutbox(folder)).map((name) => {
    const mail = mailCache.get(name) ?? readMail(folder, name);
    mailCache.set(name, mail);
    return mail;
  });
  return (await Promise.all(mails)).filter(({ to }) => to === email);
}

/** Waits for a number of mails to an address, and returns them. */
export async function waitForMails(
  email: string,
  count: number,
  dataDir = sharedSite.dataDir,
): Promise<ReceivedMail[]> {
  let mails: ReceivedMail[] = [];
  const countMails = async () => {
    mails = await mailsTo(email, dataDir);
    return mails.length;
  };
  await expect.poll(countMails, { timeout: 20_000 }).toBe(count);
  return mails;
}

const loginMailsTo = async (email: string, dataDir = sharedSite.dataDir) =>
  (await mailsTo(email, dataDir)).filter(({ text }) => text.includes("/login/link"));

/** Waits for a number of login mails, and returns the code and the link of the latest. */
export async function readLoginMail({ email }: Pick<Colleague, "email">, count = 1, dataDir = sharedSite.dataDir) {
  await expect.poll(async () => (await loginMailsTo(email, dataDir)).length, { timeout: 20_000 }).toBe(count);
  const [{ text } = { text: "" }] = await loginMailsTo(email, dataDir);
  const [, code = ""] = /\b(\d{6})\b/.exec(text) ?? [];
  const [link = ""] = /https?:\S+\/login\/link\S+/.exec(text) ?? [];
  return { code, link: new URL(link).pathname + new URL(link).search };
}

type MailLoginOptions = { hasScripts?: boolean; dataDir?: string };

/** Logs a person in by mail on the open login page, and waits for the next page. */
export async function logInByMail(
  page: Page,
  person: Colleague,
  language: Language,
  { hasScripts = true, dataDir = sharedSite.dataDir }: MailLoginOptions = {},
): Promise<void> {
  const words = loginWords[language];
  const earlierMails = await loginMailsTo(person.email, dataDir);
  await askForCode(page, person, language);
  const { code } = await readLoginMail(person, earlierMails.length + 1, dataDir);
  await page.getByRole("textbox", { name: words.code }).fill(code);
  // With scripts, the form sends itself after the sixth digit.
  if (!hasScripts) await page.getByRole("button", { name: words.continue }).click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login/code"));
}

/** Expects the header to link to the account; on a phone that link is in the closed menu. */
export async function expectLoggedIn(page: Page, language: Language): Promise<void> {
  const account = page
    .getByRole("banner")
    .getByRole("link", { name: loginWords[language].account, includeHidden: true });
  await expect(account.first()).toBeAttached();
}

/** Opens the account from the header, through the menu where there is one. */
export async function goToAccount(page: Page, language: Language): Promise<void> {
  const menu = page.locator(".menu > summary");
  if (await menu.isVisible()) await menu.click();
  const account = page.getByRole("banner").getByRole("link", { name: loginWords[language].account });
  await account.filter({ visible: true }).first().click();
}

type SessionOptions = {
  site?: Pick<Site, "url" | "databaseUrl" | "now">;
  hasSecondFactor?: boolean;
  /** A role that the person gets first. */
  role?: GivenRole;
};

// Each worker opens the database of a site once.
const openDatabases = new Map<string, ReturnType<typeof openDatabase>>();

/** Logs a colleague in by writing a session, because only the journeys of the login itself need mails. */
export async function logIn(
  page: Page,
  { employeeId }: Colleague,
  { site = sharedSite, hasSecondFactor = false, role }: SessionOptions = {},
): Promise<void> {
  const { url, databaseUrl, now } = site;
  const pendingDatabase = openDatabases.get(databaseUrl) ?? openDatabase({ databaseUrl, dataDir: "" });
  openDatabases.set(databaseUrl, pendingDatabase);
  const { db } = await pendingDatabase;
  const personId = demoId("person", employeeId);
  if (role) await db.insert(personRoles).values({ personId, role, givenAt: now() }).onConflictDoNothing();
  const [name = "", value = ""] = (await aCookie(db, personId, now())).split("=");
  if (hasSecondFactor) await db.update(sessions).set({ secondFactorAt: now() }).where(eq(sessions.personId, personId));
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
}
