import type { ComponentType } from "react";
import { data, redirect, type ShouldRevalidateFunction } from "react-router";
import type { Language } from "#domain/language.ts";
import type { Problem } from "#domain/problem.ts";
import { pathIn } from "#web/address.ts";
import type { Api } from "#web/graphql/client.ts";

/** The arguments of a page's load and act functions, the same on the server and in the browser. */
export type PageArgs = {
  api: Api;
  language: Language;
  /** The page's name without language, such as `projects-slug`. */
  name: string;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
  /** Redirects to another page in the same language. */
  go(path: string): Response;
  /** The home page in the same language. */
  home: string;
  /** The address of the site, without a path. */
  publicUrl: string;
  /** The cookies of this browser; a page that reads them is not cached for others. */
  readCookies(): string;
};

/** The arguments of an act function: the same, and the form that was sent. */
export type ActArgs = PageArgs & { form: FormData; isPost: boolean };

/** The exports of a page's file. */
export type PageModule = {
  /** Each page takes the data of its own `load` and `act`. */
  default: ComponentType<{ loaderData: never; actionData: never; params: PageArgs["params"] }>;
  load?(args: PageArgs): unknown;
  act?(args: ActArgs): unknown;
  /** Runs in the browser instead of `load`. */
  loadInBrowser?(args: PageArgs): unknown;
  /** Runs in the browser instead of `act`. */
  actInBrowser?(args: ActArgs): unknown;
  handle?: PageHandle;
  shouldRevalidate?: ShouldRevalidateFunction;
  ErrorBoundary?: ComponentType;
};

/** The special properties of a page. */
export type PageHandle = {
  /** The first key or press on the page needs its scripts, so they do not wait. */
  startsAtOnce?: boolean;
  /** Anyone with the address can read the page, so no browser and no server may cache it. */
  isNeverCached?: boolean;
};

type Answer<Value> = Value extends Response ? never : Value extends ReturnType<typeof data> ? Value["data"] : Value;
type AnswerOf<Run> = Run extends (...args: never[]) => infer Result ? Answer<Awaited<Result>> : undefined;

/** The props of a page: the results of its `load` and `act`. */
export type PageProps<Load, Act = undefined> = {
  loaderData: AnswerOf<Load>;
  actionData: AnswerOf<Act> | undefined;
  params: PageArgs["params"];
};

/** Makes `go` for one language. */
export function goIn(language: Language) {
  return (path: string) => redirect(pathIn(language, path));
}

/** The status of a refusal; after too many requests a header says when to try again. */
export function statusOf(problem: Problem | null): ResponseInit {
  if (!problem || !("minutes" in problem)) return { status: 422 };
  return { status: 429, headers: { "retry-after": String(problem.minutes * 60) } };
}

/** Answers with the reason of a refusal; its status tells the frame around the page that nothing changed. */
export function refused(problem: Problem) {
  return data({ problem }, statusOf(problem));
}

/** Ends a load function as if this address did not exist. */
export function noSuchPage(): never {
  throw data("unmatched", { status: 404 });
}

/** Ends a load function because its data does not exist; the page then has the status 404. */
export function notFound(): never {
  throw data(null, { status: 404 });
}
