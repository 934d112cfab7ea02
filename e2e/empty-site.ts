import { test as base } from "./live.ts";
import { type EmptySite, startEmptySite } from "./sites.ts";

/** A test with a site of its own that has no fund yet. */
export const test = base.extend<{ site: EmptySite }>({
  site: async ({}, use) => {
    const site = await startEmptySite();
    await use(site);
    await site.stop();
  },
});
