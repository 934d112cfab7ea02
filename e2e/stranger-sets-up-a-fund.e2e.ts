import { locales } from "#i18n/locale.ts";
import { runSamen } from "#test/command.ts";
import { pathIn } from "#web/address.ts";
import { checkPage } from "./barriers.ts";
import { test } from "./empty-site.ts";
import { inTurn } from "./in-turn.ts";
import { expect } from "./live.ts";
import {
  chooseStaffList,
  importStaffList,
  logInLabel,
  logInOfficer,
  makeFirstCall,
  nameBranches,
  nameFund,
  nameOfficers,
  pressInMain,
  setUpWords,
  typeCodeOfTestMail,
} from "./set-up.ts";

const ines = { firstname: "Ines", lastname: "Tack", email: "ines@kastanje.example" };
const lotte = { firstname: "Lotte", lastname: "Vermeulen", email: "lotte@kastanje.example" };

const staffList = [
  "personeelsnummer;voornaam;naam;e-mail;vestiging",
  "1;Ines;Tack;ines@kastanje.example;Gent",
  "2;Lotte;Vermeulen;lotte@kastanje.example;Gent",
  "3;Jan;Peeters;jan@kastanje.example;Gent",
].join("\r\n");

inTurn({ language: "en", width: 360 }, (language) => {
  // A site that is not open yet speaks the language of the browser.
  test.use({ locale: locales[language] });

  test("a stranger sets up a fund from an empty database, and opens its site", async ({ page, site }) => {
    const text = setUpWords[language];
    let turn = 0;
    const heading = page.getByRole("heading", { level: 1 });
    const to = (path: string) => site.url + pathIn(language, path);
    const expectStep = (number: number) => expect(heading).toHaveText(text.steps[number - 1] ?? "");

    await page.goto(to("/projects"));
    await expect(heading).toHaveText(text.soon);
    await checkPage(page, "the page that opens soon", turn++);
    const { output } = await runSamen(site.settings, "fund", "link");
    const link = /https?:\S+/.exec(output)?.[0] ?? "";
    await page.goto(link.replace("/set-up", pathIn(language, "/set-up")));
    await checkPage(page, "the beginning", turn++);
    await pressInMain(page, text.begin);

    await expectStep(1);
    await checkPage(page, "the fund", turn++);
    await nameFund(page, language, { company: "Kastanje", email: "fonds@kastanje.example" });
    await expectStep(2);
    await checkPage(page, "the colours", turn++);
    await pressInMain(page, text.later);

    await expectStep(3);
    await typeCodeOfTestMail(page, language, { mails: site.mails, email: ines.email });
    await checkPage(page, "the code of the mail", turn++);
    await pressInMain(page, text.continueLabel);

    await expectStep(4);
    await nameOfficers(page, language, [ines, lotte]);
    await expect(page.getByRole("button", { name: logInLabel(language, ines) })).toBeVisible();
    // The person who sets up leaves in the middle, and comes back to where they were.
    await page.goto(to("/set-up"));
    await expectStep(4);
    await logInOfficer(page, language, { mails: site.mails, officer: ines });
    await expectStep(4);
    await expect(page.getByText(text.ready)).toBeVisible();
    await checkPage(page, "the people", turn++);
    await pressInMain(page, text.continueLabel);

    await expectStep(5);
    await checkPage(page, "the lists", turn++);
    await nameBranches(page, language, "Gent");
    await expectStep(6);
    await chooseStaffList(page, language, staffList);
    await checkPage(page, "the dry run", turn++);
    await importStaffList(page);

    await expectStep(7);
    await checkPage(page, "the call", turn++);
    await makeFirstCall(page, language, { budget: "20 000" });
    await expectStep(8);
    const visitor = await page.context().browser()?.newContext();
    const other = await visitor?.newPage();
    await other?.goto(to("/"));
    await expect(other?.getByRole("heading", { level: 1 }) ?? heading).toHaveText(text.soonNamed);
    await pressInMain(page, text.open);
    await expect(heading).toHaveText(text.hello);
    await expect(page.getByRole("main")).toContainText(text.opened);

    await other?.goto(to("/submit-a-project"));
    await expect(other?.getByRole("main") ?? heading).not.toContainText(text.soonNamed);
    expect((await page.request.get(to("/set-up"))).status()).toBe(404);
    expect((await page.request.get(link)).status()).toBe(404);
    await visitor?.close();
  });
});
