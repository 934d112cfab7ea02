import { filesIn, textOf } from "#test/source.ts";

type PageDocument = { file: string; api: "fund" | "system"; text: string };

/** The GraphQL documents of our pages, with the fragments they use, as they are sent. */
export function pageDocuments(): PageDocument[] {
  const sources = filesIn("web")
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...textOf(file).matchAll(/\b(fund|system)\(\s*`([^`]*)`/g)].map((match) => ({ file, match })))
    .map(({ file, match: [, api, text = ""] }) => ({ file, text, api: api as PageDocument["api"] }));
  const fragments = new Map(sources.map(({ text }) => [/^\s*fragment (\w+)/.exec(text)?.[1], text]));
  const withFragments = (text: string): string[] => [
    text,
    ...[...text.matchAll(/\.\.\.(\w+)/g)].flatMap(([, name]) => withFragments(fragments.get(name) ?? "")),
  ];
  return sources
    .filter(({ text }) => !/^\s*fragment/.test(text))
    .map(({ text, ...source }) => ({ ...source, text: [...new Set(withFragments(text))].join("\n") }));
}
