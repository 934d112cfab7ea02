import type { Email } from "postal-mime";
import { readCatalogues } from "#i18n/every-language.ts";
import { runSamen } from "#test/command.ts";
import { aSiteClient } from "#test/site-client.ts";
import { walkSite } from "#test/site-walk.ts";
import { pathIn } from "#web/address.ts";
import { textIn } from "./applicants.ts";
import { expect } from "./live.ts";
import { comeIn, dossierOf, type Year } from "./year.ts";
import { confidentialWords, projects, secretWords } from "./year-dossiers.ts";
import { expectStates } from "./year-eligibility.ts";
import { applicants, office, voters } from "./year-people.ts";

const accountWords = await readCatalogues("account");

/** Expects the coordinator and the applicants to read how every dossier ended. */
export async function expectEnds(year: Year): Promise<void> {
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
    expect([...answers.values()].some((answer) => answer.includes(projects.handedOver.title))).toBe(true);
    const leaks = [...answers].flatMap(([address, answer]) =>
      secretWords.filter((word) => answer.toLowerCase().includes(word.toLowerCase())).map((word) => [address, word]),
    );
    expect(leaks).toEqual([]);
  }
}

/** Expects the votes and the history to be unchanged, and no word of what stays inside on a page or in a mail. */
export async function expectRecords(year: Year, slug: string): Promise<void> {
  const { site } = year;
  const vote = await runSamen(site.settings, "verify", "vote", slug);
  expect(vote).toMatchObject({ code: 0, output: expect.stringContaining("205 votes") });
  expect(await runSamen(site.settings, "verify", "audit")).toMatchObject({ code: 0 });
  const [employee] = voters;
  const page = employee && (await comeIn(year, employee));
  const session = (await page?.context().cookies())?.find(({ name }) => name === "samen_session");
  await expectNoLeaks(year, `samen_session=${session?.value}`);
  const isTelling = ({ text = "", subject = "" }: Email) =>
    confidentialWords.some((word) => `${subject} ${text}`.includes(word));
  expect(site.mails.filter(isTelling)).toEqual([]);
}
