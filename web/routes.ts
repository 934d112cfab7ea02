import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { type Language, languages } from "../domain/language.ts";
import { type Address, addresses, areas, pathIn, routeName } from "./address.ts";

/** Makes one page's route in one language: `/vote` becomes `/vote`, `/en/vote` and `/fr/vote` from one file. */
function page({ path, file = fileOf(path), children }: Address, language: Language, parent = ""): RouteConfigEntry {
  const id = routeName(path, language);
  const full = pathIn(language, path).slice(1);
  const relative = full.slice(parent ? parent.length + 1 : 0);
  if (relative === "") return index(`pages/${file}.tsx`, { id });
  return route(
    relative,
    `pages/${file}.tsx`,
    { id },
    children?.map((child) => page(child, language, full)),
  );
}

function fileOf(path: string): string {
  return path.replace(/[:?]/g, "").slice(1);
}

const inOneLanguage = (language: Language) =>
  layout(`shell/${language}.tsx`, { id: `shell___${language}` }, [
    ...addresses.filter(({ area }) => !area).map((address) => page(address, language)),
    ...areas.map((area) =>
      layout(
        `shell/${area}/${language}.tsx`,
        { id: `texts-${area}___${language}` },
        addresses.filter((address) => address.area === area).map((address) => page(address, language)),
      ),
    ),
    route(language === "nl" ? "*" : `${language}/*`, "pages/not-found.tsx", { id: `not-found___${language}` }),
  ]);

// For those who build the site; in production they answer 404.
const workshop = [
  route("gallery", "pages/workshop/gallery.tsx", { id: "gallery___en" }),
  route("explorer", "pages/workshop/explorer.tsx", { id: "explorer___en" }),
];

export default [...languages.map(inOneLanguage), ...workshop] satisfies RouteConfig;
