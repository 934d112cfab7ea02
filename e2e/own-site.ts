import { test as base } from "./live.ts";
import { type Site, startSite } from "./sites.ts";

/** A test with a site of its own: what happens when time passes would happen to every test that shares one. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const { stop, ...site } = await startSite({ hasVotes: false });
    await use(site);
    await stop();
  },
});
