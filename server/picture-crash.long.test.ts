import { test } from "vitest";
import { killPictures } from "#test/picture-kill.ts";

test("a picture whose intake is killed anywhere is there whole or not at all, and is drawn once", async () => {
  await killPictures("postgres");
});
