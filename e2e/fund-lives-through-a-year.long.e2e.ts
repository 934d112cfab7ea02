import { nextTime } from "#domain/brussels-time.ts";
import { reminderTime } from "#domain/dossier-reminder.ts";
import { test } from "./empty-site.ts";
import { askApi } from "./sent-dossier.ts";
import { beginYear, moveTo, pageOf, type Year } from "./year.ts";
import { meet, scoreDossiers } from "./year-committee.ts";
import { lookOverProjects } from "./year-eligibility.ts";
import { expectEnds, expectRecords } from "./year-ending.ts";
import { committee, office } from "./year-people.ts";
import { publishProjects, releaseDecisions } from "./year-projects.ts";
import { answerRequests } from "./year-requests.ts";
import { nameOffice, setUpFund } from "./year-set-up.ts";
import { askForHelp, handProjectOver, putProjectsForward } from "./year-submissions.ts";
import { expectReminders, expectResults, expectTie, settleTie, voteInBrowsers, voteThroughApi } from "./year-vote.ts";

const [anHour, aDay] = [3_600_000, 86_400_000];

const moments = ["submissionsClose", "votingOpens", "votingCloses", "resultsPublished"] as const;

/** Reads the dates of the only call. */
async function readCall(year: Year) {
  const page = await pageOf(year, office.operator);
  const { calls } = await askApi(page, `{ calls { slug ${moments.join(" ")} } }`, {});
  const dates = Object.fromEntries(moments.map((name) => [name, Date.parse(calls[0][name])]));
  return { slug: String(calls[0].slug), ...(dates as Record<(typeof moments)[number], number>) };
}

test("a fund lives through its first year", async ({ site, browser }) => {
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
  await moveTo(year, nextTime(site.now(), reminderTime).getTime() + anHour);
  for (const member of committee) year.expected.add(member, "something waits");
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

  await test.step("everyone reads how their dossier ended", () => expectEnds(year));
  await test.step("the records hold, nothing leaks, and nobody got another mail", async () => {
    await expectRecords(year, call.slug);
    await year.expected.compare(site.mails);
  });
  for (const page of year.pages.values()) await page.context().close();
});
