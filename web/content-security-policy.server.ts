import { createHash } from "node:crypto";
import { themeScript } from "#web/theme.ts";

type Answer = { nonce: string; apiUrls: Partial<Record<string, string>>; publicUrl: string };

const themeHash = createHash("sha256").update(themeScript).digest("base64");

/** What a page may load and run: our own files, and the scripts that carry this answer's nonce. */
export function contentSecurityPolicy({ nonce, apiUrls, publicUrl }: Answer): string {
  const apis = Object.values(apiUrls).flatMap((url) => (url ? [new URL(url).origin] : []));
  const directives = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'sha256-${themeHash}'`,
    // While developing, Vite puts styles into the page and brings changes over its own socket.
    import.meta.env.DEV ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    // Bars and charts take their lengths from style attributes, which cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...apis, ...(import.meta.env.DEV ? ["ws:"] : [])].join(" ")}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (publicUrl.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
