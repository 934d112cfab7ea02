import { describe, test } from "vitest";
import { killDecisions } from "#test/decision-kill.ts";
import { killPictures } from "#test/picture-kill.ts";
import { killReleases } from "#test/release-kill.ts";

// The same kills as on PostgreSQL. Each one opens the folder of the database twice, so `npm test` leaves them out.

describe("on the embedded database", () => {
  test("a release that is killed anywhere leaves nothing, and then happens once", async () => {
    await killReleases("embedded");
  });

  test("a decision of the meeting that is killed anywhere leaves nothing, and two screens then decide once", async () => {
    await killDecisions("embedded");
  });

  test("a picture whose intake is killed anywhere is there whole or not at all, and is drawn once", async () => {
    await killPictures("embedded");
  });
});
