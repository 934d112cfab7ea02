import type { Language } from "#domain/language.ts";
import type { GivenRole } from "#domain/permission.ts";
import { codeApp } from "#domain/second-factor.ts";
import { codeAt, stepAt } from "#server/platform/totp.ts";
import { appKey } from "#test/code-app.ts";
import { pathIn } from "#web/address.ts";
import { expect, type Page } from "./live.ts";
import { type Colleague, officers } from "./people.ts";

/** What the office and the second step before it are called in each language. */
export const officeWords = {
  nl: {
    own: "Zo open je het kantoor",
    setUp: "Beveilig je toegang",
    make: "Maak een toegangssleutel",
    use: "Gebruik je toegangssleutel",
    app: "Gebruik een code-app",
    connect: "Verbind je code-app",
    code: "Code uit je app",
    goOn: "Verder",
    oneMore: "Nog één stap",
    wrong: "Die code klopt niet",
    stopped: "Je toestel gaf geen toegangssleutel",
    noScripts: "In deze browser staan scripts uit",
    hello: "Dag",
    coordinator: "Coördinator",
    committee: "Lid van de selectiecommissie",
    nothing: "Er is nu niets te kiezen",
    notFound: "Deze pagina kon niet gevonden worden",
  },
  en: {
    own: "How you open the office",
    setUp: "Secure your access",
    make: "Make a passkey",
    use: "Use your passkey",
    app: "Use a code app",
    connect: "Connect your code app",
    code: "Code from your app",
    goOn: "Continue",
    oneMore: "One more step",
    wrong: "That code is not right",
    stopped: "Your device gave no passkey",
    noScripts: "Scripts are off in this browser",
    hello: "Hello",
    coordinator: "Coordinator",
    committee: "Member of the selection committee",
    nothing: "There is nothing to choose now",
    notFound: "This page could not be found",
  },
  fr: {
    own: "Comment vous ouvrez le bureau",
    setUp: "Protégez votre accès",
    make: "Créer une clé d’accès",
    use: "Utiliser votre clé d’accès",
    app: "Utiliser une application de codes",
    connect: "Reliez votre application de codes",
    code: "Code de votre application",
    goOn: "Continuer",
    oneMore: "Encore une étape",
    wrong: "Ce code n’est pas correct",
    stopped: "Votre appareil n’a pas donné de clé d’accès",
    noScripts: "Les scripts sont désactivés dans ce navigateur",
    hello: "Bonjour",
    coordinator: "Coordinateur ou coordinatrice",
    committee: "Membre du comité de sélection",
    nothing: "Il n’y a rien à choisir pour le moment",
    notFound: "Cette page est introuvable",
  },
};

/** Whoever a test sets something up for, it has to itself: the coordinator, or a member of the committee. */
export function takeOfficer(place: "coordinator" | number): Colleague {
  const officer = officers[place === "coordinator" ? 0 : place + 1];
  if (!officer) throw new Error(`The demo has no officer ${place}`);
  return officer;
}

/** The code that an app shows: now, or half a minute on. */
export const codeOf = (secret: string, stepsOn = 0) =>
  codeAt(appKey(secret), stepAt(new Date(), codeApp) + stepsOn, codeApp);

/** A code that no app shows now. */
export const wrongCode = (secret: string) =>
  ["000000", "000001", "000002", "000003"].find((one) => ![-2, -1, 0, 1, 2].some((on) => codeOf(secret, on) === one)) ??
  "";

/** The key that a page shows to those who connect a code app. */
export const secretOn = async (page: Page) => (await page.locator("main code").textContent()) ?? "";

/** Begins with a code app instead of a passkey, on the page where a second factor is set up. */
export async function beginCodeApp(page: Page, language: Language): Promise<void> {
  const { app, connect } = officeWords[language];
  await page.getByRole("button", { name: app }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(connect);
}

/** The office is open, and says who came in as what. */
export async function expectOffice(
  page: Page,
  language: Language,
  { firstname }: Colleague,
  role: Exclude<GivenRole, "operator"> = "committee",
): Promise<void> {
  const { hello, nothing, [role]: called } = officeWords[language];
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/office")}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hello} ${firstname}`);
  await expect(page.getByRole("main").getByText(called, { exact: true })).toBeVisible();
  if (role === "committee") await expect(page.getByRole("heading", { name: nothing })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
}

/** A device with a finger that is always the right one. */
export async function addAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      browser.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}
