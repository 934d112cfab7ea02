import type { RouteObject } from "react-router";
import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import { type Address, addresses, baseName, pageFile, pathIn, routeName } from "#web/address.ts";
import { type Area, areas, areasOfPage } from "#web/area.ts";
import { Document, DocumentError } from "#web/document.tsx";

/** The file behind a route, and what the route knows before the file is loaded. */
export type Place = {
  /** The route's name in one language, such as `projects-slug___en`. */
  id: string;
  /** The page's name without language, such as `projects-slug`. */
  name: string;
  language: Language;
  /** The names of the guards in `guard.ts` that run before the page loads. */
  guards: readonly string[];
  /** The file, as seen from `browser/` and `server/`, which load it. */
  file: string;
};

/** What the file of a route brings: its functions and components, or a function that loads them. */
type FilePart = Pick<
  RouteObject,
  "lazy" | "loader" | "action" | "Component" | "ErrorBoundary" | "shouldRevalidate" | "handle"
>;

type Options = {
  /** Makes a route's part from its file: at once on the server, later in the browser. */
  fill(place: Place): FilePart;
  /** The language of the page for addresses that name neither a page nor a language. */
  lostIn: Language;
  /** Whether the pages for developers exist. */
  hasWorkshop: boolean;
};

/** Makes the routes of the site, the same on the server and in the browser, from the list of addresses. */
export function createRoutes({ fill, lostIn, hasWorkshop }: Options): RouteObject[] {
  const filled = (id: string, file: string, language: Language, address?: Address) => ({
    id,
    ...fill({
      id,
      file: `../${file}.tsx`,
      name: address ? baseName(address.path) : "not-found",
      language,
      guards: address?.guards ?? [],
    }),
  });

  // `/vote` becomes `/vote`, `/en/vote` and `/fr/vote` from one file.
  const page = (address: Address, language: Language, parent = ""): RouteObject => {
    const part = filled(routeName(address.path, language), pageFile(address), language, address);
    const path = pathIn(language, address.path).slice(1);
    const relative = path.slice(parent ? parent.length + 1 : 0);
    if (relative === "") return { ...part, index: true };
    return { ...part, path: relative, children: (address.children ?? []).map((child) => page(child, language, path)) };
  };

  // The pages within these frames of texts: those that need no further frame, then those inside one more.
  const framed = (within: readonly Area[], language: Language): RouteObject[] => {
    const inside = addresses.filter((address) => within.every((area, depth) => areasOf(address)[depth] === area));
    const here = inside.filter((address) => areasOf(address).length === within.length);
    const deeper = areas.filter((area) => inside.some((address) => areasOf(address)[within.length] === area));
    return [
      ...here.map((address) => page(address, language)),
      ...deeper.map((area) => {
        const frames = [...within, area];
        const id = `texts-${frames.join("-")}___${language}`;
        return { ...filled(id, `shell/${area}/${language}`, language), children: framed(frames, language) };
      }),
    ];
  };

  const inLanguage = (language: Language): RouteObject => ({
    ...filled(`shell___${language}`, `shell/${language}`, language),
    children: [
      ...framed([], language),
      ...(language === defaultLanguage
        ? []
        : [{ ...filled(`not-found___${language}`, notFound, language), path: `${language}/*` }]),
      ...(language === lostIn ? [{ ...filled(`${lostPage}___${language}`, notFound, language), path: "*" }] : []),
    ],
  });

  const workshop = ["gallery", "explorer"].map((name) => ({
    ...filled(`${name}___en`, `pages/workshop/${name}/page`, "en"),
    path: name,
  }));

  return [
    {
      id: "root",
      Component: Document,
      ErrorBoundary: DocumentError,
      children: [...languages.map(inLanguage), ...(hasWorkshop ? workshop : [])],
    },
  ];
}

/** The name of the page for addresses that name neither a page nor a language. */
export const lostPage = "lost";

const notFound = "pages/not-found/page";

const areasOf = ({ path }: Address): readonly Area[] => areasOfPage[path] ?? [];
