import type { Site } from "#server/api/site.ts";
import type { Database } from "#server/database/open.ts";
import { listLanguages } from "#server/database/queries/setting.ts";
import { answerDocument, isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";

// These addresses are for people who are logged in or for programs; the pages also say `noindex`.
const closed = ["/office", "/account", "/mailbox"];

type Options = { db: Database; site: Pick<Site, "publicUrl" | "pathIn"> };

/** Answers `/robots.txt`: the addresses that search engines may not read, and the sitemap. */
export function createRobotsHandler({ db, site: { publicUrl, pathIn } }: Options): Handler {
  return async (incoming) => {
    if (incoming.path !== "/robots.txt" || !isReading(incoming)) return false;
    const languages = await listLanguages(db);
    const paths = [...closed.flatMap((path) => languages.map((language) => pathIn(language, path))), "/graphql"];
    const body = [
      "User-agent: *",
      ...paths.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`,
      "",
    ].join("\n");
    return answerDocument(incoming, { type: "text/plain; charset=utf-8", body });
  };
}
