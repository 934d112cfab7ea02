import { readCatalogues } from "#i18n/every-language.ts";
import {
  candidates,
  choiceBar,
  confirmationDialog,
  continueButton,
  readReceipt,
  readVote,
  withProjectTitle,
} from "./ballot.ts";
import { expectNoBarriers, expectUsable } from "./barriers.ts";
import { expect, type Page, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";
import { askApi } from "./sent-dossier.ts";
import { expectOnlyListedStorage } from "./watch.ts";

const { nl, en, fr } = await readCatalogues("site", "public", "vote", "account");

/** Reads the last project on this voter's ballot in one language. */
async function readLastCandidate(page: Page, language: "nl" | "en" | "fr"): Promise<{ slug: string; title: string }> {
  const query = `{ currentCall { ballot { slug text(language: ${language}) { title } } } }`;
  const { slug, text } = (await askApi(page, query, {})).currentCall.ballot.at(-1);
  return { slug, title: text.title };
}

test("a project opens the ballot with that choice and casts no vote; after the vote it says so", async ({ page }) => {
  const person = aColleague(25, "en");
  await page.goto("/en");
  const { slug, title } = await readLastCandidate(page, "en");
  // A visitor logs in first; no address reveals the choice.
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.goto(`/en/project/${slug}`);
  await page.getByRole("link", { name: en["project.voteFor"] }).click();
  await expect(page).toHaveURL(/\/en\/login\?next=/);
  const next = new URL(page.url()).searchParams.get("next") ?? "";
  await logIn(page, person);
  await page.goto(next);
  await expect(page).toHaveURL("/en/vote/projects");
  await expect(choiceBar(page, en)).toContainText(title);
  expect(await readVote(page)).toBeNull();
  expect(addresses.filter((address) => !address.includes("/project/") && address.includes(slug))).toEqual([]);

  // Another project replaces the choice, still without a vote.
  const { currentCall } = await askApi(page, "{ currentCall { ballot { slug text(language: en) { title } } } }", {});
  const [otherProject] = currentCall.ballot;
  await page.goto(`/en/projects/${otherProject.slug}`);
  await page.getByRole("button", { name: en["project.voteFor"] }).click();
  await expect(page).toHaveURL("/en/vote/projects");
  await expect(choiceBar(page, en)).toContainText(otherProject.text.title);
  await expectOnlyListedStorage(page);
  await continueButton(page).click();
  await confirmationDialog(page, en, otherProject.text.title)
    .getByRole("button", { name: en["ballot.confirm.yes"] })
    .click();
  await expect(page).toHaveURL("/en/vote/thank-you");
  const receipt = await readReceipt(page);

  await page.goto(`/en/project/${slug}`);
  await expect(page.getByText(en["project.voted"])).toBeVisible();
  await expect(page.getByRole("button", { name: en["project.voteFor"] })).toHaveCount(0);
  await expectNoBarriers(page, "a project, voted");
  await page.getByRole("link", { name: en["project.voted.action"] }).click();
  await expect(
    page.getByRole("heading", { name: withProjectTitle(en["vote.voted.heading"], otherProject.text.title) }),
  ).toBeVisible();

  await page.goto("/en/account");
  const vote = page.getByRole("region", { name: en["account.vote"] });
  await expect(vote).toContainText(receipt);
  await expect(vote.getByRole("link", { name: otherProject.text.title })).toBeVisible();
  await expectUsable(page, "account, voted");
});

test("the account reminds an employee to vote, and leads to the ballot", async ({ page }) => {
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

  test("a project opens the ballot with that choice, by a plain form", async ({ page }) => {
    await logIn(page, aColleague(29, "fr"));
    await page.goto("/fr");
    const { slug, title } = await readLastCandidate(page, "fr");
    await page.goto(`/fr/project/${slug}`);
    await page.getByRole("button", { name: fr["project.voteFor"] }).click();
    await expect(page).toHaveURL("/fr/vote/projects");
    await expect(page.getByRole("radio", { name: title, exact: true })).toBeChecked();
    expect(await readVote(page)).toBeNull();
    await continueButton(page).click();
    await expect(
      page.getByRole("heading", { level: 1, name: withProjectTitle(fr["ballot.confirm"], title) }),
    ).toBeVisible();
  });
});
