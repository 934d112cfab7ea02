import sharp from "sharp";
import { pathIn } from "#web/address.ts";
import { expectUsable } from "./barriers.ts";
import { inTurn } from "./in-turn.ts";
import { expect, type Page } from "./live.ts";
import { takeOfficer } from "./officers.ts";
import { test } from "./own-site.ts";
import { logIn } from "./people.ts";
import { projectWords, publishDraft, saveDraft, writeTexts } from "./project-drafts.ts";

// The demo has this draft; its French is missing.
const title = "Een bus vol verhalen";
const publicPath = pathIn("fr", "/project/een-bus-vol-verhalen");

inTurn({ language: "fr", width: 1440 }, (language, width) => {
  const words = projectWords[language];
  const button = (page: Page, key: keyof typeof words) => page.getByRole("button", { name: words[key], exact: true });

  test("an editor translates a project, gives it a picture and publishes it", async ({ site, browser }) => {
    const options = { baseURL: site.url, reducedMotion: "reduce", viewport: { width, height: 900 } } as const;
    const [page, visitor] = [await browser.newPage(options), await browser.newPage(options)];
    await logIn(page, takeOfficer("coordinator"), { site, hasSecondFactor: true });

    await page.goto(pathIn(language, "/office/projects?gap=fr"));
    await expectUsable(page, "the projects");
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectUsable(page, "the editor of a project");

    // Publishing without the texts of a picture or an answer is refused with a sentence.
    const texts = {
      title: "Un bus plein d’histoires",
      summary: "Des bénévoles lisent.",
      description: "Long.",
      impact: "300.",
    };
    await writeTexts(page, "fr", texts);
    await expect(page.locator(".autosave")).toContainText(/\d\d:\d\d/);
    await saveDraft(page, language);

    const photo = sharp({ create: { width: 1200, height: 900, channels: 3, background: "#1b2272" } });
    const file = { name: "bus.jpg", mimeType: "image/jpeg", buffer: await photo.jpeg().toBuffer() };
    await page.locator("#picture input[type=file]").setInputFiles(file);
    await button(page, "projects.picture.send").click();
    await expect(page.getByText(words["projects.picture.sent"])).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.locator("[name='alt.nl']")).toBeVisible({ timeout: 1000 });
    }).toPass();
    for (const one of ["nl", "en", "fr"]) await page.locator(`[name='alt.${one}']`).fill("Een bus");
    await page.locator("[name='maker']").fill("Letterbus vzw");
    await page.locator("[name='consent']").check();
    await button(page, "projects.picture.save").click();
    await expect(page.getByText(words["projects.picture.saved"])).toBeVisible();

    await button(page, "projects.publish.now").click();
    await expect(page.getByText(words["project.notApproved"])).toBeVisible();
    expect((await visitor.goto(publicPath))?.status()).toBe(404);

    const { pathname } = new URL(page.url());
    await page.goto(pathIn("fr", `${pathname.slice(pathname.indexOf("/office"))}/preview`));
    await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    await page.goBack();
    await publishDraft(page, language, { withoutAnswer: true });

    await visitor.goto(publicPath);
    await expect(visitor.getByRole("heading", { level: 1, name: texts.title })).toBeVisible();
    const picture = visitor.locator(".detail__frame img");
    await expect(picture).toHaveAttribute("srcset", /480w, .*960w/);
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await expectUsable(visitor, "a project with a photograph");
  });
});
