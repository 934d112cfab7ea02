import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { demoLogins, demoRoster } from "#server/database/demo/people.ts";
import { chromiumPath } from "#test/chromium.ts";

// Takes the pictures of docs/coordinating.md, as the coordinator of the demo sees the office in English.
// Usage: npm run pictures:guide [address of a running demo]

const [base = "http://localhost:8055"] = process.argv.slice(2);
const folder = join(import.meta.dirname, "../docs/pictures");
const thisYear = new Date().getFullYear();

const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
mkdirSync(folder, { recursive: true });

await page.goto(`${base}/en/login`);
const coordinator = demoLogins.find(({ part }) => part === "coordinator");
await page.getByRole("button", { name: `${coordinator?.firstname} ${coordinator?.lastname}` }).click();
await page.waitForURL("**/office");
await takePicture("today", "/office");
await takePicture("calls", "/office/calls");
await takePicture("call", `/office/calls/${thisYear}`);
await takePicture("vote", `/office/calls/${thisYear}/vote`);
await takePicture("letters", `/office/calls/${thisYear}/letters`);
await takePicture("person", "/office/people", (page) => page.locator("tbody a").nth(2).click());
await takePicture("import", "/office/people/import", importStaffList);
await takePicture("look", "/office/settings/look");
await takePicture("text", "/office/texts/privacy-policy");
await browser.close();
console.log(`The pictures are in ${folder}`);

/** Takes a picture of the top of a page, after an act if there is one. */
async function takePicture(name: string, path: string, act?: (page: Page) => Promise<void>) {
  await page.goto(`${base}/en${path}`, { waitUntil: "networkidle" });
  await act?.(page);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Shows the dry run of a staff list with a few changes; nothing is taken over. */
async function importStaffList(page: Page) {
  const [moves, marries, loses, ...others] = demoRoster();
  const columns = [
    "employeeId",
    "firstname",
    "lastname",
    "email",
    "branch",
    "department",
    "employmentStatus",
    "language",
  ];
  const list: Record<string, string | null | undefined>[] = [
    { ...moves, branch: "wevelgem" },
    { ...marries, lastname: "Van den Bossche" },
    { ...loses, lastname: "" },
    // Someone of the committee gets another address, and four colleagues are not on the list any more.
    ...others
      .slice(0, -4)
      .map((person, index) => (index === 0 ? { ...person, email: "s.new@amandel.example" } : person)),
    { ...moves, employeeId: "00990001", firstname: "Noor", lastname: "Nieuw", email: null },
  ];
  const lines = list.map((person) => columns.map((column) => person[column] ?? "").join(";"));
  const buffer = Buffer.from([columns.join(";"), ...lines].join("\r\n"));
  await page.locator("input[type=file]").setInputFiles({ name: "staff.csv", mimeType: "text/csv", buffer });
  await page.locator("form:has(input[type=file]) button").click();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 0));
}
