import { languages } from "#domain/language.ts";
import type { Site } from "#server/api/site.ts";
import { answerDocument, isReading } from "#server/platform/http/document.ts";
import type { Handler } from "#server/platform/http/server.ts";

// These addresses are for people who are logged in or for programs; the pages also say `noindex`.
const closed = ["/office", "/account", "/mailbox"];

/** Answers `/robots.txt`: the addresses that search engines may not read, and the sitemap. */
export function createRobotsHandler({ publicUrl, pathIn }: Pick<Site, "publicUrl" | "pathIn">): Handler {
  const paths = [...closed.flatMap((path) => languages.map((language) => pathIn(language, path))), "/graphql"];
  const body = [
    "User-agent: *",
    ...paths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemap.xml", publicUrl).href}`,
    "",
  ].join("\n");
  return (incoming) =>
    incoming.path === "/robots.txt" && isReading(incoming)
      ? answerDocument(incoming, { type: "text/plain; charset=utf-8", body })
      : false;
}
