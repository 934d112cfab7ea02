import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { waitForMail } from "./arrived-mails.ts";
import { dossierWords, openDossier } from "./decisions.ts";
import { expect, type Page } from "./live.ts";
import { comeIn, dossierOf, pageOf, type Year } from "./year.ts";
import { applicants, office, type StoryDossier } from "./year-people.ts";
import { completeDossier, putForwardLate } from "./year-submissions.ts";

const { nl: callWords } = await readCatalogues("calls");
const words = dossierWords.nl;
const aDay = 86_400_000;
const later = (year: Year, days: number) =>
  new Date(year.site.now().getTime() + days * aDay).toISOString().slice(0, 10);

/** The ordinary projects that meet the conditions of the call. */
const eligible = [
  "late",
  "incomplete",
  "handedOver",
  "ofMember",
  "tieWinner",
  "tieLoser",
  "refused",
] as const satisfies StoryDossier[];

/** The dossiers that the committee judges; the coordinator passes on a confidential one without reading it. */
export const judgedDossiers = ["confidential", ...eligible] as const;
export type JudgedDossier = (typeof judgedDossiers)[number];

/** The coordinator lets someone submit late, looks over all projects, and passes them on to the committee. */
export async function lookOverProjects(year: Year, slug: string): Promise<void> {
  const page = await comeIn(year, office.coordinator);
  await giveExtraTime(year, page, slug);
  for (const key of eligible) await judgeCondition(year, page, { key, isMet: true });
  await judgeCondition(year, page, { key: "ineligible", isMet: false });
  await decline(year, page);
  await askForCompletion(year, page);
  await giveToCommittee(year, page);
}

async function giveExtraTime(year: Year, page: Page, slug: string): Promise<void> {
  const { email } = applicants.late;
  const after = year.site.mails.length;
  await page.goto(pathIn("nl", `/office/calls/${slug}/late-access`));
  await page.getByRole("textbox", { name: callWords["callLate.person"] }).fill(email);
  await page
    .getByRole("textbox", { name: callWords["callLate.day"] })
    .fill(later(year, 5).split("-").reverse().join("/"));
  await page.getByRole("button", { name: callWords["callLate.action"] }).click();
  await expect(page.getByRole("heading", { name: callWords["callLate.done"] })).toBeVisible();
  year.expected.add(applicants.late, "extra time");
  const mail = await waitForMail(year.site.mails, { to: email, mark: /[?&]late=/, after });
  await putForwardLate(year, new URL(/https?:\S+[?&]late=\S+/.exec(mail)?.[0] ?? ""));
}

type Judgement = { key: StoryDossier; isMet: boolean };

async function judgeCondition(year: Year, page: Page, { key, isMet }: Judgement): Promise<void> {
  await openDossier(page, "nl", dossierOf(year, key).id);
  const conditions = page.getByRole("region", { name: words["officeDossier.conditions"] });
  await conditions.getByRole("combobox").selectOption(isMet ? "yes" : "no");
  await conditions.getByRole("button").click();
  await expect(page.getByText(words["officeDossier.done.judgePoints"])).toBeVisible();
}

/** Declines the open dossier for the condition that it fails. */
async function decline(year: Year, page: Page): Promise<void> {
  const name = words["officeDossier.act.declineAsIneligible"];
  const acts = page.getByRole("region", { name: words["officeDossier.acts"] });
  await acts.getByText(name, { exact: true }).first().click();
  await acts.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText(words["officeDossier.done.declineAsIneligible"])).toBeVisible();
  year.expected.add(applicants.ineligible, "news");
}

async function askForCompletion(year: Year, page: Page): Promise<void> {
  const name = words["officeDossier.act.askForCompletion"];
  await openDossier(page, "nl", dossierOf(year, "incomplete").id);
  const acts = page.getByRole("region", { name: words["officeDossier.acts"] });
  await acts.getByText(name, { exact: true }).first().click();
  await acts.getByLabel(words["officeDossier.day"]).fill(later(year, 7));
  await acts.getByLabel(words["officeDossier.missing"]).fill("Hoeveel kinderen doen mee?");
  await acts.getByRole("button", { name, exact: true }).click();
  await expect(page.getByText(words["officeDossier.done.askForCompletion"])).toBeVisible();
  year.expected.add(applicants.incomplete, "completion");
  await completeDossier(year);
}

async function giveToCommittee(year: Year, page: Page): Promise<void> {
  await page.goto(pathIn("nl", "/office/dossiers"));
  const row = (key: StoryDossier) => page.getByRole("row").filter({ hasText: dossierOf(year, key).number });
  for (const key of judgedDossiers) await row(key).getByRole("checkbox").check();
  await page.getByRole("button", { name: words["officeDossier.act.giveToCommittee"], exact: true }).click();
  await expect(page.locator(".bulk__effects li")).toHaveCount(1);
  await page.locator(".bulk__do").getByRole("button").click();
  for (const key of judgedDossiers) {
    await expect(row(key)).toContainText(words["officeDossier.state.in_review"]);
    year.expected.add(applicants[key], "news");
  }
}

/** Expects the coordinator to see each dossier in its state. */
export async function expectStates(year: Year, states: Readonly<Record<StoryDossier, keyof typeof stateWords>>) {
  const page = await pageOf(year, office.coordinator);
  await page.goto(pathIn("nl", "/office/dossiers"));
  for (const [key, state] of Object.entries(states)) {
    const { number } = dossierOf(year, key as StoryDossier);
    await expect(page.getByRole("row").filter({ hasText: number })).toContainText(stateWords[state]);
  }
}

const stateWords = {
  granted: words["officeDossier.state.granted"],
  declined: words["officeDossier.state.declined"],
  withdrawn: words["officeDossier.state.withdrawn"],
  selected: words["officeDossier.state.selected"],
  reserve: words["officeDossier.state.reserve"],
  winner: words["officeDossier.state.winner"],
  not_elected: words["officeDossier.state.not_elected"],
};
