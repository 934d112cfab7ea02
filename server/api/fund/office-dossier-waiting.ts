import { waitingSteps } from "#domain/dossier-waiting.ts";
import { isLargeEnough } from "#domain/figure.ts";
import { requirePermission } from "#server/actions/permission.ts";
import { builder } from "#server/api/fund/builder.ts";
import { countOpenDrafts } from "#server/database/queries/dossier.ts";
import { countWaitingDossiers, type WaitingDossiers } from "#server/database/queries/dossier-waiting.ts";

const WaitingStepEnum = builder.enumType("WaitingStep", {
  description: "The step of the viewer for which a dossier waits.",
  values: waitingSteps,
});

const WaitingDossiersRef = builder.objectRef<WaitingDossiers>("WaitingDossiers").implement({
  description: "Dossiers that wait for one step of the viewer.",
  fields: (t) => ({
    step: t.expose("step", { type: WaitingStepEnum, description: "The step for which they wait." }),
    count: t.exposeInt("count", { description: "How many there are." }),
    day: t.exposeString("day", {
      nullable: true,
      description:
        "The day on which the first is due or was due, such as 2026-12-04, or before which it is; null without a term.",
    }),
  }),
});

builder.queryField("waitingDossiers", (t) =>
  t.field({
    type: [WaitingDossiersRef],
    description: "The dossiers that wait for the viewer, by what they wait for.",
    resolve: (_root, _args, { db, me, now }) => countWaitingDossiers(db, requirePermission(me, "readDossiers"), now),
  }),
);

builder.queryField("draftCount", (t) =>
  t.int({
    nullable: true,
    description: "How many projects are begun and not submitted; null if they are too few to be counted.",
    resolve: async (_root, _args, { db }) => {
      const count = await countOpenDrafts(db);
      return isLargeEnough(count) ? count : null;
    },
  }),
);
