import { belgianOrganisations } from "#server/database/demo/content/organisation-belgium.ts";
import { dutchOrganisations } from "#server/database/demo/content/organisation-netherlands.ts";
import type { DemoOrganisation } from "#server/database/demo/content/shape.ts";

/** All organisations of the demo. */
export const organisations: DemoOrganisation[] = [...belgianOrganisations, ...dutchOrganisations];
