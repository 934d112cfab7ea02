import { readFile } from "node:fs/promises";
import { readPages } from "#test/pdf.ts";
import { pathIn } from "#web/address.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";
import { aColleague, logIn } from "./people.ts";

const words = {
  nl: { pdf: "Alles downloaden (PDF)", json: "Alles downloaden (JSON)" },
  en: { pdf: "Download everything (PDF)", json: "Download everything (JSON)" },
  fr: { pdf: "Tout télécharger (PDF)", json: "Tout télécharger (JSON)" },
};

inTurn({ language: "nl", width: 1440 }, (language) => {
  test("an employee downloads all their data", async ({ page }) => {
    const person = aColleague(30, language);
    await logIn(page, person);
    await page.goto(pathIn(language, "/account#data"));
    for (const kind of ["pdf", "json"] as const) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: words[language][kind] }).click(),
      ]);
      const name = new RegExp(`^samen-${person.employeeId}-\\d{4}-\\d\\d-\\d\\d\\.${kind}$`);
      expect(download.suggestedFilename()).toMatch(name);
      const file = await readFile(await download.path());
      expect(kind === "pdf" ? readPages(file).join("\n") : file.toString()).toContain(person.email);
    }
  });
});

test("a download after the session has ended leads to the login", async ({ page, context }) => {
  await logIn(page, aColleague(31));
  // For an employee without a role the office does not exist.
  for (const path of ["/office", "/office/vote", "/office/calls", "/office/calls/2026", "/office/calls/2026/letters"])
    expect((await page.request.get(path)).status(), path).toBe(404);
  await page.goto("/account#data");
  await context.clearCookies();
  await page.getByRole("link", { name: words.nl.pdf }).click();
  await expect(page).toHaveURL("/login?next=%2Faccount");
});
