import { expect, test } from "@playwright/test";
import { askLighthouse } from "#test/lighthouse.ts";

test("the most visited pages score well in Lighthouse on a slow phone", async ({ baseURL }) => {
  test.setTimeout(300_000);
  const project = "/project/een-samentuin-op-het-oude-fabrieksplein";
  for await (const { path, scores } of askLighthouse(baseURL ?? "", ["/", "/projects", project, "/donate", "/vote"])) {
    const { performance, ...others } = scores;
    expect(others, path).toEqual({ accessibility: 100, "best-practices": 100, seo: 100 });
    expect(performance, path).toBeGreaterThanOrEqual(95);
  }
});
