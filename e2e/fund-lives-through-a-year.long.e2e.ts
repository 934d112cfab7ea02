import type { Email } from "postal-mime";
import { readCatalogues } from "#i18n/every-language.ts";
import { runSamen } from "#test/command.ts";
import { aSiteClient } from "#test/site-client.ts";
import { walkSite } from "#test/site-walk.ts";
import { pathIn } from "#web/address.ts";
import { textIn } from "./applicants.ts";
import { test } from "./empty-site.ts";
import { expect } from "./live.ts";
import { askApi } from "./sent-dossier.ts";
import { beginYear, comeIn, dossierOf, moveTo, pageOf, type Year } from "./year.ts";
import { meet, scoreDossiers } from "./year-committee.ts";
import { confidentialWords, secretWords } from "./year-dossiers.ts";
import { expectStates, lookOverProjects } from "./year-eligibility.ts";
import { applicants, office, voters } from "./year-people.ts";
import { publishProjects, releaseDecisions } from "./year-projects.ts";
import { answerRequests } from "./year-requests.ts";
import { nameOffice, setUpFund } from "./year-set-up.ts";
import { askForHelp, handProjectOver, putProjectsForward } from "./year-submissions.ts";
import { expectReminders, expectResults, expectTie, settleTie, voteInBrowsers, voteThroughApi } from "./year-vote.ts";

const accountWords = await readCatalogues("account");
const [anHour, aDay] = [3_600_000, 86_400_000];

const moments = ["submissionsClose", "votingOpens", "votingCloses", "resultsPublished"] as const;

/** Reads the dates of the only call. */
async function readCall(year: Year) {
  const page = await pageOf(year, office.operator);
  const { calls } = await askApi(page, `{ calls { slug ${moments.join(" ")} } }`, {});
  const dates = Object.fromEntries(moments.map((name) => [name, Date.parse(calls[0][name])]));
  return { slug: String(calls[0].slug), ...(dates as Record<(typeof moments)[number], number>) };
}

/** Expects an applicant to read how the vote ended. */
async function expectLetter(year: Year, key: "handedOver" | "tieLoser", state: "winner" | "not_elected") {
  const { language } = applicants[key];
  const page = await comeIn(year, applicants[key]);
  await page.goto(pathIn(language, `/account/dossiers/${dossierOf(year, key).id}`));
  await expect(page.getByRole("heading", { name: accountWords[language]["myDossier.letter"] })).toBeVisible();
  const said = textIn(language, `dossierState.${state}.said`, { type: "external", isConfidential: "false" });
  await expect(page.getByRole("heading", { level: 1 })).toContainText(said);
}

/** Expects nobody outside the office to find a word of what stays inside. */
async function expectNoLeaks({ site }: Year, cookie: string): Promise<void> {
  for (const someone of [aSiteClient(site.url), aSiteClient(site.url, cookie)]) {
    const answers = await walkSite(someone, { inEveryLanguage: true });
    const leaks = [...answers].flatMap(([address, answer]) =>
      secretWords.filter((word) => answer.toLowerCase().includes(word.toLowerCase())).map((word) => [address, word]),
    );
    expect(leaks).toEqual([]);
  }
}

// biome-ignore lint/suspicious/noSkippedTests: its title says why.
test.fixme("a fund lives through its first year (skipped: written, and not yet brought to its end)", async ({
  site,
  browser,
}) => {
  // The whole story takes several minutes.
  test.setTimeout(1_200_000);
  const year = beginYear(site, browser);

  await test.step("the operator sets up the fund and names its office", async () => {
    await setUpFund(year);
    await nameOffice(year);
  });
  const call = await readCall(year);
  await test.step("colleagues ask for help and put projects forward", async () => {
    await askForHelp(year);
    await putProjectsForward(year);
    await handProjectOver(year);
  });
  await test.step("the committee answers the requests for help", () => answerRequests(year));

  await moveTo(year, call.submissionsClose + aDay);
  await test.step("the coordinator looks over the projects", () => lookOverProjects(year, call.slug));
  await test.step("five members declare conflicts and score", () => scoreDossiers(year));

  await moveTo(year, call.votingOpens - 6 * aDay);
  await test.step("the committee meets", () => meet(year));
  await test.step("the decisions are released", () => releaseDecisions(year));
  await test.step("the projects are written, approved and published", () => publishProjects(year));

  await moveTo(year, call.votingOpens + anHour);
  await test.step("colleagues vote", async () => {
    await voteInBrowsers(year);
    await voteThroughApi(year);
  });
  await moveTo(year, call.votingCloses - 3.5 * aDay);
  expectReminders(year);
  await moveTo(year, call.votingCloses + anHour);
  expectTie(year);
  await year.expected.compare(site.mails);
  await test.step("a member decides the tie", () => settleTie(year));
  await moveTo(year, call.resultsPublished + anHour);
  expectResults(year);
  await year.expected.compare(site.mails);

  await test.step("everyone reads how their dossier ended", async () => {
    await comeIn(year, office.coordinator);
    await expectStates(year, {
      granted: "granted",
      refusedHelp: "declined",
      withdrawn: "withdrawn",
      confidential: "selected",
      late: "winner",
      incomplete: "reserve",
      handedOver: "winner",
      ofMember: "selected",
      tieWinner: "winner",
      tieLoser: "not_elected",
      refused: "declined",
      ineligible: "declined",
    });
    await expectLetter(year, "handedOver", "winner");
    await expectLetter(year, "tieLoser", "not_elected");
  });

  await test.step("the records hold, nothing leaks, and nobody got another mail", async () => {
    const vote = await runSamen(site.settings, "verify", "vote", call.slug);
    expect(vote).toMatchObject({ code: 0, output: expect.stringContaining("205 votes") });
    expect(await runSamen(site.settings, "verify", "audit")).toMatchObject({ code: 0 });
    const [employee] = voters;
    const page = employee && (await comeIn(year, employee));
    const session = (await page?.context().cookies())?.find(({ name }) => name === "samen_session");
    await expectNoLeaks(year, `samen_session=${session?.value}`);
    const isTelling = ({ text = "", subject = "" }: Email) =>
      confidentialWords.some((word) => `${subject} ${text}`.includes(word));
    expect(site.mails.filter(isTelling)).toEqual([]);
    await year.expected.compare(site.mails);
  });
  for (const page of year.pages.values()) await page.context().close();
});
