import type { GivenRole } from "#domain/permission.ts";
import { codeApp } from "#domain/second-factor.ts";
import { codeAt, stepAt } from "#server/platform/totp.ts";
import { appKey } from "#test/code-app.ts";
import { pathIn } from "#web/address.ts";
import type { Language } from "./language.ts";
import { expect, type Page } from "./live.ts";
import { type Colleague, officers } from "./people.ts";

/** The texts of the office and of the second factor, by language. */
export const officeWords = {
  nl: {
    setUpHeading: "Beveilig je toegang",
    makePasskey: "Maak een toegangssleutel",
    usePasskey: "Gebruik je toegangssleutel",
    app: "Gebruik een code-app",
    connect: "Verbind je code-app",
    code: "Code uit je app",
    continueLabel: "Verder",
    secondStepHeading: "Nog één stap",
    wrongCodeText: "Die code klopt niet",
    noPasskeyText: "Je toestel gaf geen toegangssleutel",
    noScripts: "In deze browser staan scripts uit",
    hello: "Dag",
    coordinator: "Coördinator",
    committee: "Lid van de selectiecommissie|Voorzitter|Plaatsvervanger van de voorzitter",
    notFound: "Deze pagina kon niet gevonden worden",
  },
  en: {
    setUpHeading: "Secure your access",
    makePasskey: "Make a passkey",
    usePasskey: "Use your passkey",
    app: "Use a code app",
    connect: "Connect your code app",
    code: "Code from your app",
    continueLabel: "Continue",
    secondStepHeading: "One more step",
    wrongCodeText: "That code is not right",
    noPasskeyText: "Your device gave no passkey",
    noScripts: "Scripts are off in this browser",
    hello: "Hello",
    coordinator: "Coordinator",
    committee: "Member of the selection committee|Chair|Deputy chair",
    notFound: "This page could not be found",
  },
  fr: {
    setUpHeading: "Protégez votre accès",
    makePasskey: "Créer une clé d’accès",
    usePasskey: "Utiliser votre clé d’accès",
    app: "Utiliser une application de codes",
    connect: "Reliez votre application de codes",
    code: "Code de votre application",
    continueLabel: "Continuer",
    secondStepHeading: "Encore une étape",
    wrongCodeText: "Ce code n’est pas correct",
    noPasskeyText: "Votre appareil n’a pas donné de clé d’accès",
    noScripts: "Les scripts sont désactivés dans ce navigateur",
    hello: "Bonjour",
    coordinator: "Coordinateur ou coordinatrice",
    committee: "Membre du comité de sélection|Présidence|Suppléance de la présidence",
    notFound: "Cette page est introuvable",
  },
};

/** The coordinator or a member of the committee. Only one test may set up the second factor of an officer. */
export function takeOfficer(place: "coordinator" | number): Colleague {
  const officer = officers[place === "coordinator" ? 0 : place + 1];
  if (!officer) throw new Error(`The demo has no officer ${place}`);
  return officer;
}

/** The code that an app shows now, or some half minutes later. */
export const codeOf = (secret: string, stepsLater = 0) =>
  codeAt(appKey(secret), stepAt(new Date(), codeApp) + stepsLater, codeApp);

/** A code that no app shows now. */
export const wrongCode = (secret: string) =>
  ["000000", "000001", "000002", "000003"].find(
    (code) => ![-2, -1, 0, 1, 2].some((step) => codeOf(secret, step) === code),
  ) ?? "";

/** Reads the secret that a page shows for a code app. */
export const readSecret = async (page: Page) => (await page.locator("main code").textContent()) ?? "";

/** Chooses a code app instead of a passkey, on the page that sets up a second factor. */
export async function beginCodeApp(page: Page, language: Language): Promise<void> {
  const { app, connect } = officeWords[language];
  await page.getByRole("button", { name: app }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(connect);
}

/** Expects the office, with the name of the officer and their role, or their seat on the committee. */
export async function expectOffice(
  page: Page,
  language: Language,
  { firstname }: Colleague,
  role: Extract<GivenRole, "committee" | "coordinator"> = "committee",
): Promise<void> {
  const { hello, [role]: roleName } = officeWords[language];
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/office")}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${hello} ${firstname}`));
  await expect(page.getByRole("main").getByText(new RegExp(`^(?:${roleName})$`))).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
}

/** Adds a device that accepts every passkey without a person. */
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
