import { expect, test } from "vitest";
import { isUnfinished, outboxSearch, outboxViews, readOutboxView } from "#web/pages/office/outbox/parts/outbox-view.ts";

test("an address names the view of the outbox, and any other name is the view with every pending decision", () => {
  for (const view of outboxViews)
    expect(readOutboxView(new URLSearchParams(outboxSearch(view, { open: "1" })))).toBe(view);
  expect(readOutboxView(new URLSearchParams("view=toString"))).toBe("pending");
  expect(outboxSearch("pending")).toBe("");
});

test("a decision without its amount or a reason in one of its languages is unfinished", () => {
  expect(isUnfinished({ decision: { missing: [] } })).toBe(false);
  expect(isUnfinished({ decision: { missing: [{ part: "amount", language: null }] } })).toBe(true);
  expect(isUnfinished({ decision: { missing: [{ part: "reason", language: "nl" }] } })).toBe(true);
});
