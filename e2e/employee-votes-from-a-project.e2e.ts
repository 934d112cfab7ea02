import { readCatalogues } from "#i18n/every-language.ts";
import { about, bar, candidates, continueButton, dialogOf, myVote, receiptOf } from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";
import { askApi } from "./sent-dossier.ts";
import { expectOnlyListed } from "./watch.ts";

const { nl, en, fr } = await readCatalogues("site", "public", "vote", "account");

/** The last project on the ballot of whoever asks, in one language. */
async function aCandidate(page: Page, language: "nl" | "en" | "fr"): Promise<{ slug: string; title: string }> {
  const query = `{ currentCall { ballot { slug text(language: ${language}) { title } } } }`;
  const { slug, text } = (await askApi(page, query, {})).currentCall.ballot.at(-1);
  return { slug, title: text.title };
}

test("a project leads to the ballot with itself chosen and nothing cast; whoever has voted is told so", async ({
  page,
}) => {
  const person = aColleague(25, "en");
  await page.goto("/en");
  const { slug, title } = await aCandidate(page, "en");
  // A visitor logs in first; no address on the way says what they pressed.
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.goto(`/en/project/${slug}`);
  await page.getByRole("link", { name: en["project.voteFor"] }).click();
  await expect(page).toHaveURL(/\/en\/login\?next=/);
  const next = new URL(page.url()).searchParams.get("next") ?? "";
  await logIn(page, person);
  await page.goto(next);
  await expect(page).toHaveURL("/en/vote/projects");
  await expect(bar(page, en)).toContainText(title);
  expect(await myVote(page)).toBeNull();
  expect(addresses.filter((address) => !address.includes("/project/") && address.includes(slug))).toEqual([]);

  // Another project takes its place, from the list as well; it is still no vote.
  const { currentCall } = await askApi(page, "{ currentCall { ballot { slug text(language: en) { title } } } }", {});
  const [other] = currentCall.ballot;
  await page.goto(`/en/projects/${other.slug}`);
  await page.getByRole("button", { name: en["project.voteFor"] }).click();
  await expect(page).toHaveURL("/en/vote/projects");
  await expect(bar(page, en)).toContainText(other.text.title);
  await expectOnlyListed(page);
  await continueButton(page).click();
  await dialogOf(page, en, other.text.title).getByRole("button", { name: en["ballot.confirm.yes"] }).click();
  await expect(page).toHaveURL("/en/vote/thank-you");
  const receipt = await receiptOf(page);

  await page.goto(`/en/project/${slug}`);
  await expect(page.getByText(en["project.voted"])).toBeVisible();
  await expect(page.getByRole("button", { name: en["project.voteFor"] })).toHaveCount(0);
  await expectNoBarriers(page, "a project, voted");
  await page.getByRole("link", { name: en["project.voted.action"] }).click();
  await expect(page.getByRole("heading", { name: about(en["vote.voted.heading"], other.text.title) })).toBeVisible();

  await page.goto("/en/account");
  const vote = page.getByRole("region", { name: en["account.vote"] });
  await expect(vote).toContainText(receipt);
  await expect(vote.getByRole("link", { name: other.text.title })).toBeVisible();
  await expectUsable(page, "account, voted");
});

test("the account says that a vote is still to be cast, and leads to the ballot", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, aColleague(5));
  await page.goto("/account");
  const vote = page.getByRole("region", { name: nl["account.vote"] });
  await vote.getByRole("link", { name: nl["account.vote.ballot"] }).click();
  await expect(page).toHaveURL("/vote/projects");
  await expect(candidates(page, nl).and(page.locator(":checked"))).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a project leads to the ballot with itself chosen, by a plain form", async ({ page }) => {
    await logIn(page, aColleague(29, "fr"));
    await page.goto("/fr");
    const { slug, title } = await aCandidate(page, "fr");
    await page.goto(`/fr/project/${slug}`);
    await page.getByRole("button", { name: fr["project.voteFor"] }).click();
    await expect(page).toHaveURL("/fr/vote/projects");
    await expect(page.getByRole("radio", { name: title, exact: true })).toBeChecked();
    expect(await myVote(page)).toBeNull();
    await continueButton(page).click();
    await expect(page.getByRole("heading", { level: 1, name: about(fr["ballot.confirm"], title) })).toBeVisible();
  });
});
