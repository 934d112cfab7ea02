import { parseArgs } from "node:util";
import { dossierStates } from "#domain/dossier.ts";
import { askForCompletion, giveToCommittee } from "#server/actions/dossier-handling.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { actingAs, readUntil, shownMoment } from "#server/cli/office.ts";
import type { Context } from "#server/context.ts";
import { findByNumber, listBareDossiers } from "#server/database/queries/dossier-version.ts";

const formatMoment = (instant: Date | null) => (instant ? shownMoment(instant) : "");

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
      const lines = rows.map(({ number, type, state, sentAt, completeBy }) =>
        [
          number?.padEnd(12),
          type.padEnd(8),
          state.padEnd(11),
          formatMoment(sentAt).padEnd(16),
          formatMoment(completeBy),
        ]
          .join("  ")
          .trimEnd(),
      );
      return ["number        type      state        sent              to complete by", ...lines].join("\n");
    },
  },
  "dossier ask-completion": {
    usage:
      "dossier ask-completion <number>  asks the applicant to complete a dossier: --until 2026-12-01, --message <text>\n" +
      "                                                   in their language, --as <email or ID> of the coordinator",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { until: { type: "string" }, message: { type: "string", default: "" }, as: { type: "string" } },
      });
      const until = readUntil(values.until);
      const { id: dossierId, number } = await getByNumber(context, positionals[0]);
      await askForCompletion(await actingAs(context, values.as), { dossierId, until, reason: values.message });
      return `The applicant of ${number} is asked to complete it before ${shownMoment(until)}.`;
    },
  },
  "dossier review": {
    usage:
      "dossier review <number>          closes a dossier for its applicant and gives it to the committee; --as <…>",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { as: { type: "string" } } });
      const { id: dossierId, number } = await getByNumber(context, positionals[0]);
      await giveToCommittee(await actingAs(context, values.as), { dossierId });
      return `${number} is with the committee.`;
    },
  },
};

async function getByNumber({ db }: Context, number = "") {
  const dossier = await findByNumber(db, number.toUpperCase());
  if (!dossier) throw new CommandError(`There is no dossier with the number ${number || "…"}.`);
  return dossier;
}
