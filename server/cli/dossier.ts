import { parseArgs } from "node:util";
import { dossierStates } from "#domain/dossier.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { shownMoment } from "#server/cli/office.ts";
import { listBareDossiers } from "#server/database/queries/dossier-version.ts";

const formatMoment = (instant: Date | null) => (instant ? shownMoment(instant) : "");
const formatDay = (instant: Date | null) => formatMoment(instant).slice(0, 10);

export const dossierCommands: Commands = {
  "dossier list": {
    usage:
      "dossier list                     lists submitted dossiers without their content; --state submitted lists only those",
    run: async ({ db }, args) => {
      const { values } = parseArgs({ args, options: { state: { type: "string" } } });
      const state = dossierStates.find((knownState) => knownState === values.state && knownState !== "draft");
      if (values.state && !state)
        throw new CommandError(`For --state give one of ${dossierStates.slice(1).join(", ")}.`);
      const rows = await listBareDossiers(db, state);
      const lines = rows.map(({ number, type, state, sentOn, completeBy }) =>
        [number?.padEnd(12), type.padEnd(8), state.padEnd(11), formatDay(sentOn).padEnd(10), formatMoment(completeBy)]
          .join("  ")
          .trimEnd(),
      );
      return ["number        type      state        sent        to complete by", ...lines].join("\n");
    },
  },
};
