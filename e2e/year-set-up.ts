import type { GivenRole, Seat } from "#domain/permission.ts";
import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { expect, type Page } from "./live.ts";
import {
  chooseStaffList,
  importStaffList,
  logInOfficer,
  makeFirstCall,
  nameBranches,
  nameFund,
  nameOfficers,
  pressInMain,
  setUpWords,
  typeCodeOfTestMail,
} from "./set-up.ts";
import { pageOf, type Year } from "./year.ts";
import { committee, office, type Person, staffList } from "./year-people.ts";

const { nl: words } = await readCatalogues("site", "office", "people");

/** The operator makes a fund of the empty site with its staff list and its first call, and opens it. */
export async function setUpFund(year: Year): Promise<void> {
  const { site, expected, keyHolders } = year;
  const { operator, coordinator } = office;
  const { mails } = site;
  const text = setUpWords.nl;
  const page = await pageOf(year, operator);
  const expectStep = (number: number) =>
    expect(page.getByRole("heading", { level: 1 })).toHaveText(text.steps[number - 1] ?? "");

  await page.goto(site.setUpLink);
  await pressInMain(page, text.begin);
  await expectStep(1);
  await nameFund(page, "nl", { company: "Kastanje", email: "fonds@kastanje.example" });
  await expectStep(2);
  await pressInMain(page, text.later);
  await expectStep(3);
  await typeCodeOfTestMail(page, "nl", { mails, email: operator.email });
  expected.add(operator, "test of the set-up");
  await pressInMain(page, text.continueLabel);
  await expectStep(4);
  await nameOfficers(page, "nl", [operator, coordinator]);
  for (const officer of [operator, coordinator]) expected.add(officer, "first officer");
  await logInOfficer(page, "nl", { mails, officer: operator });
  keyHolders.add(operator.email);
  expected.add(operator, "login", "second factor");
  await expect(page.getByText(text.ready)).toBeVisible();
  await pressInMain(page, text.continueLabel);
  await expectStep(5);
  await page.locator("[name='branches_fr']").fill("Namen");
  await page.locator("[name='branches_other']").fill("Brussel");
  await nameBranches(page, "nl", "Gent");
  await expectStep(6);
  await chooseStaffList(page, "nl", staffList);
  await importStaffList(page);
  await expectStep(7);
  await makeFirstCall(page, "nl", { budget: "20 000", begins: site.now() });
  await expectStep(8);
  await pressInMain(page, text.open);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text.hello);
}

/** The operator names the editor and the committee, with its chair and deputy. */
export async function nameOffice(year: Year): Promise<void> {
  const page = await pageOf(year, office.operator);
  await giveRole(page, office.editor, "editor");
  year.expected.add(office.editor, "role");
  for (const [place, member] of committee.entries()) {
    await giveRole(page, member, "committee");
    year.expected.add(member, "role");
    // The others in the committee hear who joins it.
    for (const reader of committee.slice(0, place)) year.expected.add(reader, "new member");
    if (member === office.chair) await giveSeat(page, "chair");
    if (member === office.deputy) await giveSeat(page, "deputy");
  }
}

const rolesOf = (page: Page) => page.locator("#person .person__roles li");

async function giveRole(page: Page, { firstname, lastname }: Person, role: GivenRole): Promise<void> {
  const name = `${firstname} ${lastname}`;
  await page.goto(pathIn("nl", `/office/people?q=${encodeURIComponent(name)}`));
  await page.getByRole("link", { name, exact: true }).click();
  const pane = page.locator("#person");
  await pane.getByRole("combobox", { name: words["people.role.new"], exact: true }).selectOption(role);
  await pane.getByRole("button", { name: words["people.role.give"], exact: true }).click();
  await expect(rolesOf(page).filter({ hasText: words[`role.${role}`] })).toBeVisible();
}

/** Gives a seat to the member who is open. */
async function giveSeat(page: Page, seat: Seat): Promise<void> {
  const pane = page.locator("#person");
  await pane.getByRole("combobox", { name: words["people.seat"], exact: true }).selectOption(seat);
  await pane.getByRole("button", { name: words["people.seat.save"], exact: true }).click();
  await expect(rolesOf(page).filter({ hasText: words[`seat.${seat}`] })).toBeVisible();
}
