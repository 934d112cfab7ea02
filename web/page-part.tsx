import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  useActionData,
  useLoaderData,
  useParams,
} from "react-router";
import type { Problem } from "#domain/problem.ts";
import type { ActArgs, PageModule } from "#web/page.ts";

type RouterArgs = LoaderFunctionArgs | ActionFunctionArgs;

/** Gives a page's load or act function what it needs here: on the server, or in the browser. */
export type Run = (run: (args: ActArgs) => unknown) => (args: RouterArgs) => Promise<unknown>;

/** Makes the route's part of a page from what its file exports. */
export function partOf({ default: Page, load, act = refuseForm, ...module }: PageModule, run: Run) {
  function PageWithData() {
    return <Page loaderData={useLoaderData() as never} actionData={useActionData() as never} params={useParams()} />;
  }
  return {
    Component: PageWithData,
    action: run(act),
    ...(load && { loader: run(load) }),
    ...(module.handle && { handle: module.handle }),
    shouldRevalidate: module.shouldRevalidate ?? reloadChangedRecord,
    ...(module.ErrorBoundary && { ErrorBoundary: module.ErrorBoundary }),
  } satisfies Partial<RouteObject>;
}

const changedCodes: readonly (Problem["code"] | undefined)[] = ["record.changed", "roster.changed"];

/** A refused form leaves its page as it is, unless somebody else changed what it shows. */
const reloadChangedRecord: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) => {
  const { problem } = (actionResult ?? {}) as { problem?: Problem | null };
  return changedCodes.includes(problem?.code) || defaultShouldRevalidate;
};

/** A page without an act function takes no forms. */
function refuseForm(): never {
  throw data(null, { status: 405 });
}
