import type { Language } from "#domain/language.ts";
import { xml } from "#server/api/site.ts";

/** One publication in a feed. */
export type FeedEntry = {
  /** The address of its page; it is also the unique id of the entry. */
  address: string;
  language: Language;
  title: string;
  summary: string;
  html: string;
  author: string | null;
  category: { term: string; label: string } | null;
  picture: string | null;
  publishedAt: Date;
};

/** The latest publications in one language, newest first. */
export type Feed = {
  language: Language;
  title: string;
  subtitle: string;
  author: string;
  home: string;
  self: { atom: string; json: string };
  icon: string;
  entries: FeedEntry[];
};

/** Writes a feed as Atom (RFC 4287). */
export function writeAtom({ language, title, subtitle, author, home, self, icon, entries }: Feed): string {
  // A feed must say when it last changed, even when it is empty.
  const updated = entries[0]?.publishedAt ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${xml(self.atom)}</id>`,
    `<title>${xml(title)}</title>`,
    `<subtitle>${xml(subtitle)}</subtitle>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${xml(author)}</name></author>`,
    `<icon>${xml(icon)}</icon>`,
    `<link rel="self" type="application/atom+xml" href="${xml(self.atom)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${xml(home)}"/>`,
    ...entries.map((entry) => writeEntry(entry)),
    "</feed>",
    "",
  ].join("\n");
}

function writeEntry({ address, language, title, summary, html, author, category, publishedAt }: FeedEntry): string {
  const publishedText = publishedAt.toISOString();
  return [
    `<entry xml:lang="${language}">`,
    `<id>${xml(address)}</id>`,
    `<title>${xml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${xml(address)}"/>`,
    `<published>${publishedText}</published>`,
    `<updated>${publishedText}</updated>`,
    author && `<author><name>${xml(author)}</name></author>`,
    category && `<category term="${category.term}" label="${xml(category.label)}"/>`,
    summary && `<summary>${xml(summary)}</summary>`,
    html && `<content type="html">${xml(html)}</content>`,
    "</entry>",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Writes a feed as JSON Feed 1.1. */
export function writeJsonFeed({ language, title, subtitle, author, home, self, icon, entries }: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: subtitle,
    home_page_url: home,
    feed_url: self.json,
    icon,
    language,
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.address,
      url: entry.address,
      language: entry.language,
      title: entry.title,
      ...(entry.summary && { summary: entry.summary }),
      // JSON Feed requires a content, even an empty one.
      content_html: entry.html,
      date_published: entry.publishedAt.toISOString(),
      ...(entry.author && { authors: [{ name: entry.author }] }),
      ...(entry.category && { tags: [entry.category.label] }),
      ...(entry.picture && { image: entry.picture }),
    })),
  });
}
