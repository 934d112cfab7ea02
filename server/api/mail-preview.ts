import { previewMail, previews, readPreview } from "#server/actions/mail-preview.ts";
import type { Database } from "#server/database/open.ts";
import { getFundSettings } from "#server/database/queries/setting.ts";
import type { Handler } from "#server/platform/http/server.ts";

// Mails carry their styles with them; they can run nothing and load nothing.
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Answers `/mails` for those who build the site: every mail in every language, as HTML and as plain text. */
export function createMailPreviewHandler(db: Database): Handler {
  return async ({ path, response }) => {
    const [, isIndex, file = ""] = /^\/mails(?:(\/?)$|\/([\w.-]+)$)/.exec(path) ?? [];
    if (isIndex === undefined && !file) return false;
    const asked = readPreview(file);
    if (file && !asked) return false;
    const mail = asked && previewMail(asked.name, asked.language, await getFundSettings(db));
    const type = asked?.kind === "txt" ? "text/plain" : "text/html";
    response.writeHead(200, { "content-type": `${type}; charset=utf-8`, "content-security-policy": policy });
    response.end(mail ? mail[asked.kind === "txt" ? "text" : "html"] : listOf(previews));
    return true;
  };
}

function listOf(all: typeof previews): string {
  const items = all.map(({ name, language }) => {
    const link = (kind: string) => `<a href="/mails/${name}.${language}.${kind}">${kind}</a>`;
    return `<li>${name}, ${language}: ${link("html")} ${link("txt")}</li>`;
  });
  return `<!doctype html><html lang="en"><title>Mails</title><h1>Every mail the site sends</h1><ul>${items.join("")}</ul></html>`;
}
