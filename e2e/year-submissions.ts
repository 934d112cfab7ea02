import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { stepPath, submitOnPage, textIn } from "./applicants.ts";
import { answersWhere, fillHandOver, readHandOverLink } from "./hand-over.ts";
import { expect, type Page } from "./live.ts";
import { aCompleteProject, aProject, aRequest, changeDossier } from "./sent-dossier.ts";
import { comeIn, dossierOf, type Year } from "./year.ts";
import { answersAbout, requests, type StoryProject } from "./year-dossiers.ts";
import { applicants, type StoryDossier } from "./year-people.ts";

const accountWords = await readCatalogues("account");

/** Submits a dossier on its last page, and remembers its number. */
async function submit(year: Year, key: StoryDossier, page: Page, id: string): Promise<void> {
  const person = applicants[key];
  year.dossiers.set(key, { id, number: await submitOnPage(page, person.language, id) });
  year.expected.add(person, "submitted");
}

/** Three employees ask for help, and one of them solves it otherwise. */
export async function askForHelp(year: Year): Promise<void> {
  for (const key of ["granted", "refusedHelp", "withdrawn"] as const) {
    const page = await comeIn(year, applicants[key]);
    const id = await aRequest(page);
    await changeDossier(page, id, requests[key]);
    await submit(year, key, page, id);
    if (key === "withdrawn") await withdraw(year, page);
  }
}

async function withdraw(year: Year, page: Page): Promise<void> {
  const person = applicants.withdrawn;
  const words = accountWords[person.language];
  await page.goto(pathIn(person.language, `/account/dossiers/${dossierOf(year, "withdrawn").id}`));
  await page.locator("summary", { hasText: words["myDossier.withdraw"] }).click();
  await page.getByRole("button", { name: words["myDossier.withdraw.do"], exact: true }).click();
  await expect(page.locator("main .notice--success")).toHaveText(words["myDossier.done.withdrawn"]);
  year.expected.add(person, "news");
}

/** Puts a project forward, as a person who is logged in. */
async function putForward(year: Year, key: StoryProject, page: Page): Promise<void> {
  await submit(year, key, page, await aCompleteProject(page, answersAbout(key)));
}

/** Seven employees put a project forward in time, one of them a member of the committee. */
export async function putProjectsForward(year: Year): Promise<void> {
  const inTime = ["confidential", "incomplete", "ofMember", "tieWinner", "tieLoser", "refused", "ineligible"] as const;
  for (const key of inTime) await putForward(year, key, await comeIn(year, applicants[key]));
}

/** An employee lets the organisation fill in its part, and submits the project then. */
export async function handProjectOver(year: Year): Promise<void> {
  const key = "handedOver";
  const person = applicants[key];
  const { language } = person;
  const treasurer = { email: "penningmeester@wilgentuin.example", language };
  const page = await comeIn(year, person);
  const id = await aProject(page, answersWhere(false, answersAbout(key)));
  await page.goto(stepPath(language, "financial", id));
  await page.getByLabel(textIn(language, "handOver.email")).fill(treasurer.email);
  await page.getByRole("button", { name: textIn(language, "handOver.send") }).click();
  await expect(page.getByRole("status").filter({ hasText: textIn(language, "handOver.waiting") })).toBeVisible();
  const link = await readHandOverLink(page);
  year.expected.add(treasurer, "hand-over");

  const context = await year.browser.newContext({ baseURL: year.site.url, reducedMotion: "reduce" });
  const organisation = await context.newPage();
  await organisation.goto(link.pathname + link.search);
  await fillHandOver(organisation, language, answersWhere(true, answersAbout(key)));
  await context.close();
  year.expected.add(person, "hand-over complete");
  await submit(year, key, page, id);
}

/** Someone with extra time puts a project forward after the deadline; the link from their mail is theirs at once. */
export async function putForwardLate(year: Year, link: URL): Promise<void> {
  const person = applicants.late;
  const page = await comeIn(year, person);
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(textIn(person.language, "late.mine"))).toBeVisible();
  await putForward(year, "late", page);
}

/** An applicant changes what the coordinator asked for, and submits the dossier again. */
export async function completeDossier(year: Year): Promise<void> {
  const person = applicants.incomplete;
  const { id, number } = dossierOf(year, "incomplete");
  const page = await comeIn(year, person);
  await changeDossier(page, id, { project_impact: "Vierhonderd kinderen spelen buiten, elke zomer." });
  expect(await submitOnPage(page, person.language, id, "submit.send.again")).toBe(number);
  year.expected.add(person, "changed");
}
