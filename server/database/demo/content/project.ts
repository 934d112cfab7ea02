import { animalsProjects } from "#server/database/demo/content/project-animals.ts";
import { belgianCareProjects } from "#server/database/demo/content/project-care-belgium.ts";
import { dutchCareProjects } from "#server/database/demo/content/project-care-netherlands.ts";
import { cultureProjects } from "#server/database/demo/content/project-culture.ts";
import { foodProjects } from "#server/database/demo/content/project-food.ts";
import { belgianInclusionProjects } from "#server/database/demo/content/project-inclusion-belgium.ts";
import { dutchInclusionProjects } from "#server/database/demo/content/project-inclusion-netherlands.ts";
import { natureProjects } from "#server/database/demo/content/project-nature.ts";
import { belgianSportProjects } from "#server/database/demo/content/project-sport-belgium.ts";
import { dutchSportProjects } from "#server/database/demo/content/project-sport-netherlands.ts";
import { belgianYouthProjects } from "#server/database/demo/content/project-youth-belgium.ts";
import { dutchYouthProjects } from "#server/database/demo/content/project-youth-netherlands.ts";
import type { DemoProject } from "#server/database/demo/content/shape.ts";

/** All projects of the demo: eight on the ballot of today, the others from earlier calls. */
export const projects: DemoProject[] = [
  ...animalsProjects,
  ...belgianCareProjects,
  ...dutchCareProjects,
  ...cultureProjects,
  ...foodProjects,
  ...belgianInclusionProjects,
  ...dutchInclusionProjects,
  ...natureProjects,
  ...belgianSportProjects,
  ...dutchSportProjects,
  ...belgianYouthProjects,
  ...dutchYouthProjects,
];
