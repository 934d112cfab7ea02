import { pathIn } from "#web/address.ts";
import { everyPage } from "./every-page.ts";
import { inTurn } from "./in-turn.ts";
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

inTurn({ language: "fr", width: 360 }, (language) => {
  test("a script that someone smuggled into a kept page does not run", async ({ page }) => {
    const path = pathIn(language, "/contact");
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("</body>", "<script>document.title = 'smuggled'</script></body>");
      await route.fulfill({ response, body });
    });
    const answer = await page.goto(path);
    expect(await answer?.text()).toContain("smuggled");
    expect(await page.title()).not.toContain("smuggled");
  });
});
