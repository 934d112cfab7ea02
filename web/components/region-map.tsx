import { useId } from "react";
import { type Country, countries, type Region, regions } from "#domain/region.ts";
import { listId } from "#web/components/catalogue-ids.ts";
import { PageLink } from "#web/components/page-link.tsx";
import { dikes, mapSize, nationalBorder, type RegionShape, regionShapes } from "#web/components/region-shapes.ts";
import { useLanguage, useText } from "#web/text.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon/icon.tsx";
import { Link } from "#web/ui/link/link.tsx";
import { SkipLink } from "#web/ui/skip-link/skip-link.tsx";
import "./region-map.css";

/** The content of a map. */
export type MapProps = {
  /** How many projects each region has. */
  counts: Record<Region, number>;
  /** The region whose projects are shown; null for all. */
  current: Region | null;
  /** The address of the projects of a region; null for those of all regions. */
  hrefOf(region: Region | null): string;
};

/** Belgium and the Netherlands with a link and a number of projects for each province; the same as a list below. */
export function RegionMap({ counts, current, hrefOf }: MapProps) {
  const text = useText();
  return (
    <nav className="region-map" aria-label={text("map.label")}>
      <SkipLink href={`#${listId}`}>{text("map.skip")}</SkipLink>
      <svg className="region-map__map" viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="presentation">
        <path className="region-map__dike" d={dikes} />
        {regionShapes.map((shape) => (
          <RegionOnMap
            key={shape.region}
            shape={shape}
            count={counts[shape.region]}
            isCurrent={shape.region === current}
            href={hrefOf(shape.region)}
          />
        ))}
        <path className="region-map__border" d={nationalBorder} />
        {/* The numbers are on top of all land, because one may be larger than its region; the links have words. */}
        <svg aria-hidden="true" className="region-map__badges">
          {regionShapes.map(({ region, badge }) =>
            counts[region] === 0 && region !== current ? null : (
              <Badge key={region} at={badge} count={counts[region]} isCurrent={region === current} />
            ),
          )}
        </svg>
      </svg>
      {current && (
        <p>
          <Link href={hrefOf(null)} className="region-map__all">
            {text("map.all")}
          </Link>
        </p>
      )}
      <details className="region-map__list">
        <summary>{text("map.list")}</summary>
        {countries.map((country) => (
          <RegionList key={country} country={country} counts={counts} current={current} hrefOf={hrefOf} />
        ))}
      </details>
    </nav>
  );
}

type RegionOnMapProps = { shape: RegionShape; count: number; isCurrent: boolean; href: string };

function RegionOnMap({ shape: { region, path, badge }, count, isCurrent, href }: RegionOnMapProps) {
  const text = useText();
  const land = <Land region={region} path={path} />;
  // A region without projects has no link, unless it is the current one.
  if (count === 0 && !isCurrent) return land;
  const name = text(`region.${region}`);
  return (
    // The link leads to the page that is already open, so there is nothing to prefetch.
    <PageLink
      href={href}
      prefetch={false}
      className="region-map__region"
      aria-label={text("map.region", { region: name, count })}
      aria-current={isCurrent ? "true" : undefined}
    >
      {land}
      {/* Brussels is small, so its touch area is at least as large as its number. */}
      <circle className="region-map__target" cx={badge[0]} cy={badge[1]} r="17" />
      {/* The North Sea has room for the name of the hovered region. */}
      <text className="region-map__name" x="4" y="34">
        <tspan>{name}</tspan>
        <tspan x="4" dy="1.5em" className="region-map__says">
          {text("map.count", { count })}
        </tspan>
      </text>
    </PageLink>
  );
}

/** A piece of land with its outline inside, so that no neighbour hides a part of the line. */
function Land({ region, path }: { region: Region; path: string }) {
  const id = `land-${region}`;
  return (
    <>
      <clipPath id={`${id}-edge`}>
        <use href={`#${id}`} />
      </clipPath>
      <path
        id={id}
        className="region-map__land"
        d={path}
        fillRule="evenodd"
        clipRule="evenodd"
        clipPath={`url(#${id}-edge)`}
      />
    </>
  );
}

type BadgeProps = { at: RegionShape["badge"]; count: number; isCurrent: boolean };

/** A number in a kernel; a longer number has a larger kernel. */
function Badge({ at: [x, y], count, isCurrent }: BadgeProps) {
  const size = Math.max(1, String(count).length / 2.4);
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} className={classNames(isCurrent && "is-current")}>
      <path d="M0-19C5-15 13-6 13 4C13 13 7 19 0 19S-13 13-13 4C-13-6-5-15 0-19Z" />
      <text y="7" fontSize={16 / size}>
        {count}
      </text>
    </g>
  );
}

/** The regions of each country, in the order of the domain. */
const firstOfNetherlands = regions.indexOf("drenthe");
const regionsOf: Record<Country, readonly Region[]> = {
  belgium: regions.slice(0, firstOfNetherlands),
  netherlands: regions.slice(firstOfNetherlands),
};

function RegionList({ country, counts, current, hrefOf }: MapProps & { country: Country }) {
  const text = useText();
  const language = useLanguage();
  const headingId = useId();
  const namedRegions = regionsOf[country]
    .map((region) => ({ region, name: text(`region.${region}`) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <>
      <p id={headingId} className="region-map__country">
        {text(`country.${country}`)}
      </p>
      <ul className="region-map__regions" aria-labelledby={headingId}>
        {namedRegions.map(({ region, name }) => (
          <li key={region}>
            {counts[region] === 0 && region !== current ? (
              <span>{name}</span>
            ) : (
              <Link href={hrefOf(region)} aria-current={region === current ? "true" : undefined}>
                {region === current && <Icon name="check" />}
                {name}
              </Link>
            )}{" "}
            <span className="region-map__says">{text("map.count", { count: counts[region] })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
