import type { LoaderFunctionArgs } from "react-router";
import { serverSide } from "#web/graphql/process.server.ts";
import { notFound } from "#web/page.ts";

/** Lets nobody in where the site is in use. */
export function onlyInWorkshop({ context }: LoaderFunctionArgs): null {
  return context.get(serverSide).showsWorkshop ? null : notFound();
}
