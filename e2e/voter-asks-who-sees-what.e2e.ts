import { readCatalogues } from "#i18n/every-language.ts";
import { pathIn } from "#web/address.ts";
import { inTurn } from "./in-turn.ts";
import { expect, test } from "./live.ts";

const words = await readCatalogues("vote");

inTurn({ language: "fr", width: 360 }, (language) => {
  const texts = words[language];

  test.use({ javaScriptEnabled: false });

  test("a voter reads who sees what in words, and unfolds more without scripts", async ({ page }) => {
    await page.goto(pathIn(language, "/vote/who-sees-what"));
    const table = page.getByRole("table", { name: texts["proof.who.caption"] });
    await expect(table.getByRole("columnheader")).toHaveText([
      texts["proof.who.person"],
      texts["proof.who.that"],
      texts["proof.who.choice"],
      texts["proof.who.time"],
    ]);
    const rowOf = (name: string) => table.getByRole("row").filter({ has: page.getByText(name, { exact: true }) });
    // Each icon has a text, with its note.
    const [yes, no] = [texts["proof.yes"], texts["proof.no"]];
    for (const [person, cellNames] of [
      ["proof.you", [yes, `${yes} ${texts["proof.note.until"]}`, no]],
      ["proof.boss", [no, no, no]],
      ["proof.coordinator", Array(3).fill(`${no} ${texts["proof.note.paper"]}`)],
      ["proof.operator", [yes, `${yes} ${texts["proof.note.until"]}`, `${yes} ${texts["proof.note.logs"]}`]],
    ] as const) {
      const row = rowOf(texts[person]);
      // The first cell holds the sentence about the person; the icons come after it.
      const cells = row.getByRole("cell");
      for (const [index, name] of cellNames.entries()) await expect(cells.nth(index + 1)).toHaveAccessibleName(name);
    }
    const operator = rowOf(texts["proof.operator"]);
    const moreText = operator.getByText(texts["proof.operator.more"]);
    await expect(moreText).toBeHidden();
    // The printed page shows the folded text.
    await page.emulateMedia({ media: "print" });
    await expect(moreText).toBeVisible();
    await page.emulateMedia({ media: null });
    await operator.locator("summary").click();
    await expect(moreText).toBeVisible();
  });
});
