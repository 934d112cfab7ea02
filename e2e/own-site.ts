import { test as base } from "./live.ts";
import { type Site, startSite } from "./sites.ts";

/** A test with its own site, because moving the clock of the shared site would disturb the other tests. */
export const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const { stop, ...site } = await startSite({ hasVotes: false });
    await use(site);
    await stop();
  },
});
