import { answerConflict, dossierWords, openDossier, planRelease, pressAct, releaseChosen } from "./decisions.ts";
import { expect, type Page } from "./live.ts";
import { comeIn, dossierOf, numbersOf, pageOf, type Year } from "./year.ts";
import { applicants, office, type Person, type StoryDossier } from "./year-people.ts";

type Proposal = { amount: string; reason: string };

const proposals = {
  granted: { amount: "500", reason: "" },
  refusedHelp: { amount: "", reason: "La mutuelle paie déjà cette réparation." },
} satisfies Partial<Record<StoryDossier, Proposal>>;

/** Two members read each request for help and agree, and the chair tells the applicants. */
export async function answerRequests(year: Year): Promise<void> {
  const { chair, thirdMember } = office;
  for (const member of [chair, thirdMember]) {
    const page = await comeIn(year, member);
    for (const key of ["granted", "refusedHelp"] as const) {
      await openRequest(year, page, { member, key });
      // The first of them takes it up.
      if (member === chair) {
        await pressAct(page, member.language, "takeUp");
        year.expected.add(applicants[key], "news");
      }
      await propose(page, member, proposals[key]);
    }
  }
  const page = await pageOf(year, chair);
  const numbers = numbersOf(year, ["granted", "refusedHelp"]);
  await planRelease(page, chair.language, numbers);
  await releaseChosen(page, numbers);
  for (const key of ["granted", "refusedHelp"] as const) year.expected.add(applicants[key], "news");
}

/** Opens a request, which asks about conflicts twice: about the place of work, and about the person. */
async function openRequest(
  year: Year,
  page: Page,
  { member, key }: { member: Person; key: "granted" | "refusedHelp" },
): Promise<void> {
  const { firstname, lastname } = applicants[key];
  const { id } = dossierOf(year, key);
  await openDossier(page, member.language, id);
  await answerConflict(page, member.language, "none");
  await expect(page.locator("#dossier").getByText(`${firstname} ${lastname}`).first()).toBeVisible();
  await answerConflict(page, member.language, "none");
  await expect(
    page.getByRole("radio", { name: dossierWords[member.language]["officeDossier.conflict.none"] }),
  ).toHaveCount(0);
}

async function propose(page: Page, { language }: Person, { amount, reason }: Proposal): Promise<void> {
  const words = dossierWords[language];
  const decision = page.getByRole("region", { name: words["decision.title"] });
  await decision.getByText(words["decision.opinion"], { exact: true }).first().click();
  await decision.getByLabel(words["decision.opinion.amount"]).fill(amount);
  await decision.getByLabel(words["decision.opinion.reason"]).fill(reason);
  await decision.getByRole("button", { name: words["decision.opinion.do"], exact: true }).click();
  await expect(page.getByText(words["decision.done.giveOpinion"])).toBeVisible();
}
