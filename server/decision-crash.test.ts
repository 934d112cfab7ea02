import { test } from "vitest";
import { killDecisions } from "#test/decision-kill.ts";

test("a decision of the meeting that is killed anywhere leaves nothing, and two screens then decide once", async () => {
  await killDecisions("postgres");
});
