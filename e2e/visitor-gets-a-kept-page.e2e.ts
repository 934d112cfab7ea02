import { pathIn } from "#web/address.ts";
import { everyPage } from "./every-page.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";

// everyone-can-use-it.e2e.ts checks that the scripts of each page run without errors.
test("every cached page allows its scripts by their hashes", async ({ request }) => {
  let cachedCount = 0;
  for (const { path } of everyPage.filter(({ language }) => language === "en")) {
    const response = await request.get(path);
    // Personal pages depend on the request and are not cached.
    if (response.status() !== 200 || !response.headers().etag) continue;
    cachedCount++;
    const policy = response.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("'sha256-");
    expect(policy, path).not.toContain("'nonce-");
  }
  expect(cachedCount).toBeGreaterThan(20);
});

inTurn({ language: "fr", width: 360 }, (language) => {
  test("a foreign script in a cached page does not run", async ({ page }) => {
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
