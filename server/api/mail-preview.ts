import { listPreviews, previewMail, readPreview } from "#server/actions/mail-preview.ts";
import type { Database } from "#server/database/open.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import type { Handler } from "#server/platform/http/server.ts";

// A mail has inline styles; it must not run or load anything.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Answers `/mails` in development: every mail in every language, as HTML and as plain text. */
export function createMailPreviewHandler(db: Database): Handler {
  return async ({ path, response }) => {
    const [, isIndex, file = ""] = /^\/mails(?:(\/?)$|\/([\w.-]+)$)/.exec(path) ?? [];
    if (isIndex === undefined && !file) return false;
    const fund = await getFundSettings(db);
    const preview = readPreview(file, fund);
    if (file && !preview) return false;
    const mail = preview && previewMail(preview.name, preview.language, fund);
    const type = preview?.kind === "txt" ? "text/plain" : "text/html";
    response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "content-security-policy": policy });
    response.end(mail ? mail[preview.kind === "txt" ? "text" : "html"] : listOf(listPreviews(fund)));
    return true;
  };
}

function listOf(all: ReturnType<typeof listPreviews>): string {
  const items = all.map(({ name, language }) => {
    const link = (kind: string) => `<a href="/mails/${name}.${language}.${kind}">${kind}</a>`;
    return `<li>${name}, ${language}: ${link("html")} ${link("txt")}</li>`;
  });
  return `<!doctype html><html lang="en"><title>Mails</title><h1>Every mail the site sends</h1><ul>${items.join("")}</ul></html>`;
}
