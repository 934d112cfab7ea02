import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadOrReopen } from "#web/browser/page-code.ts";
import { inBrowser } from "#web/browser/run.ts";
import { InstallationContext } from "#web/installation.ts";
import { partOf } from "#web/page-part.tsx";
import { readPageData, StylesContext } from "#web/page-scripts.tsx";
import { FetchAheadContext } from "#web/prefetch.ts";
import { createRoutes, type LoadedFile, type Place } from "#web/routes.tsx";

/** Loads each file that a route outside the office can need, by its path from the root of the project. */
const modules = import.meta.glob<LoadedFile>([
  "/web/pages/**/page.tsx",
  "!/web/pages/{office,set-up}/**",
  "/i18n/*/{site,home,public,cookies,donate,submission,dossier-form,account,vote,project-approval}.ts",
]);
const { installation, router: hydrationData, notFoundLanguage, styles } = readPageData();

/** How to load the code of each route; the router does so once, and fetching ahead may do so before. */
const loads = new Map<string, () => Promise<ReturnType<typeof partOf>>>();

const routes = createRoutes({
  notFoundLanguage,
  hasWorkshop: installation.showsWorkshop,
  isOpen: installation.opensSoon === null,
  fill: (place) => {
    const load = () => loadPart(place);
    loads.set(place.id, load);
    return { lazy: () => loadOrReopen(load, () => router.state.navigation.location) };
  },
});

async function loadPart(place: Place) {
  const module = place.moduleOf(await Promise.all(place.files.map(loadFile)));
  const { loadInBrowser: load = module.load, actInBrowser: act = module.act } = module;
  return partOf({ ...module, ...(load && { load }), ...(act && { act }) }, inBrowser(place));
}

async function loadFile(file: string): Promise<LoadedFile> {
  const path = `/${file}`;
  const load = modules[path] ?? (await import("#web/browser/office-files.ts")).officeFiles[path];
  if (!load) throw new Error(`There is no file ${file}`);
  return load();
}

/** Loads the code of the page at an address before anybody opens it. */
function fetchAhead(href: string): void {
  // If the code does not arrive now, the router asks for it again.
  for (const { route } of matchRoutes(routes, href) ?? [])
    loads
      .get(route.id ?? "")?.()
      .catch(() => {});
}

/** Loads all code of the page that the server rendered, because React needs it to hydrate the page. */
async function loadFirstPage(): Promise<void> {
  const first = matchRoutes(routes, location) ?? [];
  await Promise.all(
    first.map(async ({ route }) => {
      const part = await loads.get(route.id ?? "")?.();
      Object.assign(route, part, { lazy: undefined });
    }),
  );
}

await loadFirstPage();

const router = createBrowserRouter(routes, { hydrationData });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <InstallationContext value={installation}>
        <StylesContext value={styles}>
          <FetchAheadContext value={fetchAhead}>
            <RouterProvider router={router} />
          </FetchAheadContext>
        </StylesContext>
      </InstallationContext>
    </StrictMode>,
  );
});
