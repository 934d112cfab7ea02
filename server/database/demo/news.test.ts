import { expect, test } from "vitest";
import { languages } from "#domain/language.ts";
import { translationStateOf } from "#domain/page.ts";
import { demoNews } from "#server/database/demo/news.ts";

test("the news of the demo has a text that is older in its translations, and one without French", () => {
  const now = new Date("2026-11-15T09:00:00Z");
  const { items, versions } = demoNews(now);
  const states = items.map(({ title, intro, body, writtenAt }) =>
    languages.map((language) => translationStateOf([title, intro, body], writtenAt, { language, source: "nl" })),
  );
  expect(new Set(states[0])).toEqual(new Set(["complete", "behind"]));
  expect(states[1]).toContain("missing");
  for (const { id, body, changedAt } of items) {
    expect(changedAt.getTime()).toBeLessThan(now.getTime());
    const newest = versions.filter(({ newsId }) => newsId === id).at(-1);
    expect(newest).toMatchObject({ body, changedAt });
  }
});
