import { test } from "vitest";
import { killReleases } from "#test/release-kill.ts";

test("a release that is killed anywhere leaves nothing, and two processes then release everything once", async () => {
  await killReleases("postgres");
});
