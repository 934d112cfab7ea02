import { everyPage } from "./every-page.ts";
import { expect, test } from "./live.ts";

// That each of them comes to life without a complaint is seen where everyone can use it.
test("every page that is kept for visitors allows its scripts by their hashes", async ({ request }) => {
  let kept = 0;
  for (const { path } of everyPage.filter(({ language }) => language === "en")) {
    const response = await request.get(path);
    // Some pages are personal: they look at what the browser sent.
    if (response.status() !== 200 || !response.headers().etag) continue;
    kept++;
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("'sha256-");
    expect(policy, path).not.toContain("'nonce-");
  }
  expect(kept).toBeGreaterThan(20);
});

test("a visitor who comes back is told that the page is the same, and it still works", async ({ page }) => {
  await page.goto("/en/contact");
  await page.locator(".theme").waitFor();
  const again = page.waitForResponse((response) => new URL(response.url()).pathname === "/en/contact");
  await page.reload();
  expect([200, 304]).toContain((await again).status());
  await page.locator(".theme").click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", /light|dark/);
});

test("a script that someone smuggled into a kept page does not run", async ({ page }) => {
  await page.route("**/en/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", "<script>document.title = 'smuggled'</script></body>");
    await route.fulfill({ response, body });
  });
  await page.goto("/en/contact");
  await page.locator(".theme").waitFor();
  expect(await page.title()).not.toContain("smuggled");
});
