import { sealAllAnew } from "#server/actions/secret.ts";
import type { Commands } from "#server/cli/command.ts";

export const secretCommands: Commands = {
  "secret rotate": {
    usage: "secret rotate                    seals everything anew with SECRET_KEY; then SECRET_KEYS_BEFORE can go",
    run: async (context) => {
      const sealed = await sealAllAnew(context);
      return `${sealed} values were sealed with an earlier key and now are with the present one.`;
    },
  },
};
