import type { Language } from "#domain/language.ts";
import { deriveTokens } from "#domain/palette.ts";
import type { BrandColours } from "#domain/setting.ts";

/** The parts of every mail, in reading order. */
export type MailContent = {
  language: Language;
  subject: string;
  greeting: string;
  /** The text above the code or button; a list of mails shows the first paragraph. Line breaks within one are kept. */
  paragraphs: string[];
  /** The words of someone else, verbatim; they are set apart, so that nobody takes them for ours. */
  quote?: string;
  /** Shown large, on its own line. */
  code?: string;
  button?: { label: string; address: string; hint: string };
  /** The text below the button. */
  afterwards: string[];
  /** A second link below that text; it is a plain link, because there is only one button. */
  also?: { label: string; address: string };
  closing: string;
  fund: string;
  footer: string[];
};

/** Writes a mail as plain text, in lines of at most 76 characters; only an address may be longer. */
export function writeText(mail: MailContent): string {
  const above = [mail.greeting, ...mail.paragraphs];
  const below = [
    ...(mail.code ? [`    ${mail.code}`] : []),
    ...(mail.button ? [`${mail.button.label}\n${webAddress(mail.button.address)}`] : []),
    ...mail.afterwards,
    ...(mail.also ? [`${mail.also.label}\n${webAddress(mail.also.address)}`] : []),
    `${mail.closing}\n${mail.fund}`,
    // Mail programs know this line as the start of a signature.
    ["-- ", ...mail.footer].join("\n"),
  ];
  const quote = mail.quote ? [quoted(mail.quote)] : [];
  return `${[...above.map(wrap), ...quote, ...below.map(wrap)].join("\n\n")}\n`;
}

function wrap(block: string) {
  return wrapAt(76, block);
}

// Lines are marked after wrapping, so that every line gets the mark.
function quoted(text: string) {
  return wrapAt(74, text)
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
}

function wrapAt(width: number, block: string) {
  return block
    .split("\n")
    .map((line) => wrapLine(width, line))
    .join("\n");
}

// A regular expression would be quadratic on a long row of spaces, and strangers write the quoted text.
function wrapLine(width: number, line: string) {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > width) {
    // Only a plain space may become a line break: a non-breaking one keeps an amount together.
    const before = rest.lastIndexOf(" ", width);
    // A word that is longer than a line, such as an address, stays whole.
    const end = before > 0 ? before : rest.indexOf(" ", width);
    if (end < 0) break;
    lines.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^ +/, "");
    if (rest === "") return lines.join("\n");
  }
  return [...lines, rest].join("\n");
}

const font = "Figtree, system-ui, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Writes a mail as a self-contained page: no pictures, no scripts, nothing fetched from elsewhere. */
export function writeHtml(mail: MailContent, colours: BrandColours): string {
  // Mail programs do not support variables, so the mail has the colours themselves.
  const { light, dark } = deriveTokens(colours);
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${inLines(text)}</p>`;
  const quote = mail.quote
    ? `<blockquote class="quote" style="margin:0 0 16px;padding:4px 0 4px 16px;border-left:4px solid ${light.primary};` +
      `overflow-wrap:anywhere">${inLines(mail.quote)}</blockquote>`
    : "";
  const code = mail.code
    ? `<p class="primary" style="margin:0 0 16px;font-size:36px;line-height:1.2;font-weight:700;` +
      `letter-spacing:6px;color:${light.primary}">${escaped(mail.code)}</p>`
    : "";
  const address = mail.button ? escaped(webAddress(mail.button.address)) : "";
  const button = mail.button
    ? `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 28px;` +
      `border-radius:28px;background:${light.primary};color:${light["on-primary"]};font-weight:600;text-decoration:none">` +
      `${escaped(mail.button.label)}</a></p>`
    : "";
  const hint = mail.button
    ? `<p style="margin:0 0 8px">${escaped(mail.button.hint)}<br>` +
      `<a class="primary" href="${address}" style="color:${light.primary};word-break:break-all">${address}</a></p>`
    : "";
  const also = mail.also
    ? `<p style="margin:0 0 16px"><a class="primary" href="${escaped(webAddress(mail.also.address))}" ` +
      `style="color:${light.primary};font-weight:600">${escaped(mail.also.label)}</a></p>`
    : "";
  return (
    `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(mail.subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: ${dark.bg} !important; }
  .card { background: ${dark.surface} !important; color: ${dark.text} !important; }
  .muted { color: ${dark["text-muted"]} !important; }
  .primary { color: ${dark.link} !important; }
  .quote { border-color: ${dark.link} !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:${light.bg}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(mail.paragraphs[0] ?? "")}</div>
<div class="ground" lang="${mail.language}" style="padding:24px 12px;background:${light.bg};font-family:${font}">
<div role="article" aria-label="${escaped(mail.subject)}" style="max-width:600px;margin:0 auto">
<p class="primary" style="margin:0 0 16px;font-size:18px;font-weight:700;color:${light.primary}">` +
    `${escaped(mail.fund)}</p>
<div class="card" style="padding:32px 24px;border-radius:28px 28px 28px 4px;background:${light.surface};` +
    `color:${light.text};font-size:17px;line-height:1.55">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escaped(mail.subject)}</h1>
${[mail.greeting, ...mail.paragraphs].map(paragraph).join("\n")}
${quote}
${code}
${button}
${mail.afterwards.map(paragraph).join("\n")}
${also}
<p style="margin:0">${escaped(mail.closing)}<br>${escaped(mail.fund)}</p>
</div>
<div class="muted" style="padding:16px 24px;color:${light["text-muted"]};font-size:14px;line-height:1.5">
${hint}
<p style="margin:0">${mail.footer.map(escaped).join("<br>")}</p>
</div>
</div>
</div>
</body>
</html>
`
  );
}

// A button may only open a web page, also when its address comes from someone else.
function webAddress(address: string) {
  const { protocol, href } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") throw new Error("A mail's button must open a web page.");
  return href;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string) {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

function inLines(text: string) {
  return escaped(text).replaceAll("\n", "<br>");
}
