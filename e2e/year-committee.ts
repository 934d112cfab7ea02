import type { ConflictAnswer } from "#domain/conflict.ts";
import type { Outcome } from "#domain/decision.ts";
import type { Score } from "#domain/review.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { answerConflict, declareToScore } from "./decisions.ts";
import { expect, type Page } from "./live.ts";
import { comeIn, dossierOf, type Year } from "./year.ts";
import { type JudgedDossier, judgedDossiers } from "./year-eligibility.ts";
import { applicants, committee, office, type Person } from "./year-people.ts";

const words = await readCatalogues("site", "office", "committee", "meeting");

/** The score that every member gives to every criterion. The last two projects of the vote get the same. */
const scores: Readonly<Record<JudgedDossier, Score>> = {
  handedOver: 5,
  late: 4,
  tieWinner: 4,
  tieLoser: 4,
  confidential: 4,
  ofMember: 3,
  incomplete: 3,
  refused: 2,
};

/** The decisions of the committee, with a reason where the applicant has to read one. */
const decisions: Readonly<Record<JudgedDossier, { outcome: Outcome; reason?: string }>> = {
  handedOver: { outcome: "shortlisted" },
  late: { outcome: "shortlisted" },
  tieWinner: { outcome: "shortlisted" },
  tieLoser: { outcome: "shortlisted" },
  confidential: { outcome: "selected" },
  ofMember: { outcome: "selected" },
  incomplete: { outcome: "reserve", reason: "Een goed plan. Het komt aan de beurt als er geld overblijft." },
  refused: { outcome: "declined", reason: "De commissie koos projecten die meer mensen bereiken." },
};

/** The members who do not judge a dossier: its applicant, and one who is involved. */
const membersAside: Partial<Record<JudgedDossier, Person>> = {
  ofMember: office.fifthMember,
  refused: office.fourthMember,
};

/** A member who knows an applicant, but judges all the same. */
const acquaintance = { member: office.thirdMember, key: "handedOver" } as const;

const firstAnswer = (member: Person, key: JudgedDossier): ConflictAnswer => {
  if (membersAside[key] === member) return "involved";
  return acquaintance.member === member && acquaintance.key === key ? "acquainted" : "none";
};

/** All members say whether they have a conflict, and score what they may. They work at the same time. */
export async function scoreDossiers(year: Year): Promise<void> {
  await Promise.all(
    committee.map(async (member) => {
      const page = await comeIn(year, member);
      const others = judgedDossiers.filter((key) => applicants[key] !== member);
      for (const key of others) await scoreDossier(year, page, { member, key });
      await page.goto(pathIn(member.language, "/office/committee"));
      await expect(page.getByRole("link", { name: words[member.language]["committee.next"] })).toHaveCount(0);
    }),
  );
}

type OneReview = { member: Person; key: JudgedDossier };

async function scoreDossier(year: Year, page: Page, { member, key }: OneReview): Promise<void> {
  const { language } = member;
  const { id } = dossierOf(year, key);
  const answer = firstAnswer(member, key);
  await page.goto(pathIn(language, `/office/committee/${id}`));
  if (answer === "none") await declareToScore(page, language);
  else await answerConflict(page, language, answer);
  if (answer === "involved") {
    await expect(page.getByText(words[language]["committee.status.aside"]).first()).toBeVisible();
    return;
  }
  await expect(page.locator(".score")).toBeVisible();
  for (const choice of await page.locator(`.score input[value='${scores[key]}']`).all()) await choice.check();
  await page.getByRole("button", { name: words[language]["score.saveNext"], exact: true }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
}

/** The committee meets: everyone comes, and the chair records a decision on every dossier. */
export async function meet(year: Year): Promise<void> {
  const chair = await comeIn(year, office.chair);
  const press = (page: Page, { language }: Person, act: "open" | "join" | "end") =>
    page.getByRole("button", { name: words[language][`meeting.act.${act}`], exact: true }).click();
  const open = (page: Page, { language }: Person) => page.goto(pathIn(language, "/office/committee/meeting"));
  await open(chair, office.chair);
  await press(chair, office.chair, "open");
  await expect(chair.getByText(words.nl["meeting.line.opened"])).toBeVisible();
  for (const member of committee.slice(1)) {
    const page = await comeIn(year, member);
    await open(page, member);
    await press(page, member, "join");
    await expect(
      page.getByRole("button", { name: words[member.language]["meeting.act.leave"], exact: true }),
    ).toBeVisible();
  }
  // The screen of the chair follows by itself.
  await expect(chair.locator(".meeting__seat:not(.meeting__seat--out)")).toHaveCount(committee.length);
  await chair
    .getByRole("button", { name: new RegExp(`^${words.nl["meeting.act.discuss"]}`) })
    .first()
    .click();
  for (const [place] of judgedDossiers.entries()) await decideItem(year, chair, place);
  await press(chair, office.chair, "end");
  await expect(chair.getByRole("button", { name: words.nl["meeting.act.reopen"], exact: true })).toBeVisible();
}

/** Decides on the dossier that is discussed; the form then goes on to the next one. */
async function decideItem(year: Year, chair: Page, place: number): Promise<void> {
  const form = chair.locator(".meeting__decide");
  const id = await form.locator("input[name='dossier']").inputValue();
  const key = judgedDossiers.find((one) => dossierOf(year, one).id === id);
  if (!key) throw new Error("The meeting discusses a dossier that is not in the story");
  const { outcome, reason = "" } = decisions[key];
  await form.locator(`input[name='outcome'][value='${outcome}']`).check();
  await form.locator("[name='reason']").fill(reason);
  await form.getByRole("button").click();
  await expect(chair.locator(".meeting__minutes li small")).toHaveCount(place + 1);
  const isLast = place === judgedDossiers.length - 1;
  if (!isLast) await expect(form.locator("input[name='dossier']")).not.toHaveValue(id);
}
