import { texts as site } from "#i18n/nl/site.ts";
import { expect, type Locator, test } from "./live.ts";

const toTheMiddle = (trigger: Locator) => trigger.evaluate((element) => element.scrollIntoView({ block: "center" }));

test("a tooltip shows above its trigger and a popover below, and both go with Escape", async ({ page }) => {
  await page.goto("/gallery");
  const named = page.getByRole("region", { name: "Tooltip" }).getByRole("button").first();
  await toTheMiddle(named);
  await named.hover();
  await expect(named).toHaveAttribute("aria-describedby", /./);
  const tip = page.locator(`#${await named.getAttribute("aria-describedby")}`);
  await expect(tip).toBeVisible();
  const [above, trigger] = [await tip.boundingBox(), await named.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((trigger?.y ?? 0) + 1);
  // The tooltip itself can be hovered, and shows on focus too.
  await tip.hover();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tip).toBeHidden();
  await named.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press("Escape");

  const example = page.getByRole("region", { name: "Popover" });
  const opener = example.getByRole("button").first();
  const popover = page.locator(".popover:popover-open");
  // With room on both sides it opens where it wants to.
  await toTheMiddle(opener);
  await opener.click();
  await expect(popover).toBeVisible();
  const [below, pressed] = [await popover.boundingBox(), await opener.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((pressed?.y ?? 0) + (pressed?.height ?? 0) - 1);
  await example.getByRole("heading", { level: 2 }).click();
  await expect(popover).toBeHidden();
  await opener.click();
  await expect(popover).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a button with an icon only shows its name to the mouse and to the keyboard, and no longer once pressed", async ({
  page,
}) => {
  await page.goto("/gallery");
  const button = page.getByRole("region", { name: "Icon button" }).getByRole("button").first();
  const tip = page.getByRole("tooltip", { name: "Copy", exact: true });
  await toTheMiddle(button);
  await expect(tip).toHaveCount(0);
  await button.hover();
  await expect(tip).toBeVisible();
  await button.click();
  await expect(tip).toBeHidden();
  await button.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await expect(tip).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("what explains a field is below it, as wide, and covers neither its label nor its answer", async ({ page }) => {
    await page.goto("/login?form");
    const opener = page.getByRole("button", { name: site["login.employeeId.where"] });
    await toTheMiddle(opener);
    await opener.click();
    const popover = page.locator(".popover:popover-open");
    await expect(popover).toBeVisible();
    const [shown, field] = [
      await popover.boundingBox(),
      await page.getByRole("textbox", { name: site["login.employeeId"] }).boundingBox(),
    ];
    expect(shown?.x).toBe(field?.x);
    expect(shown?.width).toBe(field?.width);
    expect(shown?.y ?? 0).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  });
});
