import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";

const words = await readCatalogues("vote");

inTurn({ language: "fr", width: 360 }, (language) => {
  const says = words[language];

  test.use({ javaScriptEnabled: false });

  test("a voter reads in words who sees what, and unfolds more without scripts", async ({ page }) => {
    await page.goto(pathIn(language, "/vote/who-sees-what"));
    const table = page.getByRole("table", { name: says["proof.who.caption"] });
    await expect(table.getByRole("columnheader")).toHaveText([
      says["proof.who.person"],
      says["proof.who.that"],
      says["proof.who.choice"],
      says["proof.who.time"],
    ]);
    const rowOf = (name: string) => table.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
    // What an eye shows is said too, also of those who can see more than the others.
    const [yes, no] = [says["proof.yes"], says["proof.no"]];
    for (const [person, seen] of [
      ["proof.you", [yes, `${yes} ${says["proof.note.until"]}`, no]],
      ["proof.boss", [no, no, no]],
      ["proof.coordinator", Array(3).fill(`${no} ${says["proof.note.paper"]}`)],
      ["proof.operator", [yes, `${yes} ${says["proof.note.until"]}`, `${yes} ${says["proof.note.logs"]}`]],
    ] as const) {
      const row = rowOf(says[person]);
      // The first cell holds the sentence about the person; the eyes come after it.
      const eyes = row.getByRole("cell");
      for (const [at, name] of seen.entries()) await expect(eyes.nth(at + 1)).toHaveAccessibleName(name);
    }
    const operator = rowOf(says["proof.operator"]);
    const more = operator.getByText(says["proof.operator.more"]);
    await expect(more).toBeHidden();
    // Nobody unfolds paper.
    await page.emulateMedia({ media: "print" });
    await expect(more).toBeVisible();
    await page.emulateMedia({ media: null });
    await operator.locator("summary").click();
    await expect(more).toBeVisible();
  });
});
