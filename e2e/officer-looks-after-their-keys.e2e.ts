import { expectNoBarriers } from "./barriers.ts";
import { expect, test } from "./live.ts";
import { addAuthenticator, beginCodeApp, codeOf, readSecret, takeOfficer } from "./officers.ts";
import { logIn } from "./people.ts";

test("an officer adds, names and removes passkeys and a code app, but never the last one", async ({ page }) => {
  await addAuthenticator(page);
  const officer = takeOfficer(7);
  const main = page.getByRole("main");
  const onlyProofText = main.getByText("Your only proof. Add another one first.");
  await logIn(page, officer);
  await page.goto("/en/account");
  await page.locator("summary", { hasText: "Your second proof" }).click();
  await page.getByRole("link", { name: "Add or remove" }).click();

  // Without a second factor, this page sets one up and stays open.
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How you open the office");
  await expect(page.getByRole("status").filter({ hasText: "Added." })).toBeVisible();
  await expect(onlyProofText).toBeVisible();
  await expect(main.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await expectNoBarriers(page, "one's own keys");

  await beginCodeApp(page, "en");
  await page.getByRole("textbox", { name: "Code from your app" }).fill(codeOf(await readSecret(page)));
  await expect(main.getByText(/^Connected on/)).toBeVisible();
  await expect(onlyProofText).toHaveCount(0);

  await page.getByRole("button", { name: /^Remove(?!.*code app)/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Removed." })).toBeVisible();
  await expect(main.getByText("You have none yet.")).toBeVisible();
  await expect(onlyProofText).toBeVisible();

  await page.getByRole("textbox", { name: "Name of the new passkey" }).fill("Work phone");
  await page.getByRole("button", { name: "Make a passkey" }).click();
  // The help of the field gives the same name as an example, in small letters.
  await expect(main.getByText("Work phone", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "To the office" }).click();
  await expect(page).toHaveURL(/\/en\/office$/);
});
