import { withoutRepeats } from "#domain/illustration.ts";
import { builder } from "#server/api/fund/builder.ts";
import { Project } from "#server/api/fund/project.ts";
import { listAround } from "#server/database/queries/neighbour.ts";
import type { ProjectRow } from "#server/database/queries/project.ts";

/** The number of other projects besides the previous and the next one. */
const others = 3;

type Neighbours = { previous: ProjectRow | null; next: ProjectRow | null; others: ProjectRow[] };

const ProjectNeighbours = builder.objectRef<Neighbours>("ProjectNeighbours").implement({
  description: "The projects before and after a project, in the order in which their call lists them.",
  fields: (t) => ({
    previous: t.expose("previous", { type: Project, nullable: true, description: "The project before it." }),
    next: t.expose("next", { type: Project, nullable: true, description: "The project after it." }),
    others: t.expose("others", {
      type: [Project],
      description: `At most ${others} other projects near it, without the previous and the next one.`,
    }),
  }),
});

builder.objectField(Project, "neighbours", (t) =>
  t.field({
    description: "The projects before and after it in its call.",
    type: ProjectNeighbours,
    resolve: async (project, _args, { db }): Promise<Neighbours> => {
      const { id, callId, place, slug } = project;
      const around = await listAround(db, { id, callId, place, slug }, others + 1);
      const here = around.findIndex((project) => project.id === id);
      const before = around.slice(0, here).reverse();
      const after = around.slice(here + 1);
      return {
        previous: before[0] ?? null,
        next: after[0] ?? null,
        // The page also shows the project itself, so its drawing must not repeat.
        others: withoutRepeats([project, ...after.slice(1), ...before.slice(1)]).slice(1, others + 1),
      };
    },
  }),
);
