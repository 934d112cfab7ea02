import type { ComponentType } from "react";
import { data, redirect, type ShouldRevalidateFunction } from "react-router";
import type { Language } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { pathIn } from "#web/address.ts";
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
  /** The address of the site, without a path. */
  publicUrl: string;
  /** The cookies of this browser; a page that reads them is nobody else's. */
  readCookies(): string;
};

/** What an act function is handed: the same, and what was filled in. */
export type ActArgs = PageArgs & { form: FormData; isPost: boolean };

/** What the file of a page exports. */
export type PageModule = {
  // biome-ignore lint/suspicious/noExplicitAny: each page takes the data of its own `load` and `act`.
  default: ComponentType<any>;
  load?(args: PageArgs): unknown;
  act?(args: ActArgs): unknown;
  /** In the browser instead of `load`, where the two differ. */
  loadInBrowser?(args: PageArgs): unknown;
  /** In the browser instead of `act`, where the two differ. */
  actInBrowser?(args: ActArgs): unknown;
  handle?: PageHandle;
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType;
};

/** What a page says of itself. */
export type PageHandle = {
  /** The page needs its scripts to be of any use, so they do not wait. */
  startsAtOnce?: boolean;
  /** Anyone with the address can read the page, so no browser and no server may cache it. */
  isNeverCached?: boolean;
};

type Answer<Value> = Value extends Response ? never : Value extends ReturnType<typeof data> ? Value["data"] : Value;
// biome-ignore lint/suspicious/noExplicitAny: what the function takes does not matter here.
type AnswerOf<Run> = Run extends (...args: any[]) => infer Result ? Answer<Awaited<Result>> : undefined;

/** What a page is drawn from: what its `load` and `act` answered. */
export type PageProps<Load, Act = undefined> = {
  loaderData: AnswerOf<Load>;
  actionData: AnswerOf<Act> | undefined;
  params: PageArgs["params"];
};

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
