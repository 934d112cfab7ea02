import { parseArgs } from "node:util";
import { workplacesOf } from "#domain/fund-list.ts";
import { kioskSetUpMinutes } from "#domain/kiosk.ts";
import { Refusal } from "#domain/problem.ts";
import { addKiosk, removeKiosk } from "#server/actions/kiosk.ts";
import { CommandError, type Commands } from "#server/cli/command.ts";
import { actingAs } from "#server/cli/office.ts";
import { getFundLists } from "#server/database/queries/fund-list.ts";
import { listKiosks } from "#server/database/queries/kiosk.ts";

export const kioskCommands: Commands = {
  "kiosk add": {
    usage:
      "kiosk add <branch>               prints a link that turns one tablet into a kiosk where people vote:\n" +
      "                                                   --name <what tells it from others>, --as <email or ID> of the\n" +
      "                                                   coordinator",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { name: { type: "string" }, as: { type: "string" } },
      });
      const workplaces = workplacesOf(await getFundLists(context.db));
      const branch = workplaces.find((workplace) => workplace === positionals[0]);
      if (!branch) throw new CommandError(`Give the branch where it is: one of ${workplaces.join(", ")}.`);
      const { code, address } = await addKiosk(await actingAs(context, values.as), {
        branch,
        name: values.name ?? branch,
      });
      return (
        `Open this on the tablet within ${kioskSetUpMinutes} minutes; it works once:\n${address}\n` +
        `Or open ${new URL("/vote/kiosk", context.publicUrl)} there and type ${code}.`
      );
    },
  },
  "kiosk list": {
    usage:
      "kiosk list                       lists the kiosks with their branch, their name and when each was last used",
    run: async ({ db }) => {
      const all = await listKiosks(db);
      if (all.length === 0) return "There are no kiosks.";
      const lines = all.map(
        ({ id, branch, name, lastSeenAt }) =>
          `${id}  ${branch.padEnd(10)} ${name.padEnd(24)} ${lastSeenAt?.toISOString() ?? "not set up yet"}`,
      );
      return lines.join("\n");
    },
  },
  "kiosk remove": {
    usage:
      "kiosk remove <id>                removes a kiosk at once, for example a lost tablet; --as <email or ID> of the\n" +
      "                                                   coordinator",
    run: async (context, args) => {
      const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { as: { type: "string" } } });
      const [id = ""] = positionals;
      const office = await actingAs(context, values.as);
      try {
        await removeKiosk(office, { id });
      } catch (error) {
        const code = error instanceof Refusal ? error.problem.code : "";
        if (code !== "kiosk.unknown" && code !== "id.malformed") throw error;
        throw new CommandError(`There is no kiosk ${id || "…"}; "kiosk list" shows them.`);
      }
      return "The kiosk is gone: that tablet can no longer be voted on.";
    },
  },
};
