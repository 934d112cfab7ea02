import type { RouteObject } from "react-router";
import { defaultLanguage, type Language, languages } from "#domain/language.ts";
import { type Area, type CatalogueName, catalogues } from "#i18n/area.ts";
import type { Messages } from "#i18n/text.ts";
import {
  type Address,
  addresses,
  baseName,
  officeFrameFile,
  officeFrameName,
  opensFirst,
  pageFile,
  pathIn,
  routeName,
} from "#web/address.ts";
import { Document, DocumentError } from "#web/document.tsx";
import type { PageModule } from "#web/page.ts";
import { areaModule } from "#web/shell/area-frame.tsx";
import { shellModule } from "#web/shell/shell.tsx";

/** The exports of a route's file: a page, or a catalogue of sentences. */
export type LoadedFile = PageModule | { texts: Messages };

/** A route before its files are loaded. */
export type Place = {
  /** The route's name in one language, such as `projects-slug___en`. */
  id: string;
  /** The page's name without language, such as `projects-slug`. */
  name: string;
  language: Language;
  /** The names of the guards in `guard.ts` that run before the page loads. */
  guards: readonly string[];
  /** The files from the root of the project. */
  files: readonly string[];
  /** Makes the exports of a page from the files. */
  moduleOf(files: readonly LoadedFile[]): PageModule;
};

type Options = {
  /** Makes the part of a route that comes from its files: at once on the server, later in the browser. */
  fill(place: Place): Pick<RouteObject, "lazy" | "loader" | "action" | "Component" | "ErrorBoundary">;
  /** The language of the page for addresses that name neither a page nor a language. */
  notFoundLanguage: Language;
  /** Whether the pages for developers exist. */
  hasWorkshop: boolean;
  /** Whether the set-up is done; before that, almost every address says that the site opens soon. */
  isOpen: boolean;
};

/** Makes the routes of the site, the same on the server and in the browser, from the list of addresses. */
export function createRoutes({ fill, notFoundLanguage, hasWorkshop, isOpen }: Options): RouteObject[] {
  const notFound = isOpen ? "pages/not-found/page" : "pages/opens-soon/page";
  const filled = (place: Omit<Place, "name" | "guards">, address?: Address) => ({
    id: place.id,
    ...fill({
      ...place,
      name: address ? baseName(address.path) : "not-found",
      guards: address?.guards ?? [],
    }),
  });
  const pagePart = (id: string, file: string, language: Language, address?: Address) =>
    filled({ id, language, files: [`web/${file}.tsx`], moduleOf: ([page]) => page as PageModule }, address);
  const textPart = (
    id: string,
    names: readonly CatalogueName[],
    language: Language,
    make: (texts: Messages) => PageModule,
  ) =>
    filled({
      id,
      language,
      files: names.map((name) => `i18n/${language}/${name}.ts`),
      moduleOf: (files) => make(Object.assign({}, ...files.map((file) => (file as { texts: Messages }).texts))),
    });

  // `/vote` becomes `/vote`, `/en/vote` and `/fr/vote` from one file.
  const page = (address: Address, language: Language, parent = ""): RouteObject => {
    const part = pagePart(routeName(address.path, language), pageFile(address), language, address);
    const path = pathIn(language, address.path).slice(1);
    const relative = path.slice(parent ? parent.length + 1 : 0);
    if (relative === "") return { ...part, index: true };
    return { ...part, path: relative, children: (address.children ?? []).map((child) => page(child, language, path)) };
  };
  const pagesIn = (area: Area | undefined, language: Language, isInOffice = false) =>
    addresses
      .filter((address) => address.area === area && (address.isInOffice ?? false) === isInOffice)
      .filter((address) => isOpen || opensFirst(address))
      .map((address) => page(address, language));

  const inArea = (area: Area, language: Language): RouteObject => ({
    ...textPart(`texts-${area}___${language}`, catalogues[area], language, (texts) =>
      areaModule(language, area, texts),
    ),
    children: [...pagesIn(area, language), ...(area === "office" ? [inOffice(language)] : [])],
  });
  // The frame stays when someone moves from one area of the office to another.
  const inOffice = (language: Language): RouteObject => ({
    ...pagePart(officeFrameName(language), officeFrameFile, language),
    children: [
      ...pagesIn("office", language, true),
      ...officeAreas.map((area) => ({
        ...textPart(
          `texts-${area}___${language}`,
          catalogues[area].filter((name) => name !== "office"),
          language,
          (texts) => areaModule(language, area, texts),
        ),
        children: pagesIn(area, language, true),
      })),
    ],
  });
  const inLanguage = (language: Language): RouteObject => ({
    ...textPart(`shell___${language}`, ["site"], language, (texts) => shellModule(language, texts)),
    children: [
      ...pagesIn(undefined, language),
      ...areas.map((area) => inArea(area, language)),
      ...(language === defaultLanguage
        ? []
        : [{ ...pagePart(`not-found___${language}`, notFound, language), path: `${language}/*` }]),
      ...(language === notFoundLanguage
        ? [{ ...pagePart(`${notFoundPage}___${language}`, notFound, language), path: "*" }]
        : []),
    ],
  });

  const workshop = ["gallery", "explorer"].map((name) => ({
    ...pagePart(`${name}___en`, `pages/workshop/${name}/page`, "en"),
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

/**
 * The name of the page for addresses that name neither a page nor a language. Its routes need other names than those of
 * `not-found`, which are for addresses with a language.
 */
export const notFoundPage = "unknown-address";

/** The areas inside the frame of the office, besides the office itself. */
const officeAreas = (Object.keys(catalogues) as Area[]).filter(
  (area) => area !== "office" && area !== "setUp" && catalogues[area].some((name) => name === "office"),
);

const areas = (Object.keys(catalogues) as Area[]).filter((area) => !officeAreas.includes(area));
