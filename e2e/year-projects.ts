import { readCatalogues } from "#i18n/every-language.ts";
import { waitForMail } from "./arrived-mails.ts";
import { planRelease, releaseChosen } from "./decisions.ts";
import { languages } from "./language.ts";
import { expect, type Page } from "./live.ts";
import { openDraft, projectWords, publishDraft, saveDraft, writeTexts } from "./project-drafts.ts";
import { comeIn, numbersOf, type Year } from "./year.ts";
import { projects } from "./year-dossiers.ts";
import { applicants, office } from "./year-people.ts";

const approvalWords = await readCatalogues("project-approval");

/** The projects that the public reads about: the candidates of the vote, and one that the fund selected. */
const publicProjects = ["handedOver", "late", "tieWinner", "tieLoser", "ofMember"] as const;
type PublicProject = (typeof publicProjects)[number];

/** The coordinator releases the ordinary decisions, and the chair the confidential one. */
export async function releaseDecisions(year: Year): Promise<void> {
  const ordinary = [...publicProjects, "incomplete", "refused"] as const;
  for (const [officer, keys] of [
    [office.coordinator, ordinary],
    [office.chair, ["confidential"]],
  ] as const) {
    const page = await comeIn(year, officer);
    const numbers = numbersOf(year, keys);
    await planRelease(page, officer.language, numbers);
    await releaseChosen(page, numbers);
    for (const key of keys) year.expected.add(applicants[key], "news");
  }
}

/** The title of a project in one language; the applicant wrote that in their own. */
export function titleIn(key: PublicProject, language: (typeof languages)[number]): string {
  const { title } = projects[key];
  return language === applicants[key].language ? title : `${title} (${language})`;
}

/** The editor translates each project, its applicant approves the text, and the editor publishes it. */
export async function publishProjects(year: Year): Promise<void> {
  const page = await comeIn(year, office.editor);
  const { language } = office.editor;
  for (const key of publicProjects) {
    const person = applicants[key];
    await openDraft(page, language, projects[key].title);
    for (const other of languages.filter((one) => one !== person.language))
      await writeTexts(page, other, {
        title: titleIn(key, other),
        summary: `${projects[key].about} (${other})`,
        description: `${projects[key].about} (${other})`,
        impact: `40 (${other})`,
      });
    await page.locator("[name='theme']").selectOption({ index: 1 });
    await saveDraft(page, language);
    await approve(year, page, key);
    await page.reload();
    await publishDraft(page, language);
  }
}

/** Asks an applicant about the text of their project; they approve it with the link from their mail. */
async function approve(year: Year, page: Page, key: PublicProject): Promise<void> {
  const person = applicants[key];
  const words = approvalWords[person.language];
  const after = year.site.mails.length;
  const editorWords = projectWords[office.editor.language];
  await page.getByRole("button", { name: editorWords["projects.approval.ask"], exact: true }).click();
  await expect(page.getByText(editorWords["projects.approval.sent"])).toBeVisible();
  year.expected.add(person, "approval");
  const mail = await waitForMail(year.site.mails, { to: person.email, mark: /project-approval\?token=/, after });
  const { pathname, search } = new URL(/https?:\S+project-approval\?token=\S+/.exec(mail)?.[0] ?? "");

  const context = await year.browser.newContext({ baseURL: year.site.url, reducedMotion: "reduce" });
  const reader = await context.newPage();
  await reader.goto(pathname + search);
  await expect(reader.getByRole("heading", { level: 2, name: projects[key].title })).toBeVisible();
  await reader.getByRole("radio", { name: words["projectApproval.yes"] }).check();
  await reader.getByRole("button", { name: words["projectApproval.send"], exact: true }).click();
  await expect(reader.getByText(words["projectApproval.approved"])).toBeVisible();
  await context.close();
}
