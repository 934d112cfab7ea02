import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page, test } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { logIn } from "./people.ts";

const words = {
  nl: { office: "Kantoor", today: "Vandaag", calls: "Oproepen en stemming", site: "Naar de site", logOut: "Afmelden" },
  en: { office: "Office", today: "Today", calls: "Calls and vote", site: "To the site", logOut: "Log out" },
  fr: {
    office: "Bureau",
    today: "Aujourd’hui",
    calls: "Appels et vote",
    site: "Vers le site",
    logOut: "Se déconnecter",
  },
};

const railOf = (page: Page, name: string) => page.getByRole("navigation", { name, exact: true });
const menuButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

inTurn({ language: "fr", width: 360 }, (language) => {
  const { office, today, calls, site } = words[language];

  test("an officer opens the menu of the office on a phone, moves to the calls and to the site", async ({ page }) => {
    await logIn(page, takeOfficer("coordinator"), { hasSecondFactor: true });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(pathIn(language, "/office"));
    const rail = railOf(page, office);
    await expect(rail).toBeHidden();
    await menuButton(page).click();
    await expect(rail.getByRole("link", { name: today })).toHaveAttribute("aria-current", "page");
    await expectUsable(page, "the open menu");
    await rail.getByRole("link", { name: calls, exact: true }).click();
    await expect(page).toHaveURL(pathIn(language, "/office/calls"));
    await expect(rail).toBeHidden();
    await menuButton(page).click();
    await page.keyboard.press("Escape");
    await expect(rail).toBeHidden();
    await menuButton(page).click();
    await rail.getByRole("link", { name: site }).click();
    await expect(page).toHaveURL(pathIn(language, "/"));
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
});

inTurn({ language: "nl", width: 1440 }, (language) => {
  const { office, today, calls, logOut } = words[language];
  test.use({ javaScriptEnabled: false });

  test("an officer moves around the office and logs out without scripts", async ({ page }) => {
    await logIn(page, takeOfficer("coordinator"), { hasSecondFactor: true });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pathIn(language, `/office/calls/${new Date().getFullYear()}/log`));
    const rail = railOf(page, office);
    await expect(rail.getByRole("link", { name: calls, exact: true })).toHaveAttribute("aria-current", "page");
    await rail.getByRole("link", { name: today }).click();
    await expect(page).toHaveURL(pathIn(language, "/office"));
    await page.getByRole("banner").getByRole("button", { name: logOut }).click();
    await page.goto(pathIn(language, "/office"));
    await expect(page).toHaveURL(/\/login\?/);
  });
});

test("a page of the office that is not for this role does not exist, and shows no rail", async ({ page }) => {
  await logIn(page, takeOfficer(8), { hasSecondFactor: true });
  const answer = await page.goto("/en/office/calls");
  expect(answer?.status()).toBe(404);
  await expect(railOf(page, "Office")).toHaveCount(0);
});
