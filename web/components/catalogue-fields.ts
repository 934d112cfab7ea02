import type { ResultOf } from "gql.tada";
import type { Region } from "#domain/region.ts";
import { ProjectCardFields } from "#web/components/project-card.tsx";
import { fund } from "#web/graphql/document.ts";

/** The fields that every page with a catalogue shows. */
export const CatalogueFields = fund(
  `
  fragment CatalogueFields on Catalogue {
    total hasMore page pages
    search { words isCorrected suggestion }
    calls { value { slug title(language: $language) } count }
    themes { value count }
    regions { value count }
    statuses { value count }
    hasWinners
    entries {
      project { ...ProjectCardFields }
      call { submissionsOpen }
      match {
        title { text isMatch } organisation { text isMatch } town { text isMatch }
        excerpt { text isMatch } isExcerptInDutch
      }
    }
  }
`,
  [ProjectCardFields],
);

/** A page of the catalogue. */
export type CatalogueData = ResultOf<typeof CatalogueFields>;
export type CatalogueEntry = CatalogueData["entries"][number];

/** A value to choose and the number of projects with it; null if there are too many to count. */
export type ValueCount<Value extends string> = { value: Value; count: number | null };

/** The regions in our spelling, because GraphQL names have no hyphens. */
export function regionCounts({ regions }: CatalogueData): ValueCount<Region>[] {
  return regions.map(({ value, count }) => ({ value: value.replaceAll("_", "-") as Region, count }));
}
