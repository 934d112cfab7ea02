import { createHash } from "node:crypto";
import { themeScript } from "#web/theme.ts";

type Answer = {
  apiUrls: Partial<Record<string, string>>;
  publicUrl: string;
  isDemo: boolean;
};

/** The source that allows an inline script by the hash of its text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** The source that allows the inline scripts of one answer. */
export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}

const themeSource = hashSource(themeScript);

/** The policy of a page: it may load our own files and run these inline scripts. */
export function contentSecurityPolicy(scripts: readonly string[], { apiUrls, publicUrl, isDemo }: Answer): string {
  const apis = Object.values(apiUrls).flatMap((url) => (url ? [new URL(url).origin] : []));
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, themeSource].join(" ")}`,
    // In development, Vite puts styles into the page and sends changes over a socket.
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
    // The mailbox of the demo shows mails in a frame.
    ...(isDemo ? ["frame-src 'self'"] : []),
  ];
  if (publicUrl.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
