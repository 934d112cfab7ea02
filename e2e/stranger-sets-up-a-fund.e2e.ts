import { locales } from "#i18n/locale.ts";
import { runSamen } from "#test/command.ts";
import { pathIn } from "#web/address.ts";
import { checkPage } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { test as base, expect, type Page } from "./live.ts";
import { addAuthenticator, officeWords } from "./officers.ts";
import { type EmptySite, startEmptySite } from "./sites.ts";

const words = {
  nl: {
    soon: "Deze site opent binnenkort",
    soonNamed: "Kastanje Sociaal Fonds opent binnenkort",
    begin: "Begin",
    save: "Bewaar en ga verder",
    continueLabel: "Ga verder",
    later: "Doe dit later",
    steps: [
      "Het fonds en zijn talen",
      "De kleuren",
      "De mails",
      "Beheerder en coördinator",
      "Vestigingen, afdelingen en thema’s",
      "De personeelslijst",
      "De eerste oproep",
      "Open de site",
    ],
    company: "Naam van het bedrijf",
    email: "E-mailadres van het fonds",
    ownEmail: "Jouw e-mailadres",
    sendTest: "Stuur een testmail",
    code: "Code uit de testmail",
    firstname: "Voornaam",
    lastname: "Naam",
    officerEmail: "E-mailadres",
    giveRoles: "Geef hun de rollen",
    logIn: "Ik ben Ines: meld me aan",
    ready: "kan het kantoor openen",
    branches: "Brieven in het Nederlands",
    file: "De lijst, uit Excel of als CSV",
    look: "Toon wat er zou veranderen",
    import: "Lees 3 mensen in",
    budget: "Budget",
    makeCall: "Maak de oproep",
    open: "Open de site voor iedereen",
    hello: "Dag Ines",
  },
  en: {
    soon: "This site opens soon",
    soonNamed: "Kastanje Social Fund opens soon",
    begin: "Begin",
    save: "Save and continue",
    continueLabel: "Continue",
    later: "Do this later",
    steps: [
      "The fund and its languages",
      "The colours",
      "Emails",
      "Operator and coordinator",
      "Branches, departments and themes",
      "The staff list",
      "The first call",
      "Open the site",
    ],
    company: "Name of the company",
    email: "Email address of the fund",
    ownEmail: "Your email address",
    sendTest: "Send a test email",
    code: "Code from the test email",
    firstname: "First name",
    lastname: "Name",
    officerEmail: "Email address",
    giveRoles: "Give them the roles",
    logIn: "I am Ines: log me in",
    ready: "can open the office",
    branches: "Letters in Dutch",
    file: "The list, from Excel or as CSV",
    look: "Show what would change",
    import: "Take over 3 people",
    budget: "Budget",
    makeCall: "Make the call",
    open: "Open the site to everyone",
    hello: "Hello Ines",
  },
  fr: {
    soon: "Ce site ouvre bientôt",
    soonNamed: "Fonds social Kastanje : ouverture prochaine",
    begin: "Commencer",
    save: "Enregistrer et continuer",
    continueLabel: "Continuer",
    later: "Faire ceci plus tard",
    steps: [
      "Le fonds et ses langues",
      "Les couleurs",
      "Les e-mails",
      "Administrateur et coordinateur",
      "Sites, départements et thèmes",
      "La liste du personnel",
      "Le premier appel",
      "Ouvrir le site",
    ],
    company: "Nom de l’entreprise",
    email: "Adresse e-mail du fonds",
    ownEmail: "Votre adresse e-mail",
    sendTest: "Envoyer un e-mail de test",
    code: "Code de l’e-mail de test",
    firstname: "Prénom",
    lastname: "Nom",
    officerEmail: "Adresse e-mail",
    giveRoles: "Leur donner les rôles",
    logIn: "Je suis Ines : me connecter",
    ready: "peut ouvrir le bureau",
    branches: "Lettres en néerlandais",
    file: "La liste, d’Excel ou en CSV",
    look: "Montrer ce qui changerait",
    import: "Reprendre 3 personnes",
    budget: "Budget",
    makeCall: "Créer l’appel",
    open: "Ouvrir le site à tous",
    hello: "Bonjour Ines",
  },
};

const test = base.extend<{ site: EmptySite }>({
  site: async ({}, use) => {
    const site = await startEmptySite();
    await use(site);
    await site.stop();
  },
});

const staffList = [
  "personeelsnummer;voornaam;naam;e-mail;vestiging",
  "1;Ines;Tack;ines@kastanje.example;Gent",
  "2;Lotte;Vermeulen;lotte@kastanje.example;Gent",
  "3;Jan;Peeters;jan@kastanje.example;Gent",
].join("\r\n");

