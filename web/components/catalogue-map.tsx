import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Region } from "#domain/region.ts";
import { type CatalogueChoice, writeChoice } from "#web/components/catalogue-address.ts";
import { type CatalogueData, regionCounts, type ValueCount } from "#web/components/catalogue-fields.ts";
import { KeepPlace } from "#web/components/page-link.tsx";
import type { MapProps } from "#web/components/region-map.tsx";
import { usePath } from "#web/path.ts";
import { useText } from "#web/text.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import "./region-map.css";

type Props = { catalogue: CatalogueData; choice: CatalogueChoice; path: string };

/** The choice of a region on a map; on narrow screens people open it first. */
export function CatalogueMap({ catalogue, choice, path }: Props) {
  const text = useText("public");
  const to = usePath();
  const regions = regionCounts(catalogue);
  const hrefOf = (region: Region | null) => to(`${path}${writeChoice({ ...choice, region, page: 1 })}`);
  // If there are too many projects to count, the map has nothing to show.
  if (!isCounted(regions)) return null;
  return (
    <details className="catalogue-map">
      <summary>{text("projects.filter.map")}</summary>
      <KeepPlace value>
        <MapOnDemand counts={numbersOf(regions)} current={choice.region} hrefOf={hrefOf} />
      </KeepPlace>
    </details>
  );
}

type RegionCount = { value: Region; count: number };

function isCounted(regions: ValueCount<Region>[]): regions is RegionCount[] {
  return regions.every(({ count }) => count !== null);
}

function numbersOf(regions: RegionCount[]): Record<Region, number> {
  return Object.fromEntries(regions.map(({ value, count }) => [value, count])) as Record<Region, number>;
}

// The server draws the map. The browser keeps that drawing, and loads the code for the map only when it must change.
const load = async () => (await import("#web/components/region-map.tsx")).RegionMap;
const serverMap: ComponentType<MapProps> | null = import.meta.env.SSR ? await load() : null;

/** The map as the server drew it, with plain links, until it has to show something else. */
function MapOnDemand(props: MapProps) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const focusedHref = useRef<string | null>(null);
  const [RegionMap, setRegionMap] = useState(() => serverMap);
  const isLive = useIsLive();
  const content = JSON.stringify([props.counts, props.hrefOf(props.current)]);
  // This is null if the browser renders the page itself, because then there is no drawing yet.
  const [drawnContent] = useState(isLive ? null : content);
  const isOutdated = drawnContent !== content;

  useEffect(() => {
    if (!isOutdated || RegionMap) return;
    void load().then((LoadedMap) => {
      const { activeElement } = document;
      if (place.current?.contains(activeElement)) focusedHref.current = activeElement?.getAttribute("href") ?? null;
      setRegionMap(() => LoadedMap);
    });
  }, [isOutdated, RegionMap]);
  useEffect(() => {
    // The new map has new links, so keyboard users continue from the link that they followed.
    const href = focusedHref.current;
    if (RegionMap && href) place.current?.querySelector<SVGAElement>(`[href="${CSS.escape(href)}"]`)?.focus();
  }, [RegionMap]);

  function handleClick(event: MouseEvent<HTMLDivElement>) {
    const href = (event.target as Element).closest("a")?.getAttribute("href");
    const wantsAnotherTab = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    // A link that skips the map is not a choice.
    if (!href || href.startsWith("#") || wantsAnotherTab) return;
    event.preventDefault();
    void navigate(href, { preventScrollReset: true });
  }
  if (RegionMap) {
    return (
      <div ref={place} key="drawn">
        <RegionMap {...props} />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: people press links inside.
    <div
      ref={place}
      key="kept"
      onClick={handleClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this keeps the server's drawing as it is.
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
