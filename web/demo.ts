import { useRouteLoaderData } from "react-router";
import type { loader as rootLoader } from "#web/root.tsx";

/** Tells whether this is the demo, where everything is made up and no mail leaves. */
export function useIsDemo(): boolean {
  return useRouteLoaderData<typeof rootLoader>("root")?.isDemo ?? false;
}
