import { randomUUID } from "node:crypto";
import { storePage } from "#server/actions/page.ts";
import { expect, test } from "#test/fund.ts";

const Page = `query ($key: PageKey!, $language: Language!, $version: ID) {
  page(key: $key, language: $language, version: $version) {
    title html inDutch changedAt versions(first: 50) { id changedAt note isNoteInDutch }
  }
}`;

type PageAnswer = { html: string; versions: { id: string }[] };

function pageIn({ data }: { data?: Record<string, unknown> | null | undefined }): PageAnswer {
  if (!data?.page) throw new Error("There is no page");
  return data.page as PageAnswer;
}

const aText = { title: { nl: "Cookiebeleid" }, intro: { nl: "Kort." }, body: { nl: "Eerst." } };

test("shows an earlier version of a page as it was then", async ({ fund }) => {
  await storePage(fund.context(null), { key: "cookie-policy", ...aText });
  fund.now = new Date("2026-11-16T09:00:00Z");
  const note = { nl: "Nieuw." };
  await storePage(fund.context(null), { key: "cookie-policy", ...aText, body: { nl: "Later." }, note });

  const present = await fund.ask(null, Page, { key: "cookie_policy", language: "en" });
  const page = pageIn(present);
  expect(page).toMatchObject({
    html: "<p>Later.</p>",
    inDutch: ["title", "intro", "body"],
    versions: [
      { changedAt: "2026-11-16T09:00:00.000Z", note: "Nieuw.", isNoteInDutch: true },
      { changedAt: "2026-11-15T09:00:00.000Z", note: null, isNoteInDutch: false },
    ],
  });

  const version = page.versions[1]?.id;
  const earlier = await fund.ask(null, Page, { key: "cookie_policy", language: "en", version });
  expect(earlier.data?.page).toMatchObject({ html: "<p>Eerst.</p>", changedAt: "2026-11-15T09:00:00.000Z" });
  expect(pageIn(earlier).versions).toHaveLength(2);
  // A version belongs to its own page.
  const other = await fund.ask(null, Page, { key: "about", language: "en", version });
  expect(other.data?.page).toBeNull();
  const unknown = await fund.ask(null, Page, { key: "cookie_policy", language: "en", version: randomUUID() });
  expect(unknown.data?.page).toBeNull();
  const broken = await fund.ask(null, Page, { key: "cookie_policy", language: "en", version: "x" });
  expect(broken.errors?.[0]?.extensions?.problem).toEqual({ code: "id.malformed" });
});

test("Markdown cannot add HTML, scripts or a second main heading", async ({ fund }) => {
  const body = [
    "# Groot",
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[klik](javascript:alert(1)) ![beeld](data:text/html,x)",
    "- een\n- twee",
    "[goed](/contact)",
  ].join("\n\n");
  await storePage(fund.context(null), { key: "about", ...aText, body: { nl: body } });
  const { html } = pageIn(await fund.ask(null, Page, { key: "about", language: "nl" }));
  expect(html).not.toMatch(/<script|<img [^>]*onerror|javascript:|data:text|<h1/i);
  expect(html).toContain("<h2>Groot</h2>");
  expect(html).toContain('<a href="/contact">goed</a>');
  expect(html).toContain("<li>een</li>");
});

test("turns an email address on a page into a link", async ({ fund }) => {
  const body = "Mail fonds@amandel.example. Of [ons](mailto:a@b.example), <c@d.example>, `e@f.example`.";
  await storePage(fund.context(null), { key: "about", ...aText, body: { nl: body } });
  const { html } = pageIn(await fund.ask(null, Page, { key: "about", language: "nl" }));
  expect(html).toBe(
    '<p>Mail <a href="mailto:fonds@amandel.example">fonds@amandel.example</a>. Of <a href="mailto:a@b.example">ons</a>, ' +
      '<a href="mailto:c@d.example">c@d.example</a>, <code>e@f.example</code>.</p>',
  );
});
