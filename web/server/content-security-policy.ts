import { createHash } from "node:crypto";
import { themeScript } from "#web/theme.ts";

type Answer = {
  apiUrls: Partial<Record<string, string>>;
  publicUrl: string;
  isDemo: boolean;
};

/** How the policy names an inline script that it allows by what it says. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** How the policy names the inline scripts of one answer. */
export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}

const themeSource = hashSource(themeScript);

/** What a page may load and run: our own files, and these of its own scripts. */
export function contentSecurityPolicy(scripts: readonly string[], { apiUrls, publicUrl, isDemo }: Answer): string {
  const apis = Object.values(apiUrls).flatMap((url) => (url ? [new URL(url).origin] : []));
  const directives = [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, themeSource].join(" ")}`,
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
    // The mailbox of the demo shows mails in a frame.
    ...(isDemo ? ["frame-src 'self'"] : []),
  ];
  if (publicUrl.startsWith("https:")) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
