import { expect, test } from "vitest";
import type { ActArgs } from "#web/page.ts";
import { actOnOutbox, chosenIn, decisionRevisionName, hourIn } from "#web/pages/office/outbox/parts/act.ts";

function typed(at: string): FormData {
  const form = new FormData();
  form.set("at", at);
  return form;
}

test("only an empty hour releases now; one that cannot be read does not", () => {
  expect(hourIn(new FormData())).toBeNull();
  expect(hourIn(typed(" "))).toBeNull();
  expect(hourIn(typed("2026-12-01T09:00"))).toEqual(new Date("2026-12-01T08:00:00Z"));
  for (const hour of ["01/12/2026 9:00", "2026-12-01", "2026-02-31T09:00", "2026-12-01 09:00", "tomorrow"])
    expect(hourIn(typed(hour)), hour).toBe("unreadable");
});

test("a choice carries the revisions that its reader has seen, and an unknown one is no revision", () => {
  const form = new FormData();
  for (const id of ["one", "two", "three"]) form.append("id", id);
  form.set(decisionRevisionName("one"), "3");
  form.set(decisionRevisionName("two"), "many");
  expect(chosenIn(form)).toEqual({ ids: ["one", "two", "three"], revisions: [3, -1, -1] });
});

test.each(["toString", "takeBack", ""])("an act that the outbox does not have is refused: “%s”", async (intent) => {
  const form = new FormData();
  form.set("dossier", "0198a000-0000-7000-8000-000000000000");
  form.set("intent", intent);
  // Without an API, every act that is tried fails.
  const answer = await actOnOutbox({ form } as ActArgs);
  expect(answer).toMatchObject({ data: { problem: { code: "list.nothingChosen" } } });
});