/** Waits for the code in the newest mail to someone that has this in its text. */
async function readCode({ mails }: EmptySite, to: string, mark = /\d{6}/): Promise<string> {
  const find = () => mails.findLast((mail) => mail.to?.[0]?.address === to && mark.test(mail.text ?? ""))?.text ?? "";
  await expect.poll(find, { timeout: 20_000 }).toMatch(/\b\d{6}\b/);
  return /\b(\d{6})\b/.exec(find())?.[1] ?? "";
}

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

inTurn({ language: "en", width: 360 }, (language) => {
  // A site that is not open yet speaks the language of the browser.
  test.use({ locale: locales[language] });

  test("a stranger sets up a fund from an empty database, and opens its site", async ({ page, site }) => {
    const text = words[language];
    let turn = 0;
    const heading = page.getByRole("heading", { level: 1 });
    const to = (path: string) => site.url + pathIn(language, path);
    const field = (name: string) => page.getByRole("main").getByRole("textbox", { name, exact: false });
    const expectStep = (number: number) => expect(heading).toHaveText(text.steps[number - 1] ?? "");

    await page.goto(to("/projects"));
    await expect(heading).toHaveText(text.soon);
    await checkPage(page, "the page that opens soon", turn++);
    const { output } = await runSamen(site.settings, "fund", "link");
    const link = /https?:\S+/.exec(output)?.[0] ?? "";
    await page.goto(link.replace("/set-up", pathIn(language, "/set-up")));
    await checkPage(page, "the beginning", turn++);
    await press(page, text.begin);

    await expectStep(1);
    await checkPage(page, "the fund", turn++);
    await field(text.company).fill("Kastanje");
    await field(text.email).fill("fonds@kastanje.example");
    await press(page, text.save);
    await expectStep(2);
    await checkPage(page, "the colours", turn++);
    await press(page, text.later);

    await expectStep(3);
    await field(text.ownEmail).fill("ines@kastanje.example");
    await press(page, text.sendTest);
    await field(text.code).fill(await readCode(site, "ines@kastanje.example"));
    await checkPage(page, "the code of the mail", turn++);
    await press(page, text.continueLabel);

    await expectStep(4);
    for (const [index, [firstname, lastname, email]] of [
      ["Ines", "Tack", "ines@kastanje.example"],
      ["Lotte", "Vermeulen", "lotte@kastanje.example"],
    ].entries()) {
      const person = page.getByRole("main").getByRole("group").nth(index);
      await person.getByRole("textbox", { name: text.firstname }).fill(firstname ?? "");
      await person.getByRole("textbox", { name: text.lastname, exact: true }).fill(lastname ?? "");
      await person.getByRole("textbox", { name: text.officerEmail }).fill(email ?? "");
    }
    await press(page, text.giveRoles);
    await expect(page.getByRole("button", { name: text.logIn })).toBeVisible();
    // The person who sets up leaves in the middle, and comes back to where they were.
    await page.goto(to("/set-up"));
    await expectStep(4);
    await addAuthenticator(page);
    await press(page, text.logIn);
    await page
      .getByRole("main")
      .getByRole("textbox")
      .fill(await readCode(site, "ines@kastanje.example", /login\/link/));
    await press(page, officeWords[language].makePasskey);
    await expectStep(4);
    await expect(page.getByText(text.ready)).toBeVisible();
    await checkPage(page, "the people", turn++);
    await press(page, text.continueLabel);

    await expectStep(5);
    await field(text.branches).fill("Gent");
    await checkPage(page, "the lists", turn++);
    await press(page, text.save);
    await expectStep(6);
    const file = { name: "staff.csv", mimeType: "text/csv", buffer: Buffer.from(staffList) };
    await page.getByLabel(text.file).setInputFiles(file);
    await press(page, text.look);
    await checkPage(page, "the dry run", turn++);
    await press(page, text.import);

    await expectStep(7);
    await field(text.budget).fill("20 000");
    await checkPage(page, "the call", turn++);
    await press(page, text.makeCall);
    await expectStep(8);
    const visitor = await page.context().browser()?.newContext();
    const other = await visitor?.newPage();
    await other?.goto(to("/"));
    await expect(other?.getByRole("heading", { level: 1 }) ?? heading).toHaveText(text.soonNamed);
    await press(page, text.open);
    await expect(heading).toHaveText(text.hello);

    await other?.goto(to("/submit-a-project"));
    await expect(other?.getByRole("main") ?? heading).not.toContainText(text.soonNamed);
    expect((await page.request.get(to("/set-up"))).status()).toBe(404);
    expect((await page.request.get(link)).status()).toBe(404);
    await visitor?.close();
  });
});
