import { data, redirect } from "react-router";
import type { Language } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { guardsOf, pathIn } from "#web/address.ts";
import type { Api } from "#web/graphql/client.ts";

/** What a page's load and act functions are handed, the same on the server and in the browser. */
export type PageArgs = {
  api: Api;
  language: Language;
  /** The page's name without language, such as `projects-slug`. */
  name: string;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Goes on to another page, in the language of this one. */
  go(path: string): Response;
  /** The home page in the language of this one. */
  home: string;
};

/** What an act function is handed: the same, and what was filled in. */
export type ActArgs = PageArgs & { form: FormData; isPost: boolean };

/** Lets nobody on to a page's load function whom its guards send elsewhere. Few pages have any: they come when needed. */
export async function passGuards(args: PageArgs): Promise<void> {
  const names = guardsOf(args.name);
  if (names.length > 0) await (await import("#web/guard.ts")).runGuards(names, args);
}

/** Makes `go` for one language. */
export function goIn(language: Language) {
  return (path: string) => redirect(pathIn(language, path));
}

/** How a refusal answers: what came too often says when to try again. */
export function statusOf(problem: Problem | null): ResponseInit {
  if (!problem || !("minutes" in problem)) return { status: 422 };
  return { status: 429, headers: { "retry-after": String(problem.minutes * 60) } };
}

/** Answers that nothing was done, and why; the status also tells the frame around the page that nothing has changed. */
export function refused(problem: Problem) {
  return data({ problem }, statusOf(problem));
}

/** Ends a load function as if there were no page at this address at all. */
export function noSuchPage(): never {
  throw data("unmatched", { status: 404 });
}

/** Ends a load function when there is nothing at this address; the page says so with a real 404. */
export function notFound(): never {
  throw data(null, { status: 404 });
}
