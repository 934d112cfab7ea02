import { expect, onTestFinished, test } from "vitest";
import { aServer } from "#test/server.ts";

/** Reads the login form of a page, with the fields that nobody sees. */
async function readLoginForm(address: string) {
  const page = await (await fetch(address)).text();
  const band = page.slice(page.indexOf('id="login"'));
  const [, action = "", content = ""] = /<form[^>]*action="([^"]*)"[^>]*>(.*?)<\/form>/s.exec(band) ?? [];
  const hidden = [...content.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  const fields: Record<string, string> = Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
  return { action: action.replaceAll("&amp;", "&"), fields };
}

test("the login form of every page with one sends a code", async () => {
  const site = await aServer();
  onTestFinished(site.stop);
  const person = { email: "anna@amandel.example", firstname: "Anna", lastname: "Maes", employee_id: "" };
  for (const path of ["/", "/submit-a-project", "/submit-internal-project"]) {
    const { action, fields } = await readLoginForm(site.url + path);
    const answer = await fetch(new URL(action, site.url), {
      method: "POST",
      redirect: "manual",
      headers: { origin: site.url },
      body: new URLSearchParams({ ...fields, ...person }),
    });
    expect([path, answer.status, answer.headers.get("location")]).toEqual([
      path,
      302,
      expect.stringContaining("/login/code?login="),
    ]);
  }
});
