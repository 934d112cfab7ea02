import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { defaultLanguage, type Language, languages } from "../domain/language.ts";
import { type Address, addresses, pathIn, routeName } from "./address.ts";
import { type Area, areas, areasOfPage } from "./area.ts";

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

const areasOf = ({ path }: Address): readonly Area[] => areasOfPage[path] ?? [];

/** Makes the routes of the pages within these frames: those that need no more, and those inside one more frame. */
function framed(within: readonly Area[], language: Language): RouteConfigEntry[] {
  const inside = addresses.filter((address) => within.every((area, depth) => areasOf(address)[depth] === area));
  const here = inside.filter((address) => areasOf(address).length === within.length);
  const deeper = areas.filter((area) => inside.some((address) => areasOf(address)[within.length] === area));
  return [
    ...here.map((address) => page(address, language)),
    ...deeper.map((area) => {
      const frames = [...within, area];
      const id = `texts-${frames.join("-")}___${language}`;
      return layout(`shell/${area}/${language}.tsx`, { id }, framed(frames, language));
    }),
  ];
}

const inOneLanguage = (language: Language) =>
  layout(`shell/${language}.tsx`, { id: `shell___${language}` }, [
    ...framed([], language),
    ...(language === defaultLanguage
      ? []
      : [route(`${language}/*`, "pages/not-found.tsx", { id: `not-found___${language}` })]),
  ]);

// No page and no language either: what stands around it depends on who asks.
const unmatched = route("*", "pages/unmatched.tsx", { id: "unmatched" });

// For those who build the site; where it is in use `app.ts` leaves them out.
const workshop = [
  route("gallery", "pages/workshop/gallery.tsx", { id: "gallery___en" }),
  route("explorer", "pages/workshop/explorer.tsx", { id: "explorer___en" }),
];

export default [...languages.map(inOneLanguage), unmatched, ...workshop] satisfies RouteConfig;
